import { isRecord } from '../../../src/api/wire/is-record.ts';
import { type PageNamings, storedNaming } from './new-page.ts';
import type { DocumentBody } from './page-body.ts';

/** What an entry of a menu may be called. */
const MAX_ID = 40;
/** As many entries as a menu takes. */
const MAX_ENTRIES = 40;

/** The ids of entries, of those in sub-menus too. */
const idsIn = (items: readonly unknown[]): string[] =>
  items
    .filter(isRecord)
    .flatMap(({ id, menuItems }) => [String(id), ...idsIn(Array.isArray(menuItems) ? menuItems : [])]);

/**
 * A menu with a last entry that leads to a page and has its names. @returns `null` where the menu is full
 */
export function withMenuEntry(menu: DocumentBody, pageId: string, namings: PageNamings): DocumentBody | null {
  const items: readonly unknown[] = Array.isArray(menu.menuItems) ? menu.menuItems : [];
  if (items.length >= MAX_ENTRIES) return null;
  const taken = new Set(idsIn(items));
  const stem = pageId.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
  let id = stem.slice(0, MAX_ID);
  for (let count = 2; taken.has(id); count += 1) id = `${stem.slice(0, MAX_ID - 4)}-${count}`;
  return { ...menu, menuItems: [...items, { id, label: storedNaming(namings).menuLabel, pageId }] };
}
