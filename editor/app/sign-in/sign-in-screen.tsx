import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { ApiError } from '../../../src/api/api-error.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { useServices } from '../services.tsx';
import { type Operator, useSetOperator } from '../session/use-operator.ts';
import { LanguageSelect } from '../shell/language-select.tsx';
import { Mark } from '../shell/mark.tsx';
import { Screen } from '../shell/screen.tsx';
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx';
import { ownPath } from './own-path.ts';
import { SignInForm } from './sign-in-form.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 32px;
  min-height: 100dvh;
  padding: clamp(24px, 8vh, 96px) 16px 24px;
`;
const Columns = styled.div`
  display: grid;
  gap: 40px;
  width: min(100%, 360px);
  &[data-columns='2'] {
    @media (width >= 760px) {
      grid-template-columns: 1fr 1fr;
      gap: 64px;
      width: min(100%, 784px);
    }
  }
  & > section:first-child { display: flex; flex-direction: column; gap: 20px; }
  & h1 { font-size: var(--text-heading); line-height: 28px; letter-spacing: -0.01em; }
`;
const Foot = styled.footer`
  width: 180px;
  margin-top: auto;
`;

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
  const enter = (operator: Operator) => {
    setOperator(operator);
    navigate(ownPath(search.get('to')), { replace: true });
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

  const title = t('signIn.title');
  return (
    <Screen title={title}>
      <Page>
        <Columns data-columns={demo.data ? 2 : 1}>
          <section>
            <Mark size={36} />
            <h1>{title}</h1>
            <SignInForm onSignedIn={enter} />
          </section>
          {demo.data && (
            <div>
              {signIn.isError && <Notice tone="danger">{t('signIn.unreachable')}</Notice>}
              <DemoAccounts
                accounts={demo.data.accounts}
                busyWith={signIn.isPending ? signIn.variables.email : null}
                onChoose={mutate}
              />
            </div>
          )}
        </Columns>
        <Foot>
          <LanguageSelect />
        </Foot>
      </Page>
    </Screen>
  );
}
