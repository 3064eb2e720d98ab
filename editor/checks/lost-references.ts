import { readCheckedDocument } from '../../src/runtime/checks/checked-document.ts';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import { checkReferences } from '../../src/runtime/checks/references.ts';
import type { JsonObject } from '../document/page-document.ts';

/** How many links and pictures of stored nodes lead to something that a site does not have. */
export function lostReferences(nodes: readonly JsonObject[], site: CheckedSite): number {
  const document = readCheckedDocument('page', '', { builder: { format: 1, sections: nodes } });
  return checkReferences(document, site).filter(({ rule }) => rule === 'broken-reference').length;
}
