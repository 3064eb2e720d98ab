import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../src/api/api-error.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { tooOften } from '../accounts/too-often.ts';

/** Says why nobody was signed in, where the address and the password are not the reason. */
export function SignInFailed({ error }: { readonly error: Error }) {
  const { t, i18n } = useTranslation();
  return (
    <Notice tone="danger">
      {hasErrorCode(error, 'tooManyRequests') ? tooOften(error, i18n) : t('signIn.unreachable')}
    </Notice>
  );
}
