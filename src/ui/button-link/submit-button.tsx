import type { ReactNode } from 'react';
import * as S from './button-link.styles.ts';

interface Props {
  /** Shows a spinner beside the label and ignores further clicks. */
  readonly isBusy: boolean;
  /** Its form is not hydrated yet: it cannot be sent, but looks enabled, because hydration takes only a moment. */
  readonly isWaiting?: boolean;
  /** The form that it belongs to, where it stands outside. */
  readonly formId?: string;
  readonly children: ReactNode;
}

/** The submit button of a form in an island; it does not import the icon set. */
export function SubmitButton({ isBusy, isWaiting = false, formId, children }: Props) {
  return (
    <S.Button
      as="button"
      type="submit"
      form={formId}
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
