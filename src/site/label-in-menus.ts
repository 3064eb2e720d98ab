import type { MenuItem, SiteConfiguration } from '../../generated/page/types.ts';
import { pickText } from '../runtime/text/resolve-text.ts';

/** The labels by language that the first menu with an entry for a page gives it; none without one. */
export function labelsInMenus(menus: SiteConfiguration['menus'], pageId: string): MenuItem['label'] {
  const find = (items: readonly MenuItem[]): MenuItem['label'] | undefined => {
    for (const item of items) {
      const labels = item.pageId === pageId ? item.label : find(item.menuItems ?? []);
      if (labels && Object.values(labels).some(Boolean)) return labels;
    }
    return undefined;
  };
  return menus.map(({ menuItems }) => find(menuItems)).find((labels) => labels !== undefined) ?? {};
}

/** The label that the first menu with an entry for a page gives it; '' without one. */
export const labelInMenus = (menus: SiteConfiguration['menus'], pageId: string, language: string): string =>
  pickText(labelsInMenus(menus, pageId), language);
