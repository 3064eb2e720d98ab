import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshPages } from '../app/page-list/use-pages.ts';
import { useServices } from '../app/services.tsx';
import { type Toast, useToasts } from '../ui/toast/toasts.tsx';
import type { Publication } from '../versions/publication.ts';
import type { SeenVersion } from './take-back.ts';

/** What visitors saw before versions were published. */
interface SeenBefore {
  /** Whether it was these versions already. */
  readonly isSame: (published: readonly Publication[]) => boolean;
  /** The way back from these versions; none where visitors saw the same before. */
  readonly takeBack: (published: readonly Publication[]) => Pick<Toast, 'action'>;
}

/**
 * A function that reads what visitors see of documents before other versions are published, with the way back to it: the
 * versions that were published then, or none. Where it cannot be read, no way back is offered.
 * @param onBack called once visitors see these versions again
 */
export function useSeenBefore(
  site: string,
  onBack: (seen: readonly SeenVersion[]) => void,
): (documents: readonly Pick<Publication, 'kind' | 'id'>[]) => Promise<SeenBefore> {
  const { t } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const client = useQueryClient();

  const goBackTo = async (seen: readonly SeenVersion[]) => {
    try {
      const { takeBack } = await import('./take-back.ts');
      await takeBack(api, site, seen);
      void refreshPages(client, site);
      onBack(seen);
      const [first] = seen;
      const isPage = seen.length === 1 && first?.kind === 'page';
      const version = first?.version ?? null;
      const ofPage = version === null ? t('versions.unpublished') : t('versions.publishedAgain', { version });
      show({ text: isPage ? ofPage : t('publish.takenBack') });
    } catch {
      show({ text: t('versions.failed'), tone: 'danger' });
    }
  };
  return async (documents) => {
    try {
      const seen = await Promise.all(
        documents.map(async ({ kind, id }): Promise<SeenVersion> => {
          const { publishedVersion: version } = await api.call('document', { site, path: { kind, id } });
          return { kind, id, version };
        }),
      );
      const otherThan = (published: readonly Publication[]) =>
        seen.filter(
          (one) =>
            !published.some(
              ({ kind, id, version }) => kind === one.kind && id === one.id && version === one.version,
            ),
        );
      return {
        isSame: (published) => otherThan(published).length === 0,
        takeBack(published) {
          const changed = otherThan(published);
          const action = { label: t('publish.takeBack'), onPress: () => void goBackTo(changed) };
          return changed.length > 0 ? { action } : {};
        },
      };
    } catch {
      return { isSame: () => false, takeBack: () => ({}) };
    }
  };
}
