import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDocument, readDraft, saveDraft } from '../../server/content/documents.ts';
import { ALL_DRAFTS } from '../../server/content/preview-access.ts';
import { archive } from '../../server/content/archive.ts';
import { deriveKey } from '../../server/environment/derive-key.ts';
import { signPreviewToken } from '../../server/content/preview-token.ts';
import { inSiteAsOperator } from '../../server/db/in-site.ts';
import { textHeaders } from '../support/fake-site.ts';
import { visibleText } from '../support/html.ts';
import {
  openSiteServer,
  PREVIEW_SECRET,
  type SiteServerUnderTest,
  TEST_NOW,
} from '../support/site-server.ts';

const HOST = 'andes.localhost:4000';
const HOUR = 3_600_000;

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ env: { EDITOR_HOST: 'editor.localhost:4000' } });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = TEST_NOW;
});

const get = async (url: string, cookie = '') => {
  const headers = { host: HOST, ...(cookie ? { cookie: `__Host-preview=${cookie}` } : {}) };
  const response = await server.app.inject({ url, headers });
  return { status: response.statusCode, headers: textHeaders(response.headers), body: response.body };
};
const asOperator = <Result>(work: Parameters<typeof inSiteAsOperator<Result>>[2]) =>
  inSiteAsOperator(server.database, 'andes', work);

const paragraphPage = (words: string, slug: string) => ({
  slugs: { 'es-AR': slug },
  layoutId: 'default',
  builder: {
    format: 1,
    sections: [{ id: 'p', type: 'Paragraph', v: 1, props: { text: 'words' } }],
    translations: { 'es-AR': { words } },
  },
});
const create = (id: string, body: object) =>
  asOperator((scope) =>
    createDocument(scope, { kind: 'page', id, body: body as never, now: TEST_NOW, by: null }),
  );
const save = (id: string, body: object) =>
  asOperator(async (scope) => {
    const draft = await readDraft(scope, { kind: 'page', id });
    const basedOn = draft?.version ?? 0;
    return saveDraft(scope, {
      kind: 'page',
      id,
      body: body as never,
      basedOn,
      now: TEST_NOW + HOUR,
      by: null,
    });
  });
const issue = (grant: Partial<typeof ALL_DRAFTS> = {}, site = 'andes', lifetime = HOUR) =>
  server.preview.issue(site, { ...ALL_DRAFTS, ...grant }, lifetime, null);

