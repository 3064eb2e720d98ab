import { File, Settings } from 'lucide';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useActionSources } from '../actions/actions.tsx';
import { usePages } from '../app/page-list/use-pages.ts';
import type { OperatorSite } from '../app/session/use-operator.ts';
import { SETTINGS_SCREENS } from '../app/settings/settings-kinds.ts';
import type { Entry } from './entry.ts';

/** Everything that can be found on the screen: what can be done now, and where one can go. */
export function useEntries(site: OperatorSite): readonly Entry[] {
  const { t } = useTranslation();
  const sources = useActionSources();
  // Components are offered once their schemas are loaded, which may be after the search was opened.
  const offered = useSyncExternalStore(sources.subscribe, sources.value);
  const navigate = useNavigate();
  const { data } = usePages(site.id);
  return useMemo(() => {
    const actions = offered
      .flatMap(({ actions: some }) => some)
      .filter(({ id, isPossible }) => id !== 'find' && isPossible())
      .map(
        ({ id, name, nameValues = {}, shortcuts, icon, run }): Entry => ({
          id: `actions/${id}`,
          group: 'actions',
          label: t(name, nameValues),
          shortcut: shortcuts?.[0],
          icon,
          run: () => run?.(),
        }),
      );
    const pages = (data?.pages ?? [])
      .filter(({ isArchived }) => !isArchived)
      .map(
        ({ id, name, nameInSearch, path }): Entry => ({
          id: `pages/${site.id}/${id}`,
          group: 'pages',
          label: name,
          searchTerms: [id, nameInSearch, ...(path === null ? [] : [path])],
          icon: File,
          run: () => void navigate(`/sites/${site.id}/pages/${id}`),
        }),
      );
    const settings = Object.values(SETTINGS_SCREENS)
      .flat()
      .map(
        (kind): Entry => ({
          id: `settings/${kind}`,
          group: 'settings',
          label: t(`settings.kinds.${kind}`),
          searchTerms: [kind, t('settings.title')],
          icon: Settings,
          run: () => void navigate(`/sites/${site.id}/settings/${kind}`),
        }),
      );
    return [...actions, ...offered.flatMap(({ entries }) => entries()), ...pages, ...settings];
  }, [offered, data, site, navigate, t]);
}
