import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../src/api/api-error.ts';
import { useRefusalReasons } from '../checks/use-refusal-reasons.ts';
import { useToasts } from '../ui/toast/toasts.tsx';
import { refreshPages } from './page-list/use-pages.ts';
import { useServices } from './services.tsx';
import { refreshSettings } from './settings/refresh-settings.ts';
import type { CreatedKind } from './settings/settings-kinds.ts';
import { useSite } from './shell/site-layout.tsx';

interface Archived {
  readonly kind: 'page' | CreatedKind;
  readonly id: string;
  /** What operators call it. */
  readonly name: string;
}

/** Archives and restores a page or another document that operators create, and offers to take that back. */
export function useArchive({ kind, id, name }: Archived) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const { show } = useToasts();
  const client = useQueryClient();
  const reasonsOf = useRefusalReasons();
  const refresh = kind === 'page' ? refreshPages : refreshSettings;
  const send = async (isArchived: boolean) => {
    await api.call('archiveDocument', { site: site.id, path: { kind, id }, body: { isArchived } });
    await refresh(client, site.id);
  };
  const whyNotArchived = (error: unknown) =>
    hasErrorCode(error, 'inUse') ? t('pages.stillUsed', { page: name }) : t('pages.archiveFailed');
  const whyNotRestored = async (error: unknown) => {
    const reasons = await reasonsOf(error, { siteId: site.id, kind, id });
    return reasons === '' ? t('pages.archiveFailed') : t('pages.notRestored', { page: name, reasons });
  };
  const failed = async (isArchived: boolean, error: unknown) =>
    show({ tone: 'danger', text: isArchived ? whyNotArchived(error) : await whyNotRestored(error) });
  /** Rejects with ApiError. */
  const change = async (isArchived: boolean): Promise<void> => {
    await send(isArchived);
    show({
      text: t(isArchived ? 'pages.archived' : 'pages.restored', { page: name }),
      action: {
        label: t('app.undo'),
        onPress: () => void change(!isArchived).catch((error) => failed(!isArchived, error)),
      },
    });
  };
  return {
    /** Rejects with ApiError: the question says that it failed. */
    archive: () => change(true),
    /** A refusal is said with its reasons. @returns whether it is restored */
    restore: (): Promise<boolean> =>
      change(false).then(
        () => true,
        (error) => failed(false, error).then(() => false),
      ),
  };
}
