import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { documentPath } from '../app/settings/document-path.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { searchOf } from '../workspace/page-views.ts';
import type { ComposedKind } from '../workspace/workspace.ts';

/** Where what several pages share is edited: from a page that shows it, with the way back; a shared section of its content in its place there. */
export function sharedPath(
  site: Pick<OpenSite, 'id' | 'settings'>,
  shared: { readonly kind: 'header' | 'sharedComponent'; readonly id: string },
  open: { readonly kind: ComposedKind; readonly id: string; readonly language: LanguageTag },
): string {
  const path = documentPath(site.id, shared);
  const search = searchOf(site, { onPage: open.kind === 'page' ? open.id : null, language: open.language });
  return search === '' ? path : `${path}?${search}`;
}
