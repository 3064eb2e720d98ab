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
import { useArchive } from '../use-archive.ts';
import { TemplateDialog } from './template-dialog.tsx';
import type { ListedTemplate } from './use-templates.ts';

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
  const [isRenaming, setIsRenaming] = useState(false);
  const path = { kind: 'pageTemplate', id };
  const { archive, restore } = useArchive({ kind: 'pageTemplate', id, name });
  const label = t('pages.actions', { page: name });
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
    ? { id: 'restore', label: t('pages.restore'), icon: ArchiveRestore, onAction: () => void restore() }
    : {
        id: 'archive',
        label: t('pages.archive'),
        icon: Archive,
        isDangerous: true,
        onAction: () => void archive().catch(() => show({ tone: 'danger', text: t('pages.archiveFailed') })),
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
