import { isRecord } from '../../src/api/wire/is-record.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { defaultLanguage, enabledLanguages } from '../../src/domain/site-languages.ts';
import { eachNode, readNodes } from '../../src/runtime/document/read-nodes.ts';
import { textLocationsOf } from '../../src/runtime/document/text-locations.ts';
import {
  countTranslations,
  readTranslations,
  type TranslationCounts,
} from '../../src/runtime/document/translation-states.ts';
import type { SiteScope } from '../db/in-site.ts';
import { listDocuments } from './document-list.ts';
import { readEdited } from './edited-document.ts';
import { readSiteConfiguration } from './site-configuration.ts';

/** How far the newest version of a page is translated. */
export interface PageTranslations {
  readonly id: string;
  /** Its texts in each language of the site, by their states. */
  readonly languages: Readonly<Record<string, TranslationCounts>>;
}

/** Counts the texts of a page by languages and states; what is no node has none. */
function countTexts(
  body: DocumentBody,
  languages: readonly string[],
  source: string,
): PageTranslations['languages'] {
  const sections = isRecord(body.builder) ? body.builder.sections : [];
  const locations = textLocationsOf('page', body, eachNode(readNodes(sections, () => undefined)));
  const reader = readTranslations(body, source);
  return Object.fromEntries(
    languages.map((language) => [language, countTranslations(locations, reader, language)]),
  );
}

/**
 * How far the pages of a site are translated, archived ones left out, in their order. Their bodies are read one after the
 * other, so that a large site does not fill the memory.
 * @throws StoredDocumentError
 */
export async function listTranslations(scope: SiteScope): Promise<PageTranslations[]> {
  const site = toSiteConfiguration(await readSiteConfiguration(scope), () => undefined);
  if (!site) return [];
  const languages = enabledLanguages(site);
  const source = defaultLanguage(site);
  const pages: PageTranslations[] = [];
  for (const { id, isArchived } of await listDocuments(scope, 'page')) {
    const page = isArchived ? null : await readEdited(scope, { kind: 'page', id });
    if (page) pages.push({ id, languages: countTexts(page.body, languages, source) });
  }
  return pages;
}
