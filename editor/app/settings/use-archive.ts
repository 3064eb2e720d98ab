import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefusalReasons } from '../../checks/use-refusal-reasons.ts';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { useServices } from '../services.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { refreshSettings } from './refresh-settings.ts';
import type { CreatedKind } from './settings-kinds.ts';

interface Archived {
  readonly kind: CreatedKind;
  readonly id: string;
  /** What operators call it. */
  readonly name: string;
}

/** Archives and restores a menu, layout, form or shared section, and says what came of it. */
export function useArchive({ kind, id, name }: Archived) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const { show } = useToasts();
  const client = useQueryClient();
  const reasonsOf = useRefusalReasons();
  const send = async (isArchived: boolean) => {
    await api.call('archiveDocument', { site: site.id, path: { kind, id }, body: { isArchived } });
    await refreshSettings(client, site.id);
  };
  /** A refusal is said with its reasons. @returns whether it is restored */
  const restore = async (): Promise<boolean> => {
    try {
      await send(false);
      show({ text: t('settings.restored', { name }) });
      return true;
    } catch (error) {
      const reasons = await reasonsOf(error, { siteId: site.id, kind, id });
      show({ text: `${t('settings.restoreFailed')} ${reasons}`.trim(), tone: 'danger' });
      return false;
    }
  };
  /** Offers to take it back. Rejects with ApiError. */
  const archive = async (): Promise<void> => {
    await send(true);
    const action = { label: t('app.undo'), onPress: () => void restore() };
    show({ text: t('settings.archived', { name }), action });
  };
  return { archive, restore };
}
