import type { ReactNode } from 'react';
import * as S from './button-link.styles.ts';

interface Props {
  /** At work: shows a turning ring, keeps its label and takes no further press. */
  readonly isBusy: boolean;
  /** Its form comes alive in a moment: nothing can be sent yet, and it does not look any different for so short a time. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** The one button that sends a form of an island; it carries no icons to the browser. */
export function SubmitButton({ isBusy, isWaiting = false, children }: Props) {
  return (
    <S.Button
      as="button"
      type="submit"
      data-variant="primary"
      data-size="large"
      data-full-width
      disabled={isWaiting}
      data-waiting={isWaiting || undefined}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {isBusy && <S.Spinner aria-hidden />}
      <span data-island-of="label">{children}</span>
    </S.Button>
  );
}
