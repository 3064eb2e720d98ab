import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { documentPath } from '../app/settings/document-path.ts';
import type { Surrounding } from '../canvas/frame-events.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { sharedPath } from '../shared-sections/shared-path.ts';

/** Where what stands around a page is edited: a shared section in a language. */
export const surroundingPath = (
  { kind, id }: Surrounding,
  site: Pick<OpenSite, 'id' | 'settings'>,
  language: LanguageTag,
): string =>
  kind === 'header' ? documentPath(site.id, { kind, id }) : sharedPath(site, id, { kind, id, language });
