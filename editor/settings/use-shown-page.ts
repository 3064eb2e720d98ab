import { useQuery } from '@tanstack/react-query';
import { DEFAULT_LAYOUT } from '../../src/api/wire/document-kinds.ts';
import { HOME } from '../../src/site/routes.ts';
import { canBeTemplate } from '../app/page-list/listed-page.ts';
import { usePages } from '../app/page-list/use-pages.ts';
import { useServices } from '../app/services.tsx';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';

/** Settings that are seen on every page of a site. */
const ON_ALL_PAGES: ReadonlySet<SettingsKind> = new Set(['theme', 'header']);
/** Settings that are seen where something names them. */
const NAMED: ReadonlySet<SettingsKind> = new Set(['layout', 'menu']);

/** Id of a page that settings are seen on, the home page first; `null` for none, and until it is known. */
export function useShownPage(siteId: string, kind: SettingsKind, id: string): string | null {
  const { api } = useServices();
  const { data: uses } = useQuery({
    queryKey: ['uses', siteId, kind],
    queryFn: () => api.call('documentUses', { site: siteId, path: { kind } }),
    // Pages may have another layout since it was read, or be archived.
    staleTime: 0,
    enabled: NAMED.has(kind),
  });
  const isDefault = kind === 'layout' && id === DEFAULT_LAYOUT;
  // Pages with the default layout are those that name none.
  const named = (uses ?? []).filter((use) => isDefault || use.id === id).flatMap(({ usedBy }) => usedBy);
  const naming = new Set(named.flatMap((use) => (use.kind === 'page' ? [use.id] : [])));
  const { data: listed } = usePages(siteId, isDefault && naming.has(HOME));
  if (ON_ALL_PAGES.has(kind)) return HOME;
  if (!uses) return null;
  if (kind === 'menu') return named.some((use) => use.kind === 'header') ? HOME : null;
  if (!isDefault) return naming.has(HOME) ? HOME : ([...naming][0] ?? null);
  if (!naming.has(HOME)) return HOME;
  // Screens of the booking flow show little without a search.
  const others = listed?.pages.filter((page) => !page.isArchived && canBeTemplate(page.id));
  return others?.find((page) => !naming.has(page.id))?.id ?? null;
}
