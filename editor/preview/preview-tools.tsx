import { Eye, Share2 } from 'lucide';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsFor } from '../actions/action.ts';
import { useActions } from '../actions/actions.tsx';
import { PREVIEW_ACTIONS } from '../actions/preview-actions.ts';
import { useServices } from '../app/services.tsx';
import type { DraftSaver } from '../sync/draft-saver.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { onDemand } from '../ui/on-demand/on-demand.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import { Label } from '../workspace/workspace-tools.styles.ts';
import { useWorkspace } from '../workspace/workspace.ts';

const PreviewDialog = onDemand(() => import('./preview-dialog.tsx').then((module) => module.PreviewDialog));

/** Opens the draft as visitors would see it, and shares it with others. */
export function PreviewTools({ saver }: { readonly saver: DraftSaver }) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const { site, pageId, language, scenario } = useWorkspace();
  const [isSharing, setIsSharing] = useState(false);
  const preview = useCallback(async () => {
    // Opened at once: browsers refuse windows that open later.
    const tab = window.open('', '_blank');
    try {
      await saver.flush();
      // Operators may see all drafts, so that they can go on from page to page.
      const { url } = await api.call('createPreviewLink', {
        site: site.id,
        body: { pageId: null, startPageId: pageId, hours: 1, language, scenario },
      });
      if (tab) tab.location.href = url;
    } catch {
      tab?.close();
      show({ text: t('preview.failed'), tone: 'danger' });
    }
  }, [api, saver, show, t, site.id, pageId, language, scenario]);
  useActions(
    useMemo(
      () =>
        actionsFor(PREVIEW_ACTIONS, {
          onPreview: () => void preview(),
          onShare: () => setIsSharing(true),
        }),
      [preview],
    ),
  );
  return (
    <>
      <IconButton
        icon={Share2}
        label={t('preview.share')}
        aria-haspopup="dialog"
        onPress={() => setIsSharing(true)}
      />
      <Button icon={Eye} onPress={() => void preview()}>
        <Label>{t('preview.open')}</Label>
      </Button>
      {isSharing && <PreviewDialog saver={saver} scenario={scenario} onClose={() => setIsSharing(false)} />}
    </>
  );
}
