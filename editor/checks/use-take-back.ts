import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';
import { type Toast, useToasts } from '../ui/toast/toasts.tsx';
import { versionsKey } from '../versions/use-versions.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/** The way back from a version that was just published; none where visitors saw the same before. */
export type TakeBack = (published: number) => Pick<Toast, 'action'>;

/**
 * A function that reads what visitors see of the open page before another version is published, and gives the way back to
 * it: the version that was published then, or none. Where it cannot be read, no way back is offered.
 */
export function useTakeBack(): () => Promise<TakeBack> {
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
      return (published) =>
        published === publishedVersion
          ? {}
          : { action: { label: t('publish.takeBack'), onPress: () => void goBackTo(publishedVersion) } };
    } catch {
      return () => ({});
    }
  };
}
