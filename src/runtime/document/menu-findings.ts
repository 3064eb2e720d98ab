import { isRecord } from '../../api/wire/is-record.ts';
import { documentFinding, type Finding } from './finding.ts';

const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const hasText = (texts: unknown) => isRecord(texts) && Object.values(texts).some(isWritten);

/** Entries of a menu that are of no use in any language: without a name, or with neither page, address nor entries below them. */
export function menuFindings(items: unknown, path = '/menuItems'): Finding[] {
  return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
    if (!isRecord(item)) return [];
    const { label, pageId, url, menuItems } = item;
    const below = menuFindings(menuItems, `${path}/${index}/menuItems`);
    const hasEntries = Array.isArray(menuItems) && menuItems.length > 0;
    if (!isWritten(pageId) && !isWritten(url) && !hasEntries)
      return [documentFinding(`${path}/${index}/pageId`, 'required')];
    // A page lends its own name.
    if (!isWritten(pageId) && !hasText(label))
      return [documentFinding(`${path}/${index}/label`, 'required'), ...below];
    return below;
  });
}
