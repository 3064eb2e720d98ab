import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasErrorCode } from '../../../src/api/api-error.ts';
import type { ResponseOf } from '../../../src/api/wire/operations/client-types.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { passwordFailure } from '../accounts/password-failure.ts';
import { useServices } from '../services.tsx';
import { useSetOperator } from '../session/use-operator.ts';
import { Failed } from '../../ui/failed/failed.tsx';
import { FailedScreen } from '../shell/failed-screen.tsx';
import { Waiting } from '../../ui/progress/waiting.tsx';
import { Fields, SignInFrame } from './sign-in-frame.tsx';
import { Link } from '../../ui/link/link.tsx';

type AccountLink = ResponseOf<'accountLink'>;

/** Accepts an invitation or sets a new password, and signs in; the link of the mail is in the address. */
function LinkForm({ token, link }: { readonly token: string; readonly link: AccountLink }) {
  const { t, i18n } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const navigate = useNavigate();
  const setOperator = useSetOperator();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const { email, hasPassword, purpose, siteName } = link;
  const asksPassword = !hasPassword || purpose === 'reset';
  const use = useMutation({
    mutationFn: async () => {
      const body = {
        token,
        ...(hasPassword ? {} : { name: name.trim() }),
        ...(asksPassword ? { password } : {}),
      };
      await api.call('useAccountLink', { body });
      return asksPassword ? api.call('signIn', { body: { email, password } }).catch(() => null) : null;
    },
    onSuccess: (operator) => {
      if (operator) setOperator(operator);
      else show({ text: t('link.done') });
      navigate(operator ? '/' : '/sign-in', { replace: true });
    },
  });
  const failure = use.error ? passwordFailure(use.error, i18n) : null;
  const isMissing = (value: string) => wasSent && value.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    const isComplete = (hasPassword || name.trim() !== '') && (!asksPassword || password !== '');
    if (isComplete && !use.isPending) use.mutate();
  };
  const errorOfPassword = () => {
    if (failure?.at === 'next') return failure.text;
    return isMissing(password) ? t('signIn.required') : null;
  };
  if (hasErrorCode(use.error, 'linkEnded')) return <EndedLink />;
  return (
    <Fields onSubmit={submit} noValidate>
      <p>{t(`link.text.${purpose}`, { site: siteName, email })}</p>
      {failure && failure.at !== 'next' && <Notice tone="danger">{failure.text}</Notice>}
      {/* Password managers need the account that they store the password for. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {!hasPassword && (
        <TextField
          label={t('link.name')}
          name="name"
          size="large"
          autoComplete="name"
          maxLength={80}
          autoFocus
          value={name}
          onChange={setName}
          error={isMissing(name) ? t('signIn.required') : null}
        />
      )}
      {asksPassword && (
        <TextField
          label={t('password.next')}
          name="password"
          size="large"
          type="password"
          autoComplete="new-password"
          maxLength={128}
          help={t('password.help')}
          autoFocus={hasPassword}
          value={password}
          onChange={(value) => {
            setPassword(value);
            use.reset();
          }}
          error={errorOfPassword()}
        />
      )}
      <Button type="submit" variant="primary" size="large" isBusy={use.isPending}>
        {t(`link.submit.${purpose}`)}
      </Button>
    </Fields>
  );
}

function EndedLink() {
  const { t } = useTranslation();
  return (
    <>
      <Notice tone="danger">{t('link.ended')}</Notice>
      <Link to="/forgotten-password">{t('signIn.forgotten')}</Link>
      <Link to="/sign-in">{t('forgotten.back')}</Link>
    </>
  );
}

/** Where the links in mails about accounts lead. */
export function SetPasswordScreen() {
  const { t } = useTranslation();
  const { api } = useServices();
  const token = useLocation().hash.slice(1);
  const link = useQuery({
    queryKey: ['accountLink', token],
    queryFn: async () => {
      try {
        return token === '' ? null : await api.call('accountLink', { body: { token } });
      } catch (error) {
        if (hasErrorCode(error, 'linkEnded') || hasErrorCode(error, 'invalidRequest')) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (link.isPending) return <Waiting />;
  if (link.data === undefined)
    return (
      <FailedScreen>
        <Failed onRetry={() => void link.refetch()} isBusy={link.isFetching} />
      </FailedScreen>
    );
  const title = t(link.data?.purpose === 'invitation' ? 'link.title.invitation' : 'link.title.reset', {
    site: link.data?.siteName ?? '',
  });
  return (
    <SignInFrame title={title}>
      {link.data ? <LinkForm token={token} link={link.data} /> : <EndedLink />}
    </SignInFrame>
  );
}
