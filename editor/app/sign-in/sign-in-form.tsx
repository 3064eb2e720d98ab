import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../src/api/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useServices } from '../services.tsx';
import type { Operator } from '../session/use-operator.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { Fields } from './sign-in-frame.tsx';

/** Signs in by e-mail address and password. */
export function SignInForm({
  email: fixedEmail,
  onSignedIn,
}: {
  /** The only address that may sign in; without it any may. */
  readonly email?: string;
  readonly onSignedIn: (operator: Operator) => void;
}) {
  const { t } = useTranslation();
  const { api } = useServices();
  const [email, setEmail] = useState(fixedEmail ?? '');
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const signIn = useMutation({
    mutationFn: () => api.call('signIn', { body: { email: email.trim(), password } }),
    onSuccess: onSignedIn,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (email.trim() !== '' && password !== '' && !signIn.isPending) signIn.mutate();
  };
  const isWrong = hasErrorCode(signIn.error, 'signInFailed');
  const required = (value: string) => (wasSent && value.trim() === '' ? t('signIn.required') : null);
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    signIn.reset();
  };
  return (
    <Fields onSubmit={submit} noValidate>
      {signIn.error && !isWrong && <SignInFailed error={signIn.error} />}
      <TextField
        label={t('signIn.email')}
        name="email"
        size="large"
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck="false"
        value={email}
        onChange={change(setEmail)}
        isReadOnly={fixedEmail !== undefined}
        autoFocus={fixedEmail === undefined}
        error={required(email)}
      />
      <TextField
        label={t('signIn.password')}
        name="password"
        size="large"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={change(setPassword)}
        autoFocus={fixedEmail !== undefined}
        error={isWrong ? t('signIn.wrong') : required(password)}
      />
      <Button type="submit" variant="primary" size="large" isBusy={signIn.isPending}>
        {t('signIn.submit')}
      </Button>
    </Fields>
  );
}
