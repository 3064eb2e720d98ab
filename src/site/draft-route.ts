import type { SiteConfiguration } from '../../generated/page/types.ts';
import type { WirePage } from '../api/wire/site-settings.ts';

/**
 * The site as it will be once a page is published: its paths and menu label are those of the page. A page without
 * paths of its own has the route of the site.
 */
export function withPageRoute(
  site: SiteConfiguration,
  { id, slugs, menuLabel }: Pick<WirePage, 'id' | 'slugs' | 'menuLabel'>,
): SiteConfiguration {
  if (Object.keys(slugs).length === 0 && Object.keys(menuLabel).length === 0) return site;
  const known = site.routes.find((route) => route.id === id);
  const path = Object.keys(slugs).length > 0 ? slugs : (known?.path ?? {});
  const route = { id, path, label: menuLabel };
  return {
    ...site,
    routes: known ? site.routes.map((other) => (other === known ? route : other)) : [...site.routes, route],
  };
}
