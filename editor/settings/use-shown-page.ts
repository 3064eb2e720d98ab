import { useQuery } from '@tanstack/react-query';
import { HOME } from '../../src/site/routes.ts';
import { useServices } from '../app/services.tsx';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';

/** The layout of pages that name none. */
const DEFAULT_LAYOUT = 'default';

/** Settings that are seen on every page of a site. */
const ON_ALL_PAGES: ReadonlySet<SettingsKind> = new Set(['theme', 'header', 'menu']);

/** Id of a page that settings are seen on, for a layout the first one that has it; `null` for none. */
export function useShownPage(siteId: string, kind: SettingsKind, id: string): string | null {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['uses', siteId, kind],
    queryFn: () => api.call('documentUses', { site: siteId, path: { kind } }),
    enabled: kind === 'layout',
  });
  if (ON_ALL_PAGES.has(kind)) return HOME;
  if (kind !== 'layout' || !data) return null;
  const pages = data.find((use) => use.id === id)?.usedBy.filter((use) => use.kind === 'page') ?? [];
  // Pages that name no layout have the one that all pages have by default.
  const other = id === DEFAULT_LAYOUT ? HOME : null;
  return pages.find((page) => page.id === HOME)?.id ?? pages[0]?.id ?? other;
}
