import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../src/api/api-error.ts';
import { useServices } from '../services.tsx';
import { type Operator, useSetOperator } from '../session/use-operator.ts';
import { accountsFor, type DemoAccount, DemoAccounts } from './demo-accounts.tsx';
import { ownPath } from './own-path.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { Link } from '../../ui/link/link.tsx';

/** Signs operators in; in a demonstration by one press, or at once when the address names an account. */
export function SignInScreen() {
  const { t } = useTranslation();
  const { api } = useServices();
  const navigate = useNavigate();
  const setOperator = useSetOperator();
  const [search, setSearch] = useSearchParams();
  const account = search.get('account');

  const demo = useQuery({
    queryKey: ['demoAccounts'],
    queryFn: () =>
      api.call('demoAccounts', {}).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const target = ownPath(search.get('to'));
  const enter = (operator: Operator) => {
    setOperator(operator);
    navigate(target, { replace: true });
  };
  const signIn = useMutation({
    mutationFn: ({ email }: DemoAccount) =>
      api.call('signIn', { body: { email, password: demo.data?.password ?? '' } }),
    onSuccess: enter,
  });

  const wanted = demo.data?.accounts.find(({ email }) => email === account);
  const { mutate, isIdle } = signIn;
  useEffect(() => {
    if (wanted && isIdle) mutate(wanted);
  }, [wanted, isIdle, mutate]);
  // Whoever goes back to this address after a failure chooses anew.
  useEffect(() => {
    if (!signIn.isError || !account) return;
    search.delete('account');
    setSearch(search, { replace: true });
  }, [signIn.isError, account, search, setSearch]);

  return (
    <SignInFrame
      title={t('signIn.title')}
      beside={
        demo.data && (
          <div>
            {signIn.error && <SignInFailed error={signIn.error} />}
            <DemoAccounts
              accounts={accountsFor(target, demo.data.accounts)}
              busyWith={signIn.isPending ? signIn.variables.email : null}
              onChoose={mutate}
            />
          </div>
        )
      }
    >
      <SignInForm onSignedIn={enter} />
      <Link to="/forgotten-password">{t('signIn.forgotten')}</Link>
    </SignInFrame>
  );
}
