import type { ReactNode } from 'react';
import { onDemand } from '../on-demand/on-demand.tsx';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Its buttons; the last is the one that does what the title says. */
  readonly actions: ReactNode;
  /** Name of the button that closes it; a dialog without one is closed by its actions alone. */
  readonly closeLabel?: string;
  readonly onClose?: () => void;
  readonly size?: 'normal' | 'wide' | 'full';
  /** A question that must be answered: read out at once, and not closed by a click beside it. */
  readonly isAlert?: boolean;
}

/** A modal dialog, shown as long as it is rendered. Focus returns to where it was. */
export const Dialog = onDemand<DialogProps>(() =>
  import('./dialog-frame.tsx').then(({ DialogFrame }) => DialogFrame),
);
