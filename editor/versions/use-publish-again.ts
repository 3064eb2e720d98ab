import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';
import { useRefusalReasons } from '../checks/use-finding-text.ts';
import { useToasts } from '../ui/toast/toasts.tsx';
import { type VersionedDocument, versionsKey } from './use-versions.ts';

/** A function that shows visitors an earlier version again, and says what came of it. @returns whether they see it */
export function usePublishAgain({
  siteId,
  kind,
  id,
}: VersionedDocument): (version: number) => Promise<boolean> {
  const { t } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const client = useQueryClient();
  const reasonsOf = useRefusalReasons();
  return useCallback(
    async (version) => {
      try {
        await api.call('rollBack', { site: siteId, body: { documents: [{ kind, id, version }] } });
        await client.invalidateQueries({ queryKey: versionsKey({ siteId, kind, id }) });
        show({ text: t('versions.publishedAgain', { version }) });
        return true;
      } catch (error) {
        const reasons = reasonsOf(error, { kind, id });
        const text = reasons === '' ? t('publish.failed') : t('versions.refused', { version, reasons });
        show({ text, tone: 'danger' });
        return false;
      }
    },
    [api, client, show, reasonsOf, t, siteId, kind, id],
  );
}
