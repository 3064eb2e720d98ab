import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { FormActions } from '../form-actions.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { templatesKey } from './use-templates.ts';

/** What operators know a template by. */
export interface TemplateNaming {
  readonly name: string;
  readonly description: string;
}

/** As the schema of templates has it. */
const LIMITS = { name: 120, description: 300 } as const;

/** Asks what a template is called and what it is good for, and stores it. */
export function TemplateDialog({
  title,
  submitLabel,
  help,
  naming,
  onStore,
  onClose,
}: {
  readonly title: string;
  readonly submitLabel: string;
  readonly help?: string;
  /** What is filled in at first. */
  readonly naming: TemplateNaming;
  /** Rejects where it cannot be stored. */
  readonly onStore: (naming: TemplateNaming) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { site } = useSite();
  const client = useQueryClient();
  const form = useId();
  const [name, setName] = useState(naming.name);
  const [description, setDescription] = useState(naming.description);
  const [wasSent, setWasSent] = useState(false);
  const isMissing = name.trim() === '';
  const store = useMutation({
    mutationFn: () => onStore({ name: name.trim(), description: description.trim() }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: templatesKey(site.id) });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isMissing && !store.isPending) store.mutate();
  };
  return (
    <Dialog
      title={title}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <FormActions form={form} submitLabel={submitLabel} isBusy={store.isPending} onCancel={onClose} />
      }
    >
      {store.isError && <Notice tone="danger">{t('templates.failed')}</Notice>}
      {help && <p>{help}</p>}
      <form id={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
        <TextField
          label={t('naming.title')}
          value={name}
          onChange={setName}
          maxLength={LIMITS.name}
          isRequired
          autoFocus
          error={wasSent && isMissing ? t('settings.nameRequired') : null}
        />
        <TextField
          label={t('templates.description')}
          help={t('templates.descriptionHelp')}
          value={description}
          onChange={setDescription}
          maxLength={LIMITS.description}
          isMultiline
        />
      </form>
    </Dialog>
  );
}
