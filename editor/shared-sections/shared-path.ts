import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { documentPath } from '../app/settings/document-path.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { searchOf } from '../workspace/page-views.ts';
import type { ComposedKind } from '../workspace/workspace.ts';

/** Where a shared section is edited: in its place on the page that is open, elsewhere alone. */
export function sharedPath(
  site: Pick<OpenSite, 'id' | 'settings'>,
  id: string,
  open: { readonly kind: ComposedKind; readonly id: string; readonly language: LanguageTag },
): string {
  const path = documentPath(site.id, { kind: 'sharedComponent', id });
  const search = searchOf(site, { onPage: open.kind === 'page' ? open.id : null, language: open.language });
  return search === '' ? path : `${path}?${search}`;
}
