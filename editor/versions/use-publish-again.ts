import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshPages } from '../app/page-list/use-pages.ts';
import { useServices } from '../app/services.tsx';
import { useRefusalReasons } from '../checks/use-refusal-reasons.ts';
import { useToasts } from '../ui/toast/toasts.tsx';
import { type VersionedDocument, versionsKey } from './use-published-version.ts';

/** Shows visitors a version. @param seen what they saw before, which is the way back; `null` for none */
type PublishAgain = (version: number, seen: number | null) => Promise<void>;

/**
 * A function that shows visitors an earlier version again, and says what came of it, with the way back.
 * @param onPublished called with the version that visitors see then
 */
export function usePublishAgain(
  { siteId, kind, id }: VersionedDocument,
  onPublished: (version: number) => void = () => {},
): PublishAgain {
  const { t } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const client = useQueryClient();
  const reasonsOf = useRefusalReasons();
  return async function publishAgain(version, seen) {
    try {
      await api.call('rollBack', { site: siteId, body: { documents: [{ kind, id, version }] } });
      await client.invalidateQueries({ queryKey: versionsKey({ siteId, kind, id }) });
      void refreshPages(client, siteId);
      onPublished(version);
      const wayBack = seen !== null && {
        action: { label: t('publish.takeBack'), onPress: () => void publishAgain(seen, null) },
      };
      show({ text: t('versions.publishedAgain', { version }), ...wayBack });
    } catch (error) {
      const reasons = await reasonsOf(error, { siteId, kind, id, version });
      const text = reasons === '' ? t('publish.failed') : t('versions.refused', { version, reasons });
      show({ text, tone: 'danger' });
    }
  };
}
