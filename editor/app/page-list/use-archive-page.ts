import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefusalReasons } from '../../checks/use-refusal-reasons.ts';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { useServices } from '../services.tsx';
import { useSite } from '../shell/site-layout.tsx';
import type { ListedPage } from './listed-page.ts';
import { refreshPages } from './use-pages.ts';

/** Archives a page (`true`) or restores it (`false`), and offers to take that back. */
export function useArchivePage({ id, name }: Pick<ListedPage, 'id' | 'name'>) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const { show } = useToasts();
  const client = useQueryClient();
  const reasonsOf = useRefusalReasons();
  const send = async (isArchived: boolean) => {
    await api.call('archiveDocument', { site: site.id, path: { kind: 'page', id }, body: { isArchived } });
    await refreshPages(client, site.id);
  };
  const failed = async (error: unknown) => {
    const reasons = await reasonsOf(error, { siteId: site.id, kind: 'page', id });
    const text = reasons === '' ? t('pages.archiveFailed') : t('pages.notRestored', { page: name, reasons });
    show({ tone: 'danger', text });
  };
  return useMutation({
    mutationFn: send,
    onSuccess: (_nothing, isArchived) =>
      show({
        text: t(isArchived ? 'pages.archived' : 'pages.restored', { page: name }),
        action: { label: t('app.undo'), onPress: () => void send(!isArchived).catch(failed) },
      }),
    // While archiving is asked about, the question says that it failed.
    onError: (error, isArchived) => isArchived || failed(error),
  });
}
