import { onDemand } from '../on-demand/on-demand.tsx';
import type { DialogProps } from './dialog-props.ts';

/** A modal dialog, shown as long as it is rendered. Focus returns to where it was. */
export const Dialog = onDemand<DialogProps>(() =>
  import('./dialog-frame.tsx').then(({ DialogFrame }) => DialogFrame),
);
