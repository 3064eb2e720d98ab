import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { defaultLanguage } from '../../../src/site/routes.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { idFor } from '../page-list/new-page.ts';
import { useServices } from '../services.tsx';
import { documentPath } from './document-path.ts';
import { refreshSettings } from './refresh-settings.ts';
import { type CreatedKind, newSettings } from './settings-kinds.ts';
import { FormActions } from '../form-actions.tsx';

/** Creates a menu, layout, form, shared section or post under a name, and opens it. */
export function CreateSettingsDialog({
  siteId,
  kind,
  taken,
  onClose,
}: {
  readonly siteId: string;
  readonly kind: CreatedKind;
  /** Ids that there are. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { api, now } = useServices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useId();
  const [name, setName] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const isMissing = name.trim() === '';
  const create = useMutation({
    mutationFn: async () => {
      const id = idFor(name, taken);
      const language = defaultLanguage(await api.call('siteConfiguration', { site: siteId }));
      const today = new Date(now()).toISOString().slice(0, 10);
      const body = newSettings(kind, name.trim(), { language, today });
      await api.call('createDocument', { site: siteId, path: { kind }, body: { id, body } });
      return id;
    },
    onSuccess: async (id) => {
      onClose();
      await navigate(documentPath(siteId, { kind, id }));
    },
    onSettled: () => refreshSettings(client, siteId),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isMissing && !create.isPending) create.mutate();
  };
  return (
    <Dialog
      title={t(`settings.create.${kind}`)}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <FormActions
          form={form}
          submitLabel={t(`settings.createSubmit.${kind}`)}
          isBusy={create.isPending}
          onCancel={onClose}
        />
      }
    >
      {create.error && <Notice tone="danger">{t('settings.createFailed')}</Notice>}
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={t('naming.title')}
          value={name}
          onChange={setName}
          isRequired
          autoFocus
          error={wasSent && isMissing ? t('settings.nameRequired') : null}
        />
      </form>
    </Dialog>
  );
}
