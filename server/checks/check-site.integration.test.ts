import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveDraft, createDocument } from '../content/documents.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite, inSiteAsOperator } from '../db/in-site.ts';
import { DEMO_SITES } from '../testing/demo-sites.ts';
import { openDemoDatabase } from '../testing/database.ts';
import { checkSite } from './check-site.ts';
import { countOf, reportLines } from './report.ts';

const NOW = Date.UTC(2026, 4, 1, 9);
let database: Database;
beforeAll(async () => {
  database = await openDemoDatabase(NOW);
});
afterAll(() => database.close());

describe('checking a site', () => {
  it.each(DEMO_SITES.map(({ id }) => id))(
    'finds no errors and no warnings in the demo site %s',
    async (siteId) => {
      const versions = await inSite(database, siteId, checkSite);
      const serious = versions.flatMap(({ kind, id, findings }) =>
        findings
          .filter(({ severity }) => severity !== 'hint')
          .map(({ rule, nodeId, path }) => [kind, id, rule, nodeId, path]),
      );
      expect(serious).toEqual([]);
      expect(versions.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['page', 'theme', 'menu', 'media']),
      );
    },
  );

  it('tells the draft of a page from what is published, and lists what is to be mended', async () => {
    const button = (pageId: string) => ({
      id: 'b',
      type: 'Button',
      v: 1,
      props: { label: 'l', link: { pageId } },
      slots: {},
    });
    const text = { id: 'h', type: 'Paragraph', v: 1, props: { text: 'l', as: 'h1' }, slots: {} };
    const body = (pageId: string) => ({
      seo: { robots: 'noindex, follow' },
      builder: {
        format: 1,
        sections: [
          text,
          {
            id: 'r',
            type: 'Row',
            v: 1,
            props: {},
            slots: {
              columns: [{ id: 'c', type: 'Column', v: 1, props: {}, slots: { content: [button(pageId)] } }],
            },
          },
        ],
        translations: { 'es-AR': { l: 'Autos' }, 'en-US': { l: 'Cars' }, pt: { l: 'Carros' } },
      },
    });
    const versions = await inSiteAsOperator(database, 'andes', async (scope) => {
      const page = { kind: 'page' as const, id: 'new-page', now: NOW, by: null };
      await createDocument(scope, { ...page, body: body('home') });
      await saveDraft(scope, { ...page, body: body('gone'), basedOn: 1 });
      return checkSite(scope);
    });
    const mine = versions.filter(({ id }) => id === 'new-page');
    expect(mine.map(({ state }) => state)).toEqual(['draft']);
    expect(countOf(versions, 'error')).toBe(1);
    expect(reportLines('andes', mine)).toEqual([
      'andes: 1 documents; errors: 1, warnings: 0, hints: 0',
      '  page new-page (draft)',
      '    error    broken-reference at b/props/link/pageId (kind page; id gone)',
    ]);
  });

  it('finds the main heading of a page in the shared section that it shows', async () => {
    const texts = { 'es-AR': { l: 'Autos' }, 'en-US': { l: 'Cars' }, pt: { l: 'Carros' } };
    const heading = { id: 'h', type: 'Paragraph', v: 1, props: { text: 'l', as: 'h1' }, slots: {} };
    const named = { id: 's', type: 'SharedSection', v: 1, props: { sharedComponentId: 'hero' }, slots: {} };
    const builder = (section: object) => ({ format: 1, sections: [section], translations: texts });
    const versions = await inSiteAsOperator(database, 'andes', async (scope) => {
      const now = { now: NOW, by: null };
      const hero = { name: 'Hero', wrapperTag: 'section', builder: builder(heading) };
      await createDocument(scope, { kind: 'sharedComponent', id: 'hero', body: hero, ...now });
      const body = { seo: { robots: 'noindex, follow' }, builder: builder(named) };
      await createDocument(scope, { kind: 'page', id: 'with-hero', body, ...now });
      return checkSite(scope);
    });
    const rules = versions.find(({ id }) => id === 'with-hero')?.findings.map(({ rule }) => rule);
    expect(rules).toBeDefined();
    expect(rules).not.toContain('no-main-heading');
  });
});
