import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Ellipsis, FilePlus2, Pencil } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import type { MenuEntry } from '../../ui/menu/menu-contents.ts';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { useServices } from '../services.tsx';
import { hasRole } from '../session/use-operator.ts';
import { useSite } from '../shell/site-layout.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { type ListedTemplate, templatesKey } from './use-templates.ts';

/** What can be done with a template of the list; archiving takes a publisher. */
export function TemplateActions({
  template: { id, name, description, isArchived },
  onUse,
}: {
  readonly template: ListedTemplate;
  readonly onUse: () => void;
}) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const { show } = useToasts();
  const client = useQueryClient();
  const [isRenaming, setIsRenaming] = useState(false);
  const path = { kind: 'pageTemplate', id };
  const label = t('pages.actions', { page: name });
  const send = async (archived: boolean) => {
    await api.call('archiveDocument', { site: site.id, path, body: { isArchived: archived } });
    await client.invalidateQueries({ queryKey: templatesKey(site.id) });
  };
  const failed = () => show({ tone: 'danger', text: t('pages.archiveFailed') });
  const setArchived = (archived: boolean) =>
    void send(archived).then(
      () =>
        show({
          text: t(archived ? 'pages.archived' : 'pages.restored', { page: name }),
          action: { label: t('app.undo'), onPress: () => void send(!archived).catch(failed) },
        }),
      failed,
    );
  const rename = async (naming: { readonly name: string; readonly description: string }) => {
    const { version, body } = await api.call('document', { site: site.id, path });
    await api.call('saveDocument', {
      site: site.id,
      path,
      body: { basedOn: version, body: { ...body, ...naming } },
    });
    show({ text: t('templates.renamed') });
  };
  const archiving: MenuEntry = isArchived
    ? { id: 'restore', label: t('pages.restore'), icon: ArchiveRestore, onAction: () => setArchived(false) }
    : {
        id: 'archive',
        label: t('pages.archive'),
        icon: Archive,
        isDangerous: true,
        onAction: () => setArchived(true),
      };
  const editing: MenuEntry[] = isArchived
    ? []
    : [
        { id: 'use', label: t('templates.use'), icon: FilePlus2, onAction: onUse },
        { id: 'rename', label: t('pages.rename'), icon: Pencil, onAction: () => setIsRenaming(true) },
      ];
  const groups = [
    { id: 'template', entries: editing },
    { id: 'archive', entries: hasRole(site.role, 'publisher') ? [archiving] : [] },
  ].filter(({ entries }) => entries.length > 0);
  if (groups.length === 0) return null;
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={Ellipsis} size="small" />}
        groups={groups}
      />
      {isRenaming && (
        <TemplateDialog
          title={t('pages.renameTitle', { page: name })}
          submitLabel={t('pages.rename')}
          naming={{ name, description }}
          onStore={rename}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </>
  );
}
