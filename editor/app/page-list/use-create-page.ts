import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasErrorCode } from '../../../src/api/api-error.ts';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { useServices } from '../services.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { withMenuEntry } from './menu-entry.ts';
import type { PageNamings } from './new-page.ts';
import type { DocumentBody } from './page-body.ts';
import { refreshPages } from './use-pages.ts';

/** A page that is to be created. */
export interface WantedPage {
  readonly id: string;
  readonly namings: PageNamings;
  readonly body: () => Promise<DocumentBody>;
  /** The menu whose draft gets an entry; '' for none. */
  readonly menu: string;
}

/** Creates a page, adds it to the draft of a menu, and opens it. */
export function useCreatePage() {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const { show } = useToasts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => refreshPages(client, site.id);

  /** Once more where somebody changed the menu meanwhile. @returns whether the menu has the entry */
  async function addEntry(wanted: WantedPage, attempts = 2): Promise<boolean> {
    const { id, namings, menu } = wanted;
    const path = { kind: 'menu', id: menu };
    try {
      const { version, body } = await api.call('document', { site: site.id, path });
      const changed = withMenuEntry(body, id, namings);
      if (!changed) return false;
      await api.call('saveDocument', { site: site.id, path, body: { basedOn: version, body: changed } });
      return true;
    } catch (error) {
      return hasErrorCode(error, 'versionConflict') && attempts > 1 && addEntry(wanted, attempts - 1);
    }
  }
  return useMutation({
    mutationFn: async (wanted: WantedPage) => {
      const { id, menu } = wanted;
      const body = await wanted.body();
      await api.call('createDocument', { site: site.id, path: { kind: 'page' }, body: { id, body } });
      // The page is there from now on, whatever becomes of the entry.
      if (menu !== '')
        show(
          (await addEntry(wanted))
            ? { text: t('pages.menuAdded') }
            : { text: t('pages.menuFailed'), tone: 'danger' },
        );
      await refresh();
      return id;
    },
    onSuccess: (id) => navigate(`/sites/${site.id}/pages/${id}`),
    // Somebody else created a page meanwhile, or archived what was chosen: the next attempt knows.
    onError: () => Promise.all([refresh(), client.invalidateQueries({ queryKey: ['settings', site.id] })]),
  });
}
