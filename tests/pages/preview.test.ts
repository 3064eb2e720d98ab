import { beforeEach, describe, expect, it } from 'vitest';
import { ALL_DRAFTS } from '../../server/content/preview-access.ts';
import {
  type FakeSite,
  openFakeSite,
  paragraph,
  siteConfiguration,
  textsOf,
  wirePage,
} from '../support/fake-site.ts';
import { bodyOf, insideOf, mainOf, metaOf, visibleText } from '../support/html.ts';

const page = (text: string, version: number, status = 1) =>
  wirePage('offers', { version, status, sections: [paragraph(text)], translations: textsOf(text) });
const tools = { format: 1, sections: [{ id: 'lang', type: 'LanguageSelector', v: 1, props: {} }] };
const PATH = '/en-US/offers';
const COOKIE = { cookie: '__Host-preview=good' };

let site: FakeSite;
beforeEach(async () => {
  site = await openFakeSite({
    grants: { good: ALL_DRAFTS, 'for-offers': { ...ALL_DRAFTS, pageId: 'offers' } },
    responses: {
      '/api/siteconfig': siteConfiguration({
        header: { sharedComponentId: 'tools' },
        sharedComponents: [{ id: 'tools', name: 'Tools', builder: tools }],
      }),
      '/api/Pages/offers': page('published', 1),
      '/api/Pages/offers?preview=true': page('drafted', 2, 0),
    },
  });
});

const get = (path: string, headers: Record<string, string> = {}) => site.get(path, { headers });
const text = async (path: string, headers: Record<string, string> = {}) =>
  visibleText(mainOf((await get(path, headers)).body));

describe('a preview link', () => {
  it('is exchanged for a cookie, and its token leaves the address', async () => {
    const response = await get(`${PATH}?preview=good`);
    expect([response.status, response.headers.location]).toEqual([303, `${PATH}?preview`]);
    expect(response.headers['set-cookie']).toBe(
      '__Host-preview=good; Max-Age=3600; Path=/; Secure; HttpOnly; SameSite=None; Partitioned',
    );
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it.each(['/de/offers?preview=good', '/de/offers?x=1&preview=good'])(
    'to %s, an address of another language, leads on without being kept anywhere',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers['cache-control']]).toEqual([301, 'private, no-store']);
      expect(response.headers.location).toContain('preview=good');
      expect((await get('/de/offers?x=1')).headers['cache-control']).toBe('public, max-age=3600');
    },
  );

  it('with a wrong token sets no cookie', async () => {
    expect((await get(`${PATH}?preview=wrong`)).headers['set-cookie'] ?? '').not.toContain('__Host-preview');
  });
});

describe('a draft', () => {
  it.each(['?preview', '?preview=', '?preview=1', '?preview=true', '?x=1&preview'])(
    '[PAGE-01] is rendered for %s with the cookie, asked for with the preview flag',
    async (query) => {
      expect(await text(PATH + query, COOKIE)).toBe('drafted');
      const call = site.calls.find(({ path }) => path === '/api/Pages/offers?preview=true');
      expect(call?.headers?.cookie ?? '').toContain('__Host-preview=good');
    },
  );

  it('has the paths and the menu label that it will have once it is published', async () => {
    site.responses['/api/Pages/offers?preview=true'] = {
      ...page('drafted', 2, 0),
      showBreadcrumb: true,
      slugs: { 'en-US': 'deals', de: 'aktionen' },
      menuLabel: { 'en-US': 'Our deals' },
    };
    const { body } = await get(`${PATH}?preview`, COOKIE);
    expect(visibleText(mainOf(body))).toContain('Our deals');
    expect(body).toContain('href="/de/aktionen');
    expect((await get(PATH)).body).not.toContain('aktionen');
  });

  it.each(['', '?preview=0', '?preview=false', '?x=1'])(
    'is not rendered for "%s", cookie or not',
    async (query) => {
      expect(await text(PATH + query, COOKIE)).toBe('published');
      expect(site.calls.some(({ path }) => path.includes('preview'))).toBe(false);
    },
  );

  it('[SEO-05] is not indexed, kept, framed by strangers or told to other hosts', async () => {
    const { headers, body } = await get(`${PATH}?preview`, COOKIE);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(metaOf(body, 'robots')).toBe('noindex, nofollow');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(body).not.toContain('good');
  });

  it('says that it is one, and leads back to the published page', async () => {
    expect(bodyOf((await get(`${PATH}?preview`, COOKIE)).body)).toMatch(
      /<aside aria-label="[^"]+"[\s\S]*<a href="\/en-US\/offers\?preview=end"/,
    );
    expect(bodyOf((await get(PATH)).body)).not.toContain('<aside');
  });

  it('is never seen by the next visitor', async () => {
    const seen: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      await get(`${PATH}?preview`, COOKIE);
      seen.push((await get(PATH)).body, (await get(`${PATH}?utm=1`)).body);
    }
    expect(seen.filter((body) => body.includes('drafted'))).toEqual([]);
    expect(new Set(seen).size).toBe(1);
  });
});

