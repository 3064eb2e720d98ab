import { readCheckedDocument } from '../../src/runtime/checks/checked-document.ts';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import { checkReferences } from '../../src/runtime/checks/references.ts';
import type { JsonObject } from '../document/page-document.ts';

/** Something that a site does not have: its kind of reference, and its id or the source of a picture. */
export interface Lost {
  readonly kind: string;
  readonly id: string;
}

/** What stored nodes lead to or show that a site does not have, each once. */
export function lostReferences(nodes: readonly JsonObject[], site: CheckedSite): Lost[] {
  const document = readCheckedDocument('page', '', { builder: { format: 1, sections: nodes } });
  const lost = new Map(
    checkReferences(document, site)
      .filter(({ rule }) => rule === 'broken-reference')
      .map(({ params }): [string, Lost] => {
        const [kind, id] = [String(params.kind), String(params.id)];
        return [`${kind} ${id}`, { kind, id }];
      }),
  );
  return [...lost.values()];
}
