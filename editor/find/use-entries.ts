import {
  Component,
  File,
  Files,
  History,
  Images,
  KeyRound,
  Languages,
  LayoutTemplate,
  LockKeyhole,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Settings,
  Sun,
  Users,
} from 'lucide';
import type { IconShapes } from '../../src/ui/icon/icon-shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useActionSources, useOpenActionDialog } from '../actions/actions.tsx';
import { documentName } from '../app/document-name.ts';
import { NEW_PAGE } from '../app/page-list/new-page-address.ts';
import { usePages } from '../app/page-list/use-pages.ts';
import { chooseTheme, COLOR_THEMES, type ColorTheme } from '../app/preferences.ts';
import { useServices } from '../app/services.tsx';
import { hasRole, type OperatorSite } from '../app/session/use-operator.ts';
import { useSignOut } from '../app/session/use-sign-out.ts';
import { documentPath } from '../app/settings/document-path.ts';
import { SETTINGS_SCREENS } from '../app/settings/settings-kinds.ts';
import type { Entry } from './entry.ts';

/** A screen of the site: the end of its address, the key of its title, and whether administrators alone open it. */
interface SiteScreen {
  readonly id: 'pages' | 'translations' | 'templates' | 'media' | 'people' | 'activity';
  readonly icon: IconShapes;
  readonly isOfAdministrators?: true;
}
const SCREENS: readonly SiteScreen[] = [
  { id: 'pages', icon: Files },
  { id: 'translations', icon: Languages },
  { id: 'templates', icon: LayoutTemplate },
  { id: 'media', icon: Images },
  { id: 'people', icon: Users, isOfAdministrators: true },
  { id: 'activity', icon: History, isOfAdministrators: true },
];

const SHARED = 'sharedComponent';

const THEME_ICONS: Readonly<Record<ColorTheme, IconShapes>> = { system: Monitor, light: Sun, dark: Moon };

/** Everything that can be found on the screen: what can be done now, and where one can go. */
export function useEntries(site: OperatorSite): readonly Entry[] {
  const { t } = useTranslation();
  const sources = useActionSources();
  // Components are offered once their schemas are loaded, which may be after the search was opened.
  const offered = useSyncExternalStore(sources.subscribe, sources.value);
  const navigate = useNavigate();
  const { data } = usePages(site.id);
  const { api, preferences } = useServices();
  const { data: sharedSections } = useQuery({
    queryKey: ['settings', site.id, SHARED],
    queryFn: () => api.call('documents', { site: site.id, path: { kind: SHARED } }),
  });
  const openDialog = useOpenActionDialog();
  const signOut = useSignOut();
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
        ({ id, name, otherNames, path }): Entry => ({
          id: `pages/${site.id}/${id}`,
          group: 'pages',
          label: name,
          searchTerms: [id, ...otherNames, ...(path === null ? [] : [path])],
          icon: File,
          run: () => void navigate(`/sites/${site.id}/pages/${id}`),
        }),
      );
    const shared = (sharedSections ?? [])
      .filter(({ isArchived }) => !isArchived)
      .map(
        (one): Entry => ({
          id: `shared/${site.id}/${one.id}`,
          group: 'shared',
          label: documentName(one),
          searchTerms: [one.id, t(`settings.kinds.${SHARED}`)],
          icon: Component,
          run: () => void navigate(documentPath(site.id, { kind: SHARED, id: one.id })),
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
    const wordsFor = (id: string) => t(`find.words.${id}`).split(', ');
    const ofScreen = offered
      .flatMap(({ entries }) => entries())
      .map((entry) =>
        entry.group === 'situations' ? { ...entry, searchTerms: wordsFor('situations') } : entry,
      );
    const newPage: Entry = {
      id: 'actions/newPage',
      group: 'actions',
      label: t('pages.create'),
      searchTerms: wordsFor('newPage'),
      icon: Plus,
      run: () => void navigate(`/sites/${site.id}/pages?${NEW_PAGE}`),
    };
    const screens = SCREENS.filter(
      ({ isOfAdministrators }) => !isOfAdministrators || hasRole(site.role, 'administrator'),
    ).map(
      ({ id, icon }): Entry => ({
        id: `screens/${id}`,
        group: 'screens',
        label: t(`${id}.title`),
        searchTerms: wordsFor(id),
        icon,
        run: () => void navigate(`/sites/${site.id}/${id}`),
      }),
    );
    const themes = COLOR_THEMES.filter((theme) => theme !== preferences.theme()).map(
      (theme): Entry => ({
        id: `appearance/${theme}`,
        group: 'appearance',
        label: t(`account.themes.${theme}`),
        searchTerms: [t('account.theme'), ...wordsFor('appearance')],
        icon: THEME_ICONS[theme],
        run: () => chooseTheme(preferences, theme),
      }),
    );
    const ofAccount = (id: string, label: string, icon: IconShapes, run: () => void): Entry => ({
      id: `account/${id}`,
      group: 'account',
      label,
      searchTerms: wordsFor(id),
      icon,
      run,
    });
    const account = [
      ofAccount('tokens', t('account.tokens'), KeyRound, () => openDialog('tokens')),
      ofAccount('password', t('password.action'), LockKeyhole, () => openDialog('password')),
      ofAccount('signOut', t('account.signOut'), LogOut, signOut),
    ];
    return [
      ...actions,
      newPage,
      ...ofScreen,
      ...pages,
      ...shared,
      ...screens,
      ...settings,
      ...themes,
      ...account,
    ];
  }, [offered, data, sharedSections, site, navigate, preferences, openDialog, signOut, t]);
}
