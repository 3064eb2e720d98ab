import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PreviewGrant } from '../../server/content/preview-token.ts';
import { bodyOf, jsonLdOf } from '../support/html.ts';
import { openFakeSite, paragraph, siteConfiguration, textsOf, wirePage } from '../support/fake-site.ts';

const CODE = 'window.ran = "</script>";';
const SCRIPTS = [
  { id: 'counter', src: 'https://count.example/c.js', position: 'head', purpose: 'statistics' },
  { id: 'chat', code: CODE, purpose: 'functional' },
  { id: 'nothing', purpose: 'necessary' },
];
const OWN = { id: 'own', code: 'own()', purpose: 'marketing' };
const GRANT = { siteId: 'test', pageId: null } as unknown as PreviewGrant;

const open = (responses: object = {}) =>
  openFakeSite({
    responses: {
      '/api/siteconfig': siteConfiguration(),
      '/api/advancedconfig': { scripts: SCRIPTS },
      '/api/Pages/home': wirePage('home', {
        sections: [paragraph('welcome')],
        translations: textsOf('welcome'),
      }),
      '/api/Pages/home?preview=true': wirePage('home'),
      ...responses,
    },
    grants: { token: GRANT },
  });

/** What a page runs for its operator; `null` for nothing. */
function tagsOf(html: string): { scripts: { src: string; code: string }[]; container: unknown } | null {
  const json = /<script type="application\/json" data-scripts>([\s\S]*?)<\/script>/.exec(html)?.[1];
  return json === undefined ? null : JSON.parse(json);
}
const directive = (policy: string | undefined, name: string) =>
  policy
    ?.split('; ')
    .find((entry) => entry.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('scripts of the company', () => {
  it('[PAGE-14] [API-08] are part of content pages as data, which nothing runs before consent', async () => {
    const { body } = await (await open()).get('/de/');
    expect(tagsOf(body)?.scripts).toEqual([
      { src: 'https://count.example/c.js', code: '', position: 'head', purpose: 'statistics' },
      { src: '', code: CODE, position: 'bodyEnd', purpose: 'functional' },
    ]);
    expect(body).not.toContain('<script src="https://count.example');
  });

  it('load what asks for consent on pages that have any, and on no other', async () => {
    const script = '<script type="module" src="/assets/consent.js">';
    expect((await (await open()).get('/de/')).body).toContain(script);
    expect((await (await open({ '/api/advancedconfig': {} })).get('/de/')).body).not.toContain(script);
  });

  it('[PAGE-14] are permitted by the policy of their page alone: files by host, code by its text', async () => {
    const site = await open();
    const { headers } = await site.get('/de/');
    const hash = createHash('sha256').update(CODE).digest('base64');
    const policy = headers['content-security-policy'];
    expect(directive(policy, 'script-src')).toEqual(["'self'", `'sha256-${hash}'`, 'https://count.example']);
    const without = await (await open({ '/api/advancedconfig': {} })).get('/de/');
    expect(directive(without.headers['content-security-policy'], 'script-src')).toEqual(["'self'"]);
    expect(directive(without.headers['content-security-policy'], 'connect-src')).toEqual(["'self'"]);
  });

  it.each(['/de/buchung', '/de/buchung-bestaetigt', '/de/buchung-fehlgeschlagen', '/de/?preview'])(
    '[PAGE-14] [SEO-06] are none of %s, where nobody is asked for consent either',
    async (path) => {
      const site = await open({ '/api/siteseo': { googleTagManager: 'GTM-ABCD12' } });
      const { body, headers } = await site.get(path, { headers: { cookie: '__Host-preview=token' } });
      expect(tagsOf(body)).toBeNull();
      expect(body).not.toContain('data-consent');
      expect(headers['content-security-policy']).not.toContain('https://www.googletagmanager.com');
    },
  );

  it('[PAGE-14] run on the page of results and on the page that says that there is none', async () => {
    const site = await open();
    for (const path of ['/de/suche', '/de/nowhere'])
      expect(tagsOf((await site.get(path)).body)?.scripts, path).toHaveLength(2);
  });

  it('[PAGE-14] run on no page with a screen that takes data, wherever the company puts it', async () => {
    const checkout = { id: 'c', type: 'Checkout', v: 1, props: {} };
    const site = await open({ '/api/Pages/home': wirePage('home', { sections: [checkout] }) });
    expect(tagsOf((await site.get('/de/')).body)).toBeNull();
  });
});

describe('scripts of a page', () => {
  const page = wirePage('home');
  const withScripts = { ...page, builder: { ...page.builder, scripts: [OWN, 'none', { id: 'x y' }] } };

  it('[PAGE-12] run where the platform allows them, after those of the site, and only on that page', async () => {
    const allowed = await open({
      '/api/Pages/home': withScripts,
      '/api/Pages/offers': wirePage('offers'),
      '/api/globalConfigs': { allowsPageScripts: true },
    });
    const codes = async (path: string) =>
      tagsOf((await allowed.get(path)).body)?.scripts.map(({ src, code }) => src || code);
    expect(await codes('/de/')).toEqual(['https://count.example/c.js', CODE, 'own()']);
    expect(await codes('/de/angebote')).toEqual(['https://count.example/c.js', CODE]);
    const denied = await open({ '/api/Pages/home': withScripts });
    expect(tagsOf((await denied.get('/de/')).body)?.scripts).toHaveLength(2);
  });
});

describe('the tag container', () => {
  it('[SEO-01] [SEO-06] is that of the page before that of the site, and needs consent', async () => {
    const site = await open({
      '/api/advancedconfig': {},
      '/api/siteseo': { googleTagManager: 'GTM-SITE12' },
      '/api/Pages/offers': wirePage('offers', { seo: { googleTagManager: 'GTM-PAGE12' } }),
    });
    const of = async (path: string) => {
      const { body, headers } = await site.get(path);
      expect(headers['content-security-policy']).toContain('https://www.googletagmanager.com');
      expect(body.match(/ name="purpose"/g)).toHaveLength(3);
      return tagsOf(body)?.container;
    };
    expect([await of('/de/'), await of('/de/angebote')]).toEqual([
      { gtm: 'GTM-SITE12' },
      { gtm: 'GTM-PAGE12' },
    ]);
  });

  it('[SEO-06] verifies the site by its meta tag', async () => {
    const site = await open({ '/api/siteseo': { googleSiteVerification: 'abc-123' } });
    expect((await site.get('/de/')).body).toContain(
      '<meta name="google-site-verification" content="abc-123">',
    );
  });
});

describe('the question for consent', () => {
  it('stands first on the page, hidden until it is needed, with choices that are equally easy', async () => {
    const { body } = await (await open()).get('/de/');
    const html = bodyOf(body);
    expect(html.indexOf('data-consent')).toBeGreaterThan(html.indexOf('class="skip-link"'));
    expect(html.indexOf('data-consent')).toBeLessThan(html.indexOf('data-site-header'));
    expect(/<form[^>]* data-consent="" hidden=""/.test(html)).toBe(true);
    const [accept, reject] = [...html.matchAll(/<button value="(?:all|none)" class="([^"]+)">([^<]+)/g)];
    expect([accept?.[2], reject?.[2]]).toEqual(['Alle akzeptieren', 'Alle ablehnen']);
    expect(accept?.[1]).toBe(reject?.[1]);
    expect(html).toMatch(/<button[^>]*data-open-consent="" hidden="">Datenschutz-Einstellungen/);
  });

  it('asks for the purposes that the page has, and for none where all is necessary', async () => {
    const purposes = async (scripts: object[]) => {
      const { body } = await (await open({ '/api/advancedconfig': { scripts } })).get('/de/');
      return [...body.matchAll(/name="purpose"(?: disabled="")?(?: checked="")? value="(\w+)"/g)].map(
        ([, one]) => one,
      );
    };
    expect(await purposes(SCRIPTS)).toEqual(['necessary', 'functional', 'statistics']);
    expect(await purposes([{ id: 'a', code: 'a()', purpose: 'necessary' }])).toEqual([]);
    expect(await purposes([])).toEqual([]);
  });
});

describe('structured data of operators', () => {
  it('[SEO-04] is emitted safely, that of the page before that of the site; what is no JSON is left out and reported', async () => {
    const thing = { '@context': 'https://schema.org', '@type': 'FAQPage', name: '</script><b>' };
    const site = await open({
      '/api/siteseo': {
        schemaTags: [JSON.stringify({ '@type': 'Thing' })],
        googleLocalBusiness: JSON.stringify({ '@type': 'AutoRental', name: 'Test Cars' }),
      },
      '/api/Pages/offers': wirePage('offers', {
        seo: { schemaTags: ['{no json', JSON.stringify(thing), '7'] },
      }),
    });
    const { body } = await site.get('/de/angebote');
    expect(jsonLdOf(body)).toEqual([thing, { '@type': 'AutoRental', name: 'Test Cars' }]);
    expect(body).not.toContain('</script><b>');
    const left = site.reports.filter(({ message }) => message === 'structured data left out');
    expect(left.map(({ details }) => details)).toEqual([
      { page: 'offers', field: 'schemaTags/0' },
      { page: 'offers', field: 'schemaTags/2' },
    ]);
    expect(jsonLdOf((await site.get('/de/')).body).map((data) => data['@type'])).toEqual([
      undefined,
      'Thing',
      'AutoRental',
    ]);
  });
});

describe('e-commerce events', () => {
  const ON = { tag: { id: 'G-1', ecommerce: true } };
  const seo = { googleTagManager: 'GTM-SITE12' };
  const events = (html: string) =>
    /<script type="application\/json" data-ecommerce>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? null;
  const SCRIPT = '<script type="module" src="/assets/analytics.js">';
  const page = async (global: object, siteSeo: object, path = '/de/', cookie = '') =>
    (
      await (
        await open({ '/api/advancedconfig': {}, '/api/globalConfigs': global, '/api/siteseo': siteSeo })
      ).get(path, { headers: { cookie } })
    ).body;

  it('[ANA-01] are told where the tag configuration has an id, e-commerce is on, and there is a container', async () => {
    const body = await page(ON, seo);
    expect([events(body), body.includes(SCRIPT)]).toEqual(['[]', true]);
    const own = await page({ tag: { id: 'GTM-OWN123', ecommerce: true } }, {});
    expect([events(own), tagsOf(own)?.container]).toEqual(['[]', { gtm: 'GTM-OWN123' }]);
  });

  it.each<[why: string, global: object, seo: object, path?: string, cookie?: string]>([
    ['without an id', { tag: { id: '', ecommerce: true } }, seo],
    ['with e-commerce off', { tag: { id: 'G-1', ecommerce: false } }, seo],
    ['without a tag configuration', {}, seo],
    ['without a container', ON, {}],
    ['in a preview', ON, seo, '/de/?preview', '__Host-preview=token'],
  ])('[ANA-01, ANA-05] are none %s', async (_why, global, siteSeo, path, cookie) => {
    const body = await page(global, siteSeo, path, cookie);
    expect([events(body), body.includes(SCRIPT)]).toEqual([null, false]);
  });
});
