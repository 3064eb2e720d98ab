import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { documentPath } from '../app/settings/document-path.ts';
import type { Surrounding } from '../canvas/frame-events.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { searchOf } from './page-views.ts';

/** Where what stands around a page is edited, from which a way leads back to the page in its language. */
export const surroundingPath = (
  surrounding: Surrounding,
  site: Pick<OpenSite, 'id' | 'settings'>,
  page: { readonly id: string; readonly language: LanguageTag },
): string =>
  `${documentPath(site.id, surrounding)}?${searchOf(site, { onPage: page.id, language: page.language })}`;
