import type { MenuItem, SiteConfiguration } from '../../generated/page/types.ts';
import { pickText } from '../runtime/text/resolve-text.ts';
import { labelInMenus } from './label-in-menus.ts';
import { type PageAddress, resolveLink } from './page-context.ts';

/** A menu entry with its text and address in one language. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** `null` for an entry that only opens its sub-menu. */
  readonly href: string | null;
  readonly isExternal: boolean;
  readonly isCurrent: boolean;
  readonly items: readonly MenuEntry[];
}

/** The label that a page gives itself; '' without one. */
function ownLabel(site: SiteConfiguration, pageId: string | undefined, language: string): string {
  const route = pageId ? site.routes.find(({ id }) => id === pageId) : undefined;
  return route ? pickText(route.label, language) : '';
}

function resolveItem(item: MenuItem, address: PageAddress): MenuEntry[] {
  const label =
    pickText(item.label, address.language) || ownLabel(address.site, item.pageId, address.language);
  const link = resolveLink(address, item);
  const items = (item.menuItems ?? []).flatMap((child) => resolveItem(child, address));
  if (!label || (!link && items.length === 0)) return [];
  return [
    {
      id: item.id,
      label,
      href: link?.href ?? null,
      isExternal: link?.isExternal ?? false,
      // An anchor on this page is not the page itself: several entries would claim to be where we are.
      isCurrent: item.pageId === address.routeId && !link?.href.includes('#'),
      items,
    },
  ];
}

/** The entries of a menu that have a text and lead somewhere. */
export function resolveMenu(menuId: string, address: PageAddress): MenuEntry[] {
  const menu = address.site.menus.find(({ id }) => id === menuId);
  return (menu?.menuItems ?? []).flatMap((item) => resolveItem(item, address));
}

/** The label that a page gives itself, else that any menu of the site gives it; '' without one. */
export const menuLabel = (site: SiteConfiguration, pageId: string, language: string): string =>
  ownLabel(site, pageId, language) || labelInMenus(site.menus, pageId, language);

/** What the document of a page is named after where the page has no title: '' for the home page, which has the site's. */
export const nameOfPage = (site: SiteConfiguration, pageId: string, language: string): string =>
  pageId === 'home' ? '' : menuLabel(site, pageId, language);
