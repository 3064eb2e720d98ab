import { anchorsOf } from './anchors.ts';
import { type CheckFinding, found } from './check-finding.ts';
import { type CheckedDocument, textOf } from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';

/**
 * Buttons of a page that open a modal which is neither on the page nor in a shared section. Other documents than pages are
 * shown on several pages, of which any may have it.
 */
export function checkModals(
  { kind, nodes }: CheckedDocument,
  { sharedAnchors }: CheckedSite,
): CheckFinding[] {
  if (kind !== 'page' && kind !== 'pageTemplate') return [];
  const modals = new Set(anchorsOf(nodes.filter(({ type }) => type === 'Modal')));
  return nodes.flatMap(({ id, type, props }) => {
    const name = textOf(props.modal);
    if (type !== 'Button' || name === '' || modals.has(name) || sharedAnchors.has(name)) return [];
    return [found('warning', 'no-modal', id, '/props/modal', { name })];
  });
}