describe('a wrong preview token', () => {
  it('[PAGE-15] gets one page with a sign-in link, in the same bytes for all 12 kinds and for pages that do not exist', async () => {
    const good = await issue({ pageId: 'home' });
    const [payload = '', signature = ''] = good.split('.');
    const unstored = { ...ALL_DRAFTS, siteId: 'andes', expires: TEST_NOW / 1000 + 3600 };
    const other = Buffer.from(JSON.stringify({ ...unstored, s: 'andes', p: null, e: 9e9 })).toString(
      'base64url',
    );
    const revoked = await issue();
    await server.preview.revoke('andes', null);
    const expired = await issue({}, 'andes', 1000);
    const ofOtherSite = await issue({}, 'adria');
    const ofOtherPage = await issue({ pageId: 'about' });
    server.clock.now += 2000;
    const kinds = {
      'is no token': 'wrong',
      'is blank': '%20',
      'is very long': 'x'.repeat(3000),
      'is markup': '"><script>alert(1)</script>',
      'has another signature': `${payload}.${'A'.repeat(43)}`,
      'has no signature': payload,
      'has another payload': `${other}.${signature}`,
      'was signed with another secret': signPreviewToken(unstored, 's'.repeat(40)),
      'was signed and never stored': signPreviewToken(unstored, deriveKey(PREVIEW_SECRET, 'previews')),
      'has expired': expired,
      'was revoked': revoked,
      'is of another site': ofOtherSite,
    };
    expect(Object.keys(kinds)).toHaveLength(12);
    const responses = [
      ...(await Promise.all(
        Object.values(kinds).flatMap((token) => [
          get(`/es-AR/?preview=${token}`),
          get('/es-AR/?preview', token.replace(/[%"<> ]/g, '')),
        ]),
      )),
      await get(`/es-AR/?preview=${ofOtherPage}`),
      await get('/es-AR/?preview', ofOtherPage),
      await get('/es-AR/?preview'),
      await get('/es-AR/nada?preview'),
      await get(`/es-AR/nada?preview=${await issue()}`),
    ];
    const [first] = responses;
    expect(first?.status).toBe(401);
    expect(first?.body).toContain('href="http://editor.localhost:4000/sites/andes/pages"');
    expect(first?.headers['set-cookie']).toBeUndefined();
    for (const response of responses) {
      expect(response.body).toBe(first?.body);
      const { date: _date, ...headers } = response.headers;
      const { date: _firstDate, ...firstHeaders } = first?.headers ?? {};
      expect(headers).toEqual(firstHeaders);
    }
  });
});

describe('a preview', () => {
  it('shows a page that was never published, at the path of its draft, and nobody else', async () => {
    await create('campaign', paragraphPage('nobody read this', 'campania'));
    const token = await issue({ pageId: 'campaign' });
    const exchanged = await get(`/es-AR/campania?preview=${token}`);
    expect([exchanged.status, exchanged.headers.location]).toEqual([303, '/es-AR/campania?preview']);
    const draft = await get('/es-AR/campania?preview', token);
    expect([draft.status, visibleText(draft.body).includes('nobody read this')]).toEqual([200, true]);
    // Its published page does not exist: the preview ends on the front page.
    expect(draft.body).toContain('href="/es-AR/?preview=end"');
    expect((await get('/es-AR/campania')).status).toBe(404);
    expect((await get('/es-AR/campania?preview=0', token)).status).toBe(404);
    expect((await get('/es-AR/campania?preview')).status).toBe(401);
    expect((await get('/es-AR/?preview', token)).status).toBe(401);
  });

  it('fixed at a version shows that one, whatever is stored later, and says so', async () => {
    await create('fixed', paragraphPage('first words', 'fija'));
    const pinned = await issue({ pageId: 'fixed', version: 1 });
    const following = await issue({ pageId: 'fixed' });
    await save('fixed', paragraphPage('second words', 'otra'));
    const first = visibleText((await get('/es-AR/fija?preview', pinned)).body);
    expect(first).toContain('first words');
    expect(first).toMatch(/1.*2026/);
    expect((await get('/es-AR/fija?preview', following)).status).toBe(401);
    const second = visibleText((await get('/es-AR/otra?preview', following)).body);
    expect(second).toContain('second words');
    expect(second).not.toContain('first words');
    expect((await get('/es-AR/fija?preview', await issue({ pageId: 'fixed', version: 9 }))).status).toBe(401);
  });

  it('answers an archived page like one that does not exist', async () => {
    await create('gone', paragraphPage('gone words', 'ida'));
    const token = await issue({ pageId: 'gone' });
    expect((await get('/es-AR/ida?preview', token)).status).toBe(200);
    await asOperator((scope) => archive(scope, { kind: 'page', id: 'gone' }));
    expect((await get('/es-AR/ida?preview', token)).status).toBe(401);
  });

  it('ends with its link, at once', async () => {
    const token = await issue({ language: 'es-AR' });
    expect((await get('/es-AR/?preview', token)).status).toBe(200);
    const links = await server.preview.list('andes');
    const link = links.find(({ language }) => language === 'es-AR');
    expect(await server.preview.revokeLink('andes', link?.id ?? '')).toBe(true);
    expect((await get('/es-AR/?preview', token)).status).toBe(401);
    expect(await server.preview.revokeLink('andes', link?.id ?? '')).toBe(false);
  });

  it('has a cookie that lives as long as its link', async () => {
    const token = await issue({}, 'andes', 2 * HOUR);
    server.clock.now += HOUR;
    const { headers } = await get(`/es-AR/?preview=${token}`);
    expect(headers['set-cookie']).toContain('; Max-Age=3600;');
  });
});

describe('calls of a preview', () => {
  const call = async (method: 'GET' | 'POST', url: string, token: string) => {
    const headers = { host: HOST, 'x-preview': '1', cookie: `__Host-preview=${token}` };
    const response = await server.app.inject({
      method,
      url,
      headers,
      ...(method === 'POST' && { payload: {} }),
    });
    const { errorCode, errorMessage } = response.json();
    return { status: response.statusCode, errorCode, errorMessage };
  };

  it('book nothing, and say so', async () => {
    expect(await call('POST', '/api/booking/book', await issue())).toEqual({
      status: 403,
      errorCode: 'previewBooksNothing',
      errorMessage: 'This is a preview: nothing is booked.',
    });
  });

  it('need a right to it', async () => {
    expect(await call('GET', '/api/data/places', 'wrong')).toMatchObject({
      status: 401,
      errorCode: 'previewRefused',
    });
    expect(await call('GET', '/api/data/places?language=en-US', await issue())).toMatchObject({
      status: 200,
    });
  });
});
