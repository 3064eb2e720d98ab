import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshPages } from '../app/page-list/use-pages.ts';
import { useServices } from '../app/services.tsx';
import { type Toast, useToasts } from '../ui/toast/toasts.tsx';
import type { Publication } from '../versions/publication.ts';
import type { DocumentName } from './refusals.ts';
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
 * @param onBack called with what visitors see again, once they do
 */
export function useSeenBefore(
  site: string,
  onBack: (seen: readonly SeenVersion[]) => void,
): (documents: readonly DocumentName[]) => Promise<SeenBefore> {
  const { t, i18n } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const client = useQueryClient();

  const goBackTo = async (seen: readonly SeenVersion[]): Promise<void> => {
    try {
      const { takeBack } = await import('./take-back.ts');
      const { back, left, said } = await takeBack(seen, { api, siteId: site, texts: i18n });
      void refreshPages(client, site);
      if (back.length > 0) onBack(back);
      show({ ...said, ...wayBackTo(left) });
    } catch {
      show({ text: t('versions.failed'), tone: 'danger', ...wayBackTo(seen) });
    }
  };
  const wayBackTo = (seen: readonly SeenVersion[]): Pick<Toast, 'action'> =>
    seen.length > 0 ? { action: { label: t('publish.takeBack'), onPress: () => void goBackTo(seen) } } : {};
  return async (documents) => {
    try {
      const seen = await Promise.all(
        documents.map(async ({ kind, id, ...named }): Promise<SeenVersion> => {
          const { publishedVersion: version } = await api.call('document', { site, path: { kind, id } });
          return { ...named, kind, id, version };
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
        takeBack: (published) => wayBackTo(otherThan(published)),
      };
    } catch {
      return { isSame: () => false, takeBack: () => ({}) };
    }
  };
}
