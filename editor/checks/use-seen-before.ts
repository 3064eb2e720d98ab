import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshPages } from '../app/page-list/use-pages.ts';
import { useServices } from '../app/services.tsx';
import { type Toast, useToasts } from '../ui/toast/toasts.tsx';
import { versionsKey } from '../versions/use-versions.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/** What visitors saw before a version was published. */
interface SeenBefore {
  /** Whether it was this version already. */
  readonly isSame: (published: number) => boolean;
  /** The way back from this version; none where visitors saw the same before. */
  readonly takeBack: (published: number) => Pick<Toast, 'action'>;
}

/**
 * A function that reads what visitors see of the open page before another version is published, with the way back to it:
 * the version that was published then, or none. Where it cannot be read, no way back is offered.
 */
export function useSeenBefore(): () => Promise<SeenBefore> {
  const { t } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const { site, kind, pageId: id } = useWorkspace();
  const client = useQueryClient();
  const call = { site: site.id, path: { kind, id } };

  const goBackTo = async (version: number | null) => {
    try {
      if (version === null) await api.call('unpublishDocument', call);
      else await api.call('rollBack', { site: site.id, body: { documents: [{ kind, id, version }] } });
      void refreshPages(client, site.id);
      await client.invalidateQueries({ queryKey: versionsKey({ siteId: site.id, kind, id }) });
      show({
        text: version === null ? t('versions.unpublished') : t('versions.publishedAgain', { version }),
      });
    } catch {
      show({ text: t('versions.failed'), tone: 'danger' });
    }
  };
  return async () => {
    try {
      const { publishedVersion } = await api.call('document', call);
      const isSame = (published: number) => published === publishedVersion;
      const action = { label: t('publish.takeBack'), onPress: () => void goBackTo(publishedVersion) };
      return { isSame, takeBack: (published) => (isSame(published) ? {} : { action }) };
    } catch {
      return { isSame: () => false, takeBack: () => ({}) };
    }
  };
}
