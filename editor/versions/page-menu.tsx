import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsFor } from '../actions/action.ts';
import { useActions } from '../actions/actions.tsx';
import { DRAFT_ACTIONS, type DraftDialog } from '../actions/draft-actions.ts';
import { menuEntries } from '../actions/menu-entries.ts';
import { hasRole } from '../app/session/use-operator.ts';
import { useServices } from '../app/services.tsx';
import { useSite } from '../app/shell/site-layout.tsx';
import { openDocument, writeDocument } from '../document/page-document.ts';
import type { DraftSaver } from '../sync/draft-saver.ts';
import type { Journal } from '../sync/journal.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { type FileError, writeDraftFile } from './draft-file.ts';
import { canBeTemplate } from '../app/page-list/listed-page.ts';
import { textsOf } from '../app/page-list/page-body.ts';
import { refreshPages } from '../app/page-list/use-pages.ts';
import type { SaveTemplateProps } from '../app/templates/save-template-dialog.tsx';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';

const VersionsDialog = onDemand(() =>
  import('./versions-dialog.tsx').then((module) => module.VersionsDialog),
);

const SaveTemplateDialog = onDemand<SaveTemplateProps>(() =>
  import('../app/templates/save-template-dialog.tsx').then((module) => module.SaveTemplateDialog),
);

const ImportErrors = onDemand(() => import('./import-errors.tsx').then((module) => module.ImportErrors));

/** Hands a text to whoever works here, as a file. */
function download(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

interface Props {
  readonly saver: DraftSaver;
  readonly journal: Journal;
  /** Whether visitors see a version of it. */
  readonly isPublished: boolean;
}

/** What can be done with the whole page: its versions, its draft as a file, taking it from visitors. */
export function PageMenu({ saver, journal, isPublished }: Props) {
  const { t } = useTranslation();
  const { api } = useServices();
  const client = useQueryClient();
  const { show } = useToasts();
  const { site: operatorSite } = useSite();
  const { site, kind, pageId, store, language } = useWorkspace();
  const [open, setOpen] = useState<DraftDialog | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<readonly FileError[] | null>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const close = () => setOpen(null);
  const path = { kind, id: pageId };
  const undoTo = (position: number) => ({ label: t('app.undo'), onPress: () => store.jump(position) });

  const importFile = async (file: File | undefined) => {
    if (!file) return;
    const loaded = await Promise.all([
      import('../../generated/page/check.js'),
      import('./read-draft-file.ts'),
    ]).catch(() => null);
    if (!loaded) return show({ text: t('app.loadFailed'), tone: 'danger' });
    const [{ Page }, { readDraftFile }] = loaded;
    const read = readDraftFile(await file.text(), Page);
    if (!read.ok) return setErrors(read.errors);
    const { position } = store.history();
    store.run({
      kind: 'replace',
      document: openDocument(read.body),
      sentence: { key: 'imported', values: {} },
    });
    show({ text: t('draftFile.imported'), action: undoTo(position) });
  };
  /** Does something on the server; a failure is said, and the question stays open. */
  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
      close();
    } catch {
      show({ text: t('versions.failed'), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  const discard = () =>
    attempt(async () => {
      const version = await saver.flush();
      const { position } = store.history();
      const restored = await api.call('discardDraft', { site: site.id, path, body: { version } });
      const { body } = await api.call('document', { site: site.id, path });
      store.run({
        kind: 'replace',
        document: openDocument(body),
        sentence: { key: 'discarded', values: {} },
      });
      saver.adopt({ version: restored.version, body });
      show({ text: t('versions.discarded'), action: undoTo(position) });
    });
  const unpublish = () =>
    attempt(async () => {
      await api.call('unpublishDocument', { site: site.id, path });
      void refreshPages(client, site.id);
      show({ text: t('versions.unpublished') });
    });
  const canUnpublish = isPublished && hasRole(operatorSite.role, 'publisher');
  const isTemplateSource = kind === 'page' && canBeTemplate(pageId);
  const actions = useMemo(() => {
    const exported = () =>
      writeDraftFile({ id: pageId, version: saver.version(), body: writeDocument(store.document()) });
    const context = {
      onOpen: setOpen,
      onExport: () => download(exported(), `${site.id}-${pageId}.json`),
      onImport: () => input?.click(),
      canDiscard: isPublished,
      canUnpublish,
      canBeTemplate: isTemplateSource,
    };
    return Object.fromEntries(
      Object.entries(DRAFT_ACTIONS).map(([id, some]) => [id, actionsFor(some, context)]),
    );
  }, [saver, store, site.id, pageId, input, isPublished, canUnpublish, isTemplateSource]);
  useActions(useMemo(() => Object.values(actions).flat(), [actions]));
  return (
    <>
      <Menu
        label={t('versions.menu')}
        trigger={<IconButton icon={Ellipsis} label={t('versions.menu')} />}
        groups={Object.entries(actions).map(([id, some]) => ({ id, entries: menuEntries(some, t) }))}
      />
      <input
        ref={setInput}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('draftFile.import')}
        onChange={(event) => {
          void importFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {errors && <ImportErrors errors={errors} onClose={() => setErrors(null)} />}
      {open === 'versions' && <VersionsDialog journal={journal} onClose={close} />}
      {open === 'template' && (
        <SaveTemplateDialog
          page={{
            id: pageId,
            name: pickText(textsOf(store.document().body, 'menuLabel'), language) || pageId,
          }}
          readBody={async () => writeDocument(store.document())}
          onClose={close}
        />
      )}
      {(open === 'discard' || open === 'unpublish') && (
        <Dialog
          isAlert
          title={t(`versions.${open}Title`)}
          onClose={close}
          actions={
            <>
              <Button variant="quiet" onPress={close}>
                {t('app.cancel')}
              </Button>
              <Button
                variant="danger"
                isBusy={isBusy}
                onPress={() => void (open === 'discard' ? discard() : unpublish())}
              >
                {t(`versions.${open}`)}
              </Button>
            </>
          }
        >
          <p>{t(`versions.${open}Text`)}</p>
        </Dialog>
      )}
    </>
  );
}
