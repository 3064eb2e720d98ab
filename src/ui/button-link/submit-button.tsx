import type { ReactNode } from 'react';
import { useIsHydrated } from '../../runtime/hydration/use-is-hydrated.ts';
import * as S from './button-link.styles.ts';

interface Props {
  /** Shows a spinner beside the label and ignores further clicks. */
  readonly isBusy: boolean;
  /** Nothing can be sent for now: it looks disabled, and keeps the focus. */
  readonly isDisabled?: boolean;
  /** The form that it belongs to, where it stands outside, in a bar: it is smaller there. */
  readonly formId?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The submit button of a form in an island; it does not import the icon set. Until it is hydrated its form cannot be
 * sent, but it looks enabled, because hydration takes only a moment.
 */
export function SubmitButton({ isBusy, isDisabled, formId, children }: Props) {
  const isWaiting = !useIsHydrated();
  return (
    <S.Button
      as="button"
      type="submit"
      form={formId}
      data-variant="primary"
      data-size={formId ? 'medium' : 'large'}
      data-full-width
      disabled={isWaiting}
      data-waiting={isWaiting || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isDisabled || undefined}
    >
      {isBusy && <S.Spinner aria-hidden />}
      <span data-island-of="label">{children}</span>
    </S.Button>
  );
}