describe('without a right to the draft', () => {
  const bytes = async (path: string, headers: Record<string, string> = {}) => {
    const response = await get(path, headers);
    const { 'set-cookie': _language, date: _date, ...rest } = response.headers;
    return JSON.stringify([response.status, rest, response.body]);
  };

  it.each([
    ['a wrong token', `${PATH}?preview=wrong`, {}],
    ['an empty-looking token', `${PATH}?preview=%20`, {}],
    ['a token of another page', '/en-US/search?preview=for-offers', {}],
    ['a token of a page that does not exist', '/en-US/nowhere?preview=good', {}],
    ['a token that is very long', `${PATH}?preview=${'x'.repeat(3000)}`, {}],
    ['a token that is markup', `${PATH}?preview="><script>alert(1)</script>`, {}],
    ['two tokens', `${PATH}?preview=wrong&preview=good`, {}],
    ['no cookie', `${PATH}?preview`, {}],
    ['a wrong cookie', `${PATH}?preview=1`, { cookie: '__Host-preview=wrong' }],
    ['an empty cookie', `${PATH}?preview=true`, { cookie: '__Host-preview=' }],
    ['a cookie of another name', `${PATH}?preview`, { cookie: 'preview=good' }],
    ['a cookie for a page that does not exist', '/en-US/nowhere?preview', COOKIE],
    ['no cookie for the front page', '/en-US/?preview', {}],
    ['no cookie for a screen', '/en-US/search?preview', {}],
  ])('%s gets the same bytes as every other refusal', async (_why, path, headers) => {
    const refused = await bytes(path, headers);
    expect(refused).toBe(await bytes(`${PATH}?preview=refused`));
    expect(JSON.parse(refused)[0]).toBe(401);
    expect(refused).not.toContain('published');
    expect(refused).not.toContain('drafted');
    expect(site.calls.some(({ path: called }) => called.includes('preview=true'))).toBe(false);
  });

  it('the refusal has the scene of the error page of the site, wherever its screen is placed', async () => {
    const heading = visibleText(insideOf((await get(`${PATH}?preview`)).body, 'h1'));
    const image = { src: '/media/fog.svg', alt: '' };
    const screen = { id: 'fault', type: 'GeneralError', v: 1, props: { image } };
    const column = { id: 'column', type: 'Column', v: 1, props: {}, slots: { content: [screen] } };
    const row = { id: 'row', type: 'Row', v: 1, props: {}, slots: { columns: [column] } };
    site = await openFakeSite({
      responses: { '/api/Pages/error': wirePage('error', { sections: [row, paragraph('error')] }) },
    });
    const { status, body } = await get(`${PATH}?preview`);
    expect([status, visibleText(insideOf(body, 'h1'))]).toEqual([401, heading]);
    expect(mainOf(body)).toContain('/media/fog');
  });

  it.each<[page: string, sections: object[]]>([
    ['has no error screen', [paragraph('error')]],
    ['is empty', []],
  ])('the refusal is said where the error page of the site %s', async (_page, sections) => {
    const heading = visibleText(insideOf((await get(`${PATH}?preview`)).body, 'h1'));
    site = await openFakeSite({
      responses: { '/api/Pages/error': wirePage('error', { sections, translations: textsOf('error') }) },
    });
    const { status, body } = await get(`${PATH}?preview`);
    expect([status, visibleText(insideOf(body, 'h1'))]).toEqual([401, heading]);
  });

  it('the refusal is in the language of the address', async () => {
    const response = await get('/de/angebote?preview');
    expect([response.status, response.headers['content-language']]).toEqual([401, 'de']);
  });

  it('the refusal has the title of its heading', async () => {
    const { body } = await get(`${PATH}?preview`);
    const heading = visibleText(insideOf(body, 'h1'));
    expect(heading).not.toBe('');
    expect(visibleText(insideOf(body, 'title'))).toContain(heading);
  });
});

describe('a node that cannot be rendered', () => {
  const broken = [
    paragraph('before'),
    { id: 'unknown', type: 'Hologram', v: 1, props: {} },
    { id: 'newer', type: 'Divider', v: 99, props: {} },
    { id: 'lacking', type: 'Paragraph', v: 1, props: {} },
    paragraph('after'),
  ];
  const show = async (path: string, headers: Record<string, string> = {}) => {
    const document = wirePage('offers', { sections: broken, translations: textsOf('before', 'after') });
    Object.assign(site.responses, {
      '/api/Pages/offers': document,
      '/api/Pages/offers?preview=true': document,
    });
    return mainOf((await get(path, headers)).body);
  };

  it('is nothing for visitors', async () => {
    const html = await show(PATH);
    expect(visibleText(html)).toBe('before after');
    expect(html).not.toMatch(/Hologram|data-render-error/);
  });

  it('is a labelled placeholder in a preview', async () => {
    const html = await show(`${PATH}?preview`, COOKIE);
    expect(
      [...html.matchAll(/data-node="([^"]*)" data-render-error="([^"]*)">([^<]*)</g)].map(
        ([, ...found]) => found,
      ),
    ).toEqual([
      ['unknown', 'unknown-component', 'Hologram'],
      ['newer', 'newer-version', 'Divider'],
      ['lacking', 'missing-prop', 'Paragraph'],
    ]);
    expect(visibleText(html)).toBe('before Hologram Divider Paragraph after');
  });
});
