import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOfText } from '../../src/runtime/document/translation-states.ts';
import type { Database } from '../db/engine/database.ts';
import { inSiteAsOperator } from '../db/in-site.ts';
import { seedSite } from '../testing/seed-site.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { archive } from './archive.ts';
import { createDocument, saveDraft } from './documents.ts';
import { listTranslations } from './translation-counts.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const languages = ['en-US', 'es-AR'].map((isoLanguageName) => ({
    isoLanguageName,
    isDefault: isoLanguageName === 'es-AR',
    url: '',
  }));
  await seedSite(database, exampleSeed('andes', { documents: { siteConfiguration: { languages } } }), NOW);
}, 120_000);
afterAll(() => database.close());

const paragraph = (id: string) => ({ id, type: 'Paragraph', v: 1, props: { text: id } });
const body = (sections: unknown) => ({
  menuLabel: { 'es-AR': 'Precios', 'en-US': 'Prices' },
  builder: {
    format: 1,
    sections,
    translations: { 'es-AR': { a: 'Uno', b: 'Dos' }, 'en-US': { a: 'One' } },
    translationState: { 'en-US': { a: { source: hashOfText('Primero'), state: 'reviewed' } } },
  },
});

it('counts the texts of the newest versions of pages that are not archived', async () => {
  const counted = await inSiteAsOperator(database, 'andes', async (scope) => {
    const draft = (id: string, sections: unknown) =>
      createDocument(scope, { kind: 'page', id, body: body(sections), now: NOW, by: 'ana' });
    await draft('prices', []);
    const prices = { kind: 'page', id: 'prices', now: NOW, by: 'ana' } as const;
    await saveDraft(scope, { ...prices, body: body([paragraph('a'), paragraph('b')]), basedOn: 1 });
    await draft('broken', 'no list of nodes');
    await draft('gone', []);
    await archive(scope, { kind: 'page', id: 'gone' });
    return new Map((await listTranslations(scope)).map(({ id, languages }) => [id, languages]));
  });
  expect(counted.get('prices')).toEqual({
    'es-AR': { missing: 0, outdated: 0, present: 3, reviewed: 0 },
    'en-US': { missing: 1, outdated: 1, present: 1, reviewed: 0 },
  });
  expect(counted.get('broken')?.['en-US']).toEqual({ missing: 0, outdated: 0, present: 1, reviewed: 0 });
  expect(counted.has('gone')).toBe(false);
});
