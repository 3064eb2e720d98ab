import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Copy, Ellipsis, ExternalLink, LayoutTemplate, Pencil } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import type { MenuEntry } from '../../ui/menu/menu-contents.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { useServices } from '../services.tsx';
import { hasRole } from '../session/use-operator.ts';
import { useSite } from '../shell/site-layout.tsx';
import { SaveTemplateDialog } from '../templates/save-template-dialog.tsx';
import { useArchive } from '../use-archive.ts';
import { RenamePageDialog } from './rename-page-dialog.tsx';
import { canBeTemplate, type ListedPage } from './listed-page.ts';

/** What can be done with a page of the list; archiving takes a publisher. */
export function PageActions({
  page,
  languages,
  onCopy,
}: {
  readonly page: ListedPage;
  /** Languages of the site, the default first. */
  readonly languages: readonly string[];
  readonly onCopy: () => void;
}) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const [open, setOpen] = useState<'rename' | 'template' | 'archive' | null>(null);
  const { name, path } = page;
  const { archive, restore } = useArchive({ kind: 'page', id: page.id, name });
  const archiving = useMutation({ mutationFn: archive, onSuccess: () => setOpen(null) });
  const close = () => {
    setOpen(null);
    // The next question does not begin with the failure of this one.
    archiving.reset();
  };
  const label = t('pages.actions', { page: name });

  const isPublic = page.publishedVersion !== null && !page.isArchived;
  const entries: MenuEntry[] = [
    { id: 'rename', label: t('pages.rename'), icon: Pencil, onAction: () => setOpen('rename') },
    { id: 'copy', label: t('pages.copy'), icon: Copy, onAction: onCopy },
  ];
  if (canBeTemplate(page.id))
    entries.push({
      id: 'template',
      label: t('templates.save'),
      icon: LayoutTemplate,
      onAction: () => setOpen('template'),
    });
  if (isPublic && path !== null)
    entries.push({
      id: 'visit',
      label: t('pages.visit'),
      icon: ExternalLink,
      onAction: () => void window.open(site.origin + path, '_blank', 'noopener'),
    });
  const archiveEntry: MenuEntry = page.isArchived
    ? {
        id: 'restore',
        label: t('pages.restore'),
        icon: ArchiveRestore,
        onAction: () => void restore(),
      }
    : {
        id: 'archive',
        label: t('pages.archive'),
        icon: Archive,
        isDangerous: true,
        onAction: () => setOpen('archive'),
      };
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={Ellipsis} size="small" />}
        groups={[
          { id: 'page', entries },
          ...(hasRole(site.role, 'publisher') ? [{ id: 'archive', entries: [archiveEntry] }] : []),
        ]}
      />
      {open === 'template' && (
        <SaveTemplateDialog
          page={page}
          readBody={async () =>
            (await api.call('document', { site: site.id, path: { kind: 'page', id: page.id } })).body
          }
          onClose={close}
        />
      )}
      {open === 'rename' && <RenamePageDialog page={page} languages={languages} onClose={close} />}
      {open === 'archive' && (
        <Dialog
          isAlert
          title={t('pages.archiveTitle', { page: name })}
          onClose={close}
          actions={
            <>
              <Button variant="quiet" onPress={close}>
                {t('app.cancel')}
              </Button>
              <Button variant="danger" isBusy={archiving.isPending} onPress={() => archiving.mutate()}>
                {t('pages.archive')}
              </Button>
            </>
          }
        >
          {archiving.isError && <Notice tone="danger">{t('pages.archiveFailed')}</Notice>}
          <p>{isPublic ? t('pages.archivePublished') : t('pages.archiveDraft')}</p>
        </Dialog>
      )}
    </>
  );
}
