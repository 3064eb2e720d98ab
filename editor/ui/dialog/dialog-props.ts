import type { ReactNode } from 'react';

export interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Its buttons; the last is the one that does what the title says. */
  readonly actions: ReactNode;
  /** Name of the button that closes it; a dialog without one is closed by its actions alone. */
  readonly closeLabel?: string;
  readonly onClose?: () => void;
  readonly size?: 'normal' | 'wide' | 'large' | 'full';
  /** A question that must be answered: read out at once, and not closed by a click beside it. */
  readonly isAlert?: boolean;
  /**
   * It holds much to read: the keyboard comes to its content in order to scroll it, and its height is the same whatever
   * arrives, so that its buttons do not move away from a pointer.
   */
  readonly isForReading?: boolean;
}
