import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../src/api/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { tooOften } from '../accounts/too-often.ts';
import { useMailLanguage } from '../people/use-people.ts';
import { useServices } from '../services.tsx';
import { Fields, SignInFrame } from './sign-in-frame.tsx';
import { Link } from '../../ui/link/link.tsx';

/** Asks for a link by which a new password is set. It says the same about every address. */
export function ForgottenPasswordScreen() {
  const { t, i18n } = useTranslation();
  const { api } = useServices();
  const language = useMailLanguage();
  const [email, setEmail] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const ask = useMutation({
    mutationFn: () => api.call('forgotPassword', { body: { email: email.trim(), language } }),
  });
  const isEmpty = email.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isEmpty && !ask.isPending) ask.mutate();
  };
  return (
    <SignInFrame title={t('forgotten.title')}>
      {ask.isSuccess ? (
        <div role="status">
          <Notice>{t('forgotten.sent', { email: email.trim() })}</Notice>
        </div>
      ) : (
        <Fields onSubmit={submit} noValidate>
          <p>{t('forgotten.text')}</p>
          {ask.error && (
            <Notice tone="danger">
              {hasErrorCode(ask.error, 'tooManyRequests') ? tooOften(ask.error, i18n) : t('forgotten.failed')}
            </Notice>
          )}
          <TextField
            label={t('signIn.email')}
            name="email"
            size="large"
            type="email"
            autoComplete="username"
            inputMode="email"
            spellCheck="false"
            maxLength={254}
            autoFocus
            value={email}
            onChange={setEmail}
            error={wasSent && isEmpty ? t('signIn.required') : null}
          />
          <Button type="submit" variant="primary" size="large" isBusy={ask.isPending}>
            {t('forgotten.submit')}
          </Button>
        </Fields>
      )}
      <Link to="/sign-in">{t('forgotten.back')}</Link>
    </SignInFrame>
  );
}
