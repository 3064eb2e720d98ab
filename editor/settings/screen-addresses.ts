import type { SiteConfiguration } from '../../generated/page/types.ts';
import { enabledLanguages, HOME, routeIds, routePath, SYSTEM_ROUTES } from '../../src/site/routes.ts';

/** Where visitors find a screen of the booking flow, the blog, or another route without a page of its own. */
export interface ScreenAddresses {
  readonly id: string;
  /** Paths by language, in the order of the site's languages. */
  readonly paths: readonly string[];
  /** Whether the site has its page, on which its addresses are changed. */
  readonly hasPage: boolean;
}

/**
 * The published addresses of the screens that the product knows, and of routes without a page.
 * @param pages ids of the pages that are not archived
 */
export function screenAddresses(site: SiteConfiguration, pages: ReadonlySet<string>): ScreenAddresses[] {
  const isScreen = (id: string) => Object.hasOwn(SYSTEM_ROUTES, id) || !pages.has(id);
  return routeIds(site)
    .filter((id) => id !== HOME && isScreen(id))
    .map((id) => ({
      id,
      paths: enabledLanguages(site).flatMap((language) => routePath(site, id, language) ?? []),
      hasPage: pages.has(id),
    }));
}
