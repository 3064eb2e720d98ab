import { Copy } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '../app/page-list/use-pages.ts';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import type { DraftSaver } from '../sync/draft-saver.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { Fields, Heading, Made } from './preview-dialog.styles.ts';
import { type PreviewChoice, PreviewForm } from './preview-form.tsx';
import { PreviewList } from './preview-list.tsx';
import { usePreviewLinks } from './use-preview-links.ts';

interface Props {
  readonly saver: DraftSaver;
  /** The scenario that the canvas shows. */
  readonly scenario: ScenarioId | null;
  readonly onClose: () => void;
}

/** Makes links that open drafts without a sign-in, and ends those that there are. */
export function PreviewDialog({ saver, scenario, onClose }: Props) {
  const { t } = useTranslation();
  const { show } = useToasts();
  const { site, pageId, language } = useWorkspace();
  const [choice, setChoice] = useState<PreviewChoice>({
    hours: '24',
    opensAll: false,
    isPinned: false,
    language,
    scenario,
  });
  const { links, create, revoke } = usePreviewLinks(site.id, pageId, saver);
  const { data: pages } = usePages(site.id);
  const nameOf = (id: string) => pages?.pages.find((page) => page.id === id)?.name ?? id;
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      show({ text: t('preview.copied') });
    } catch {
      // The field stays, to be copied by hand.
      show({ text: t('preview.notCopied'), tone: 'danger' });
    }
  };
  const change = (next: PreviewChoice) => {
    setChoice(next);
    // The link that was made shows something else.
    create.reset();
  };
  return (
    <Dialog
      size="wide"
      title={t('preview.share')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <Button variant="primary" isBusy={create.isPending} onPress={() => create.mutate(choice)}>
          {t('preview.create')}
        </Button>
      }
    >
      <Fields>
        <PreviewForm site={site} choice={choice} onChange={change} />
      </Fields>
      {create.error && <Notice tone="danger">{t('preview.createFailed')}</Notice>}
      {create.data && (
        <Made>
          <TextField label={t('preview.address')} value={create.data.url} isReadOnly />
          <Button icon={Copy} onPress={() => void copy(create.data.url)}>
            {t('preview.copy')}
          </Button>
        </Made>
      )}
      {revoke.error && <Notice tone="danger">{t('preview.revokeFailed')}</Notice>}
      {links.error && <Notice tone="danger">{t('preview.listFailed')}</Notice>}
      {links.data && links.data.length > 0 && (
        <div>
          <Heading>{t('preview.links')}</Heading>
          <PreviewList
            links={links.data}
            nameOf={nameOf}
            busyId={revoke.isPending ? revoke.variables : undefined}
            onRevoke={(id) => revoke.mutate(id)}
          />
        </div>
      )}
    </Dialog>
  );
}
