import { isRecord } from '../../api/wire/is-record.ts';
import { type CheckFinding, found } from './check-finding.ts';
import { type CheckedDocument, textOf } from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';

/**
 * Paths of a page that lead to another page already. Publishing refuses them, unless the other page gives its path up at
 * the same moment.
 */
export function checkAddresses({ kind, id, body }: CheckedDocument, { pageAt }: CheckedSite): CheckFinding[] {
  if (kind !== 'page' || !isRecord(body.slugs)) return [];
  return Object.entries(body.slugs).flatMap(([language, slug]) => {
    const address = `/${language}/${textOf(slug)}`;
    const by = textOf(slug) === '' ? null : pageAt(address);
    if (by === null || by === id) return [];
    return [found('warning', 'slug-taken', null, `/slugs/${language}`, { address, by })];
  });
}
