import { DEFAULT_LAYOUT, SINGLE_ID } from '../../src/api/wire/document-kinds.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { layoutSlots } from '../../src/site/layout/layout-slots.ts';
import { documentPath } from '../app/settings/document-path.ts';
import type { Surrounding } from '../canvas/frame-events.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { sharedPath } from '../shared-sections/shared-path.ts';

/** Where what stands around a page is edited: the header of its site, the shared section that is its footer, else its layout. */
export function surroundingPath(
  surrounding: Surrounding,
  site: Pick<OpenSite, 'id' | 'settings'>,
  { body }: Pick<OpenDocument, 'body'>,
  language: LanguageTag,
): string {
  if (surrounding === 'header') return documentPath(site.id, { kind: 'header', id: SINGLE_ID });
  const layoutId = typeof body.layoutId === 'string' && body.layoutId !== '' ? body.layoutId : DEFAULT_LAYOUT;
  for (const slot of layoutSlots(site.settings.site, layoutId))
    if (slot.kind === 'component' && slot.wrapperTag === 'footer')
      return sharedPath(site, slot.id, { kind: 'sharedComponent', id: slot.id, language });
  return documentPath(site.id, { kind: 'layout', id: layoutId });
}
