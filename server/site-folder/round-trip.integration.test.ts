import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archive } from '../content/archive.ts';
import { createDocument, listVersions, readDraft, readPublished, saveDraft } from '../content/documents.ts';
import { publish } from '../content/publish.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite, inSiteAsOperator } from '../db/in-site.ts';
import { seedSite } from '../testing/seed-site.ts';
import { openDemoDatabase, openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { readFolder, writeFolder } from './disk.ts';
import { exportSite } from './export-site.ts';
import { fromFiles } from './from-files.ts';
import { importSite, type ImportOptions } from './import-site.ts';
import type { FolderFiles, SiteFolder } from './site-folder.ts';
import { toFiles } from './to-files.ts';

const NOW = Date.UTC(2026, 4, 1, 9);
const BUILDER = { format: 1, sections: [], translations: {} };
const DEMO = ['andes', 'adria', 'caribe'];
/** A page that can be published. */
const PAGE = { id: 'home', body: { builder: BUILDER, seo: { title: { en: 'Home' } } } };
const home = { kind: 'page', id: 'home' } as const;

let demo: Database;
let empty: Database;
beforeAll(async () => {
  demo = await openDemoDatabase(NOW);
  empty = await openTestDatabase();
}, 120_000);
afterAll(async () => {
  await demo.close();
  await empty.close();
});

const exported = async (database: Database, siteId: string, isDocumentsOnly = false): Promise<FolderFiles> =>
  toFiles(await inSite(database, siteId, (scope) => exportSite(scope, { isDocumentsOnly })));
function folderOf(files: FolderFiles): SiteFolder {
  const { folder, problems } = fromFiles(files);
  if (!folder) throw new Error(JSON.stringify(problems.slice(0, 3)));
  return folder;
}
const options = (changes: Partial<ImportOptions> = {}): ImportOptions => ({
  isPublishing: true,
  now: NOW,
  by: 'ana',
  via: 'import',
  ...changes,
});
const texts = (files: FolderFiles) =>
  Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')]));
/** The folder with another body in a file of a page. */
const changedPage = (files: FolderFiles, change: (file: Record<string, object>) => void): FolderFiles => {
  const file = JSON.parse(String(files.get('pages/home.json'))) as Record<string, object>;
  change(file);
  return new Map(files).set('pages/home.json', Buffer.from(JSON.stringify(file)));
};

describe('a site as a folder', () => {
  it.each(DEMO)(
    '%s is byte for byte the same after it was imported into an empty database',
    async (siteId) => {
      const files = await exported(demo, siteId);
      expect([...files.keys()]).toEqual(
        expect.arrayContaining(['site.json', 'pages/home.json', 'settings/theme.json', 'booking/rates.json']),
      );
      expect([...files.keys()].filter((path) => path.startsWith('media/files/')).length).toBeGreaterThan(10);
      const outcome = await importSite(empty, folderOf(files), options());
      expect(outcome).toMatchObject({ ok: true, report: { isNewSite: true } });
      expect(texts(await exported(empty, siteId))).toEqual(texts(files));
    },
  );

  it.each(DEMO)('%s of the demo is written in its folder as it is exported', async (siteId) => {
    const folder = readFolder(join(import.meta.dirname, '../../sites', siteId));
    expect(texts(toFiles(folderOf(folder)))).toEqual(texts(folder));
    const isDocument = (path: string) => !path.startsWith('booking/');
    const documents = new Map([...folder].filter(([path]) => isDocument(path)));
    expect(texts(await exported(demo, siteId, true))).toEqual(texts(documents));
  });

  it('keeps drafts, documents that were never published and archived ones apart', async () => {
    const source = await openTestDatabase();
    await seedSite(source, exampleSeed('lake', { pages: [PAGE] }), NOW);
    await inSiteAsOperator(source, 'lake', async (scope) => {
      const author = { now: NOW, by: null };
      await saveDraft(scope, {
        ...home,
        body: { builder: { format: 1, sections: [] }, seo: {} },
        basedOn: 1,
        ...author,
      });
      await createDocument(scope, { kind: 'page', id: 'fresh', body: { unfinished: true }, ...author });
      await createDocument(scope, { kind: 'page', id: 'old', body: { seo: {} }, ...author });
      await archive(scope, { kind: 'page', id: 'old' });
    });
    const files = await exported(source, 'lake');
    await source.close();
    const shape = (path: string) => Object.keys(JSON.parse(String(files.get(path))) as object);
    expect(['home', 'fresh', 'old'].map((id) => shape(`pages/${id}.json`))).toEqual([
      ['position', 'published', 'draft'],
      ['position', 'draft'],
      ['position', 'isArchived', 'draft'],
    ]);
    await importSite(empty, folderOf(files), options());
    expect(texts(await exported(empty, 'lake'))).toEqual(texts(files));
  });

  it.each([
    ['a draft', false],
    ['archived', true],
  ])('is imported with a published menu that names a page that is %s', async (_state, isArchived) => {
    const siteId = isArchived ? 'river' : 'hill';
    const menuItems = [{ id: 'a', pageId: 'soon', label: { en: 'Soon' } }];
    const author = { now: NOW, by: null };
    await seedSite(demo, exampleSeed(siteId, { pages: [PAGE] }), NOW);
    await inSiteAsOperator(demo, siteId, async (scope) => {
      await createDocument(scope, { kind: 'page', id: 'soon', body: { builder: BUILDER }, ...author });
      await createDocument(scope, { kind: 'menu', id: 'main', body: { name: 'Main', menuItems }, ...author });
      expect(await publish(scope, [{ kind: 'menu', id: 'main', version: 1 }], NOW)).toEqual({ ok: true });
      if (isArchived) await archive(scope, { kind: 'page', id: 'soon' });
    });
    const files = await exported(demo, siteId);
    expect(await importSite(empty, folderOf(files), options())).toMatchObject({ ok: true });
    expect(texts(await exported(empty, siteId))).toEqual(texts(files));
  });

  it('is written to a disk and read from it, and files of documents that are gone are removed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-folder-'));
    try {
      const files = await exported(demo, 'andes', true);
      expect([...files.keys()].filter((path) => /^(booking|media)\//.test(path))).toEqual([]);
      writeFolder(folder, files, () => true);
      writeFileSync(join(folder, 'pages/gone.json'), '{}');
      writeFolder(folder, files, () => true);
      expect(texts(readFolder(folder))).toEqual(texts(files));
      const other = join(folder, 'pages');
      expect(() => writeFolder(other, files, () => true)).toThrow('has files but no site.json');
      expect(readdirSync(other)).not.toContain('site.json');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('importing into a site that exists', () => {
  const siteId = 'bay';
  let files: FolderFiles;
  const versionsOf = () => inSite(empty, siteId, (scope) => listVersions(scope, home));
  const titleOf = (body: unknown) =>
    (body as { seo?: { title?: { en?: string } } } | undefined)?.seo?.title?.en;
  const titles = () =>
    inSite(empty, siteId, async (scope) => [
      titleOf((await readPublished(scope, home))?.body),
      titleOf((await readDraft(scope, home))?.body),
    ]);
  beforeAll(async () => {
    await seedSite(empty, exampleSeed(siteId, { pages: [PAGE] }), NOW);
    files = await exported(empty, siteId);
  });
  const withTitle = (title: string) =>
    folderOf(
      changedPage(files, (file) => Object.assign(file.published ?? {}, { seo: { title: { en: title } } })),
    );

  it('adds no version where nothing differs', async () => {
    expect(await importSite(empty, folderOf(files), options())).toEqual({
      ok: true,
      report: { isNewSite: false, changed: [], published: [] },
    });
  });

  it('stores drafts that only --publish shows to visitors, signed with who imported and how', async () => {
    const outcome = await importSite(empty, withTitle('Bay cars'), options({ isPublishing: false }));
    expect(outcome).toEqual({
      ok: true,
      report: { isNewSite: false, changed: ['pages/home.json'], published: [] },
    });
    expect(await titles()).toEqual(['Home', 'Bay cars']);
    expect((await versionsOf())[0]).toMatchObject({
      version: 2,
      basedOn: 1,
      createdBy: 'ana',
      via: 'import',
    });
    await importSite(empty, withTitle('Bay cars'), options());
    expect(await titles()).toEqual(['Bay cars', 'Bay cars']);
    expect(await versionsOf()).toHaveLength(2);
  });

  it('imports nothing when one document is refused, and names it', async () => {
    const taken = changedPage(files, (file) => Object.assign(file.published ?? {}, { slugs: { de: 'x' } }));
    const second = { position: 9, published: { builder: BUILDER, slugs: { de: 'x' } } };
    const both = new Map(taken).set('pages/second.json', Buffer.from(JSON.stringify(second)));
    const before = await versionsOf();
    expect(await importSite(empty, folderOf(both), options())).toEqual({
      ok: false,
      problems: [
        { file: 'pages/second.json', path: '/published/slugs/de', message: 'is the path of home as well' },
      ],
    });
    expect(await versionsOf()).toEqual(before);
  });

  it('refuses a new site with the host of another', async () => {
    const { folder } = fromFiles(files, { siteId: 'bay-two' });
    expect(await importSite(empty, folder as SiteFolder, options())).toMatchObject({
      ok: false,
      problems: [
        { file: 'site.json', path: '/hosts/0', message: 'bay.localhost is a host of another site' },
        { path: '/hosts/1' },
      ],
    });
  });
});
