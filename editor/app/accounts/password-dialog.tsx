import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { useServices } from '../services.tsx';
import { FormActions } from '../form-actions.tsx';
import { passwordFailure } from './password-failure.ts';

const Form = styled.form`display: grid; gap: 16px;`;

/** Changes the password of whoever is signed in; all their other sessions end. */
export function PasswordDialog({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const form = useId();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const change = useMutation({
    mutationFn: () => api.call('changePassword', { body: { current, next } }),
    onSuccess: () => {
      show({ text: t('password.changed') });
      onClose();
    },
  });
  const failure = change.error ? passwordFailure(change.error, i18n) : null;
  const errorAt = (at: 'current' | 'next', value: string) => {
    if (failure?.at === at) return failure.text;
    return wasSent && value === '' ? t('signIn.required') : null;
  };
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    change.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (current !== '' && next !== '' && !change.isPending) change.mutate();
  };
  return (
    <Dialog
      title={t('password.title')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <FormActions
          form={form}
          submitLabel={t('password.submit')}
          isBusy={change.isPending}
          onCancel={onClose}
        />
      }
    >
      <Form id={form} onSubmit={submit} noValidate>
        {failure?.at === 'form' && <Notice tone="danger">{failure.text}</Notice>}
        {/* Password managers need the account that they store the new password for. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={t('password.current')}
          type="password"
          autoComplete="current-password"
          maxLength={128}
          autoFocus
          value={current}
          onChange={edit(setCurrent)}
          error={errorAt('current', current)}
        />
        <TextField
          label={t('password.next')}
          type="password"
          autoComplete="new-password"
          maxLength={128}
          help={t('password.help')}
          value={next}
          onChange={edit(setNext)}
          error={errorAt('next', next)}
        />
      </Form>
    </Dialog>
  );
}
