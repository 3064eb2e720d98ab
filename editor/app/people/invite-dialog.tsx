import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { OPERATOR_ROLES, type OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { FormActions } from '../form-actions.tsx';
import type { OperatorSite } from '../session/use-operator.ts';
import { failureKey, usePeople } from './use-people.ts';

const Form = styled.form`display: grid; gap: 16px;`;
/** Failures that are about the address. */
const AT_ADDRESS = ['people.exists', 'people.noAddress'];

/** Invites somebody to a site by e-mail. */
export function InviteDialog({
  site,
  onClose,
}: {
  readonly site: OperatorSite;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useId();
  const { show } = useToasts();
  const { invite } = usePeople(site.id);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('editor');
  const [wasSent, setWasSent] = useState(false);
  const address = email.trim();
  const failure = invite.error ? failureKey(invite.error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (address === '' || invite.isPending) return;
    invite.mutate(
      { email: address, role },
      {
        onSuccess: () => {
          show({ text: t('people.invited', { email: address }) });
          onClose();
        },
      },
    );
  };
  const errorOfAddress = () => {
    if (failure !== null && AT_ADDRESS.includes(failure)) return t(failure);
    return wasSent && address === '' ? t('problems.required') : null;
  };
  return (
    <Dialog
      title={t('people.inviteTitle', { site: site.name })}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <FormActions
          form={form}
          submitLabel={t('people.sendInvitation')}
          isBusy={invite.isPending}
          onCancel={onClose}
        />
      }
    >
      <p>{t('people.inviteText')}</p>
      <Form id={form} onSubmit={submit} noValidate>
        {failure !== null && !AT_ADDRESS.includes(failure) && <Notice tone="danger">{t(failure)}</Notice>}
        <TextField
          label={t('signIn.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          autoFocus
          value={email}
          onChange={(value) => {
            setEmail(value);
            invite.reset();
          }}
          error={errorOfAddress()}
        />
        <Select
          label={t('people.role')}
          value={role}
          onChange={setRole}
          options={OPERATOR_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <p>{t(`people.may.${role}`)}</p>
      </Form>
    </Dialog>
  );
}
