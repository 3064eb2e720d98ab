import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocument, readDraft, saveDraft } from '../../server/content/documents.ts';
import { ALL_DRAFTS } from '../../server/content/preview-access.ts';
import type { PreviewGrant } from '../../server/content/preview-token.ts';
import { inSiteAsOperator } from '../../server/db/in-site.ts';
import { publishDocument } from '../../server/testing/publish-document.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { textHash } from '../../src/runtime/text/text-hash.ts';
import { htmlFramePath } from '../../src/site/html-frame.ts';
import { textHeaders } from '../support/fake-site.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';

const HOST = 'andes.localhost:4000';
const EDITOR_HOST = 'editor.localhost:4000';
const HOUR = 3_600_000;
const LANGUAGE = 'es-AR';

/** HTML in a frame, by language. */
const builderOf = (html: Readonly<Record<string, string>>) => ({
  format: 1,
  sections: [{ id: 'f', type: 'CustomHtml', v: 1, props: { mode: 'frame', html: 'html', title: 'title' } }],
  translations: Object.fromEntries(
    Object.entries(html).map(([language, text]) => [language, { html: text, title: 'Marco' }]),
  ),
});
const pageWith = (slug: string, html: Readonly<Record<string, string>>) => ({
  layoutId: 'default',
  slugs: { [LANGUAGE]: slug },
  builder: builderOf(html),
});
const sharedWith = (html: Readonly<Record<string, string>>) => ({
  name: 'Marco',
  wrapperTag: 'section',
  builder: builderOf(html),
});

const PUBLISHED = '<p>Publicado</p><script>top.name = "reached"</script>';
const IN_ENGLISH = '<p>Published</p>';
const DRAFTED = '<p>Borrador</p>';
const SHARED = '<p>Compartido</p>';
const SHARED_DRAFT = '<p>Compartido en borrador</p>';

let server: SiteServerUnderTest;

const saveAsDraft = (kind: DocumentKind, id: string, body: DocumentBody) =>
  inSiteAsOperator(server.database, 'andes', async (scope) => {
    const draft = { kind, id, body, now: TEST_NOW, by: null };
    const known = await readDraft(scope, draft);
    const stored = known
      ? await saveDraft(scope, { ...draft, basedOn: known.version })
      : await createDocument(scope, draft);
    expect(stored.outcome).toBe('done');
  });

beforeAll(async () => {
  server = await openSiteServer({ env: { EDITOR_HOST } });
  const publish = (kind: DocumentKind, id: string, body: DocumentBody) =>
    publishDocument(server.database, 'andes', kind, body, id);
  await publish('page', 'framed', pageWith('marco', { [LANGUAGE]: PUBLISHED, 'en-US': IN_ENGLISH }));
  await saveAsDraft('page', 'framed', pageWith('marco', { [LANGUAGE]: DRAFTED }));
  await publish('sharedComponent', 'framed', sharedWith({ [LANGUAGE]: SHARED }));
  await saveAsDraft('sharedComponent', 'framed', sharedWith({ [LANGUAGE]: SHARED_DRAFT }));
}, 60_000);
afterAll(() => server.close());

const frameOf = (source: string, { language = LANGUAGE as string, page = 'framed' } = {}) =>
  htmlFramePath({ language: language as LanguageTag, routeId: page, preview: null }, source);
const draftOf = (source: string) => `${frameOf(source)}?preview`;

async function get(url: string, { host = HOST, cookie = '' } = {}) {
  const headers = { host, ...(cookie ? { cookie: `__Host-preview=${cookie}` } : {}) };
  const response = await server.app.inject({ url, headers });
  return { status: response.statusCode, headers: textHeaders(response.headers), body: response.body };
}
const issue = (grant: Partial<PreviewGrant> = {}, site = 'andes') =>
  server.preview.issue(site, { ...ALL_DRAFTS, ...grant }, HOUR, null);

describe('HTML that an operator wants in a frame', () => {
  it('has an origin of its own wherever it is opened, and only pages of its site frame it', async () => {
    const { status, headers, body } = await get(frameOf(PUBLISHED));
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = Object.fromEntries(
      headers['content-security-policy']?.split('; ').map((part) => {
        const [name = '', ...values] = part.split(' ');
        return [name, values];
      }) ?? [],
    );
    expect(policy).toEqual({
      sandbox: ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
    });
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain(`<html lang="${LANGUAGE}">`);
    expect(body).toContain(`<body>${PUBLISHED}</body>`);
  });

  it('is that of the language in its address', async () => {
    const { status, body } = await get(frameOf(IN_ENGLISH, { language: 'en-US' }));
    expect(status).toBe(200);
    expect(body).toContain('<html lang="en-US">');
    expect(body).toContain(`<body>${IN_ENGLISH}</body>`);
  });

  it('is found in a shared section too, by any page', async () => {
    expect((await get(frameOf(SHARED, { page: 'home' }))).body).toContain(SHARED);
  });

  it.each<[why: string, url: () => string, host?: string]>([
    ['a name that no text has', () => `/frames/${LANGUAGE}/framed/${textHash('never written')}`],
    ['the name of a text of another language', () => frameOf(IN_ENGLISH)],
    ['a language that the site does not have', () => frameOf(PUBLISHED, { language: 'fi' })],
    ['a language that is markup', () => frameOf(PUBLISHED, { language: '%22%3E%3Cscript%3E' })],
    ['a page that is none', () => frameOf(PUBLISHED, { page: 'nowhere' })],
    ['another page', () => frameOf(PUBLISHED, { page: 'home' })],
    ['another site', () => frameOf(PUBLISHED), 'adria.localhost:4000'],
    ['the host of the editor', () => frameOf(PUBLISHED), EDITOR_HOST],
  ])('is not found by %s', async (_why, url, host = HOST) => {
    const { status, headers, body } = await get(url(), { host });
    expect(status).toBe(404);
    expect(headers['content-security-policy'] ?? '').not.toContain('sandbox allow-scripts');
    expect(body).not.toContain('Publicado');
  });

  it.each([
    ['of the page', DRAFTED],
    ['of a shared section', SHARED_DRAFT],
  ])(
    'as the draft %s is found with the cookie of a preview alone, and kept nowhere',
    async (_whose, html) => {
      const cookie = await issue();
      const { status, headers, body } = await get(draftOf(html), { cookie });
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(headers['content-security-policy']).toContain('sandbox allow-scripts');
      expect(body).toContain(`<body>${html}</body>`);

      const revoked = await issue({ pageId: 'revoked' });
      await server.preview.revoke('andes', 'revoked');
      const wrong = {
        'no cookie': await get(draftOf(html)),
        'a cookie that nobody issued': await get(draftOf(html), { cookie: 'guessed' }),
        'the cookie of another site': await get(draftOf(html), { cookie: await issue({}, 'adria') }),
        'a revoked cookie': await get(draftOf(html), { cookie: revoked }),
        'the address without the draft': await get(frameOf(html), { cookie }),
      };
      expect(Object.entries(wrong).filter(([, response]) => response.status !== 404)).toEqual([]);
    },
  );

  it('as the draft of a page is not found with the cookie of a preview of another page', async () => {
    const cookieFor = (pageId: string) => issue({ pageId });
    expect((await get(draftOf(DRAFTED), { cookie: await cookieFor('framed') })).status).toBe(200);
    expect((await get(draftOf(DRAFTED), { cookie: await cookieFor('home') })).status).toBe(404);
  });
});
