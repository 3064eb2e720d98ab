import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../app/form-actions.tsx';
import { idFor } from '../app/page-list/new-page.ts';
import { refreshSettings } from '../app/settings/refresh-settings.ts';
import { useServices } from '../app/services.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import { summaryOf } from '../document/summary.ts';
import { useNodeName } from '../workspace/node-name.ts';
import { useWorkspace } from '../workspace/workspace.ts';

const kind = 'sharedComponent';

/** Asks what a shared section is called, creates its draft out of a node, and shows it in the place of the node. */
export function MakeSharedDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const nameOf = useNodeName();
  const { api } = useServices();
  const client = useQueryClient();
  const { show } = useToasts();
  const { site, store, edits, language, refuse } = useWorkspace();
  const form = useId();
  const [name, setName] = useState(() => summaryOf(store.document(), id, language) || nameOf(id));
  const [wasSent, setWasSent] = useState(false);
  const given = name.trim();
  const make = useMutation({
    mutationFn: async () => {
      // Archived ones have ids, too.
      const all = await api.call('documents', { site: site.id, path: { kind } });
      const shared = idFor(
        given,
        all.map((one) => one.id),
      );
      const body = edits.sharedBody(id, given);
      await api.call('createDocument', { site: site.id, path: { kind }, body: { id: shared, body } });
      await site.shared.refresh();
      return shared;
    },
    onSuccess(shared) {
      void refreshSettings(client, site.id);
      onClose();
      const refusal = edits.replaceByShared(id, shared, given);
      if (refusal) refuse(refusal);
      else show({ text: t('shared.made', { name: given }) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (given !== '' && !make.isPending) make.mutate();
  };
  return (
    <Dialog
      title={t('shared.makeTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <FormActions
          form={form}
          submitLabel={t('shared.makeSubmit')}
          isBusy={make.isPending}
          onCancel={onClose}
        />
      }
    >
      {make.error && <Notice tone="danger">{t('shared.makeFailed')}</Notice>}
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={t('naming.title')}
          help={t('shared.makeHelp')}
          value={name}
          onChange={setName}
          isRequired
          autoFocus
          error={wasSent && given === '' ? t('settings.nameRequired') : null}
        />
      </form>
    </Dialog>
  );
}
