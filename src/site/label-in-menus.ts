import type { MenuItem, SiteConfiguration } from '../../generated/page/types.ts';
import { pickText } from '../runtime/text/resolve-text.ts';

/** The label that the first menu with an entry for a page gives it; '' without one. */
export function labelInMenus(menus: SiteConfiguration['menus'], pageId: string, language: string): string {
  const find = (items: readonly MenuItem[]): string => {
    for (const item of items) {
      const label = item.pageId === pageId ? pickText(item.label, language) : find(item.menuItems ?? []);
      if (label) return label;
    }
    return '';
  };
  return menus.map(({ menuItems }) => find(menuItems)).find(Boolean) ?? '';
}
