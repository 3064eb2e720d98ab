import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { bodyOf, headOf, mainOf, stylesOf, visibleText } from '../support/html.ts';
import { openFakeSite, paragraph, siteConfiguration, textsOf, wirePage } from '../support/fake-site.ts';

const document = (...keys: string[]) => ({
  format: 1,
  sections: keys.map((key) => paragraph(key)),
  translations: textsOf(...keys),
});
const shared = (id: string, wrapperTag?: string) => ({
  id,
  name: id,
  builder: document(`text-of-${id}`),
  ...(wrapperTag === undefined ? {} : { wrapperTag }),
});
const header = { type: 'header' };
const content = { type: 'content' };
const component = (sharedComponentId: string) => ({ type: 'component', sharedComponentId });

/** The body of the English front page. */
async function bodyWith(configuration: object, page: object = {}) {
  const site = await openFakeSite({
    responses: {
      '/api/siteconfig': siteConfiguration(configuration),
      '/api/Pages/home': wirePage('home', {
        sections: ['one', 'two', 'three'].map((key) => paragraph(key)),
        translations: textsOf('one', 'two', 'three'),
        ...page,
      }),
    },
  });
  const { body } = await site.get('/en-US/');
  return { html: body, body: bodyOf(body), site };
}

/** The parts of a body in their order: header, content and texts of shared components. */
const orderOf = (body: string) =>
  [...body.matchAll(/<header[^>]*data-site-header|<main|text-of-[a-z]+(?=<)/g)].map(([found]) =>
    found.startsWith('<header') ? 'header' : found === '<main' ? 'content' : found,
  );

describe('a layout', () => {
  it.each<[why: string, items: object[], order: string[]]>([
    [
      'has header, shared components and content in the order given',
      [component('top'), header, content, component('foot')],
      ['text-of-top', 'header', 'content', 'text-of-foot'],
    ],
    ['may have no header', [content, component('foot')], ['content', 'text-of-foot']],
    ['shows content once when it names it twice', [content, header, content], ['content', 'header']],
    [
      'shows content even when it forgets it',
      [header, component('foot')],
      ['header', 'text-of-foot', 'content'],
    ],
    [
      'leaves out a shared component that does not exist',
      [header, component('gone'), content],
      ['header', 'content'],
    ],
    [
      'leaves out an item of an unknown type',
      [header, { type: 'disclosure' }, content],
      ['header', 'content'],
    ],
  ])('[PAGE-03] %s', async (_why, layoutItems, order) => {
    const { body } = await bodyWith({
      layouts: [{ id: 'default', layoutItems }],
      sharedComponents: [shared('top'), shared('foot')],
    });
    expect(orderOf(body)).toEqual(order);
    expect(body.match(/<main/g)).toHaveLength(1);
  });

  it.each<[why: string, layoutId: string, layouts: object[], order: string[]]>([
    [
      'is the one that the page names',
      'bare',
      [
        { id: 'default', layoutItems: [header, content] },
        { id: 'bare', layoutItems: [content] },
      ],
      ['content'],
    ],
    [
      'is the default one when the page names an unknown one',
      'gone',
      [{ id: 'default', layoutItems: [content, header] }],
      ['content', 'header'],
    ],
    ['is header and content when there is none', 'gone', [], ['header', 'content']],
  ])('[PAGE-03] %s', async (_why, layoutId, layouts, order) => {
    expect(orderOf((await bodyWith({ layouts }, { layoutId })).body)).toEqual(order);
  });
});

it.each<[why: string, layoutItems: object[]]>([
  ['first', [header, content]],
  ['last', [content, header]],
])('shows a header that its layout has %s', async (_why, layoutItems) => {
  const { html } = await bodyWith({ layouts: [{ id: 'default', layoutItems }] });
  const page = new JSDOM(html).window as unknown as Window;
  const shown = page.document.querySelector('[data-site-header]') as Element;
  expect(page.getComputedStyle(shown).visibility).toBe('visible');
});

describe('a shared component', () => {
  it.each(['div', 'section', 'header', 'footer', 'aside', 'nav', 'article'])(
    '[PAGE-04] is wrapped in <%s>',
    async (tag) => {
      const { body } = await bodyWith({
        layouts: [{ id: 'default', layoutItems: [content, component('foot')] }],
        sharedComponents: [shared('foot', tag)],
      });
      expect(body).toMatch(new RegExp(`<${tag}><p[^>]*>text-of-foot</p></${tag}>`));
    },
  );

  it.each(['script', 'style', 'DIV', 'form', 'div onload=x', ''])(
    '[PAGE-04] is never wrapped in <%s>, but in a div',
    async (tag) => {
      const { body } = await bodyWith({
        layouts: [{ id: 'default', layoutItems: [content, component('foot')] }],
        sharedComponents: [shared('foot', tag)],
      });
      expect(body).toMatch(/<div><p[^>]*>text-of-foot<\/p><\/div>/);
      expect(body).not.toContain('onload');
    },
  );

  it('[PAGE-04] stands in the header that refers to it', async () => {
    const { body } = await bodyWith({
      header: { sharedComponentId: 'tools' },
      sharedComponents: [shared('tools')],
    });
    expect(/<header[^>]*data-site-header[\s\S]*?<\/header>/.exec(body)?.[0]).toContain('text-of-tools');
  });

  it('[PAGE-04] is rendered wherever it is referred to', async () => {
    const { body } = await bodyWith({
      layouts: [{ id: 'default', layoutItems: [component('foot'), content, component('foot')] }],
      sharedComponents: [shared('foot')],
    });
    expect(orderOf(body)).toEqual(['text-of-foot', 'content', 'text-of-foot']);
  });

  it('that cannot be shown does not take the page with it', async () => {
    const deep = (levels: number): object =>
      levels === 0
        ? paragraph('x')
        : { id: `r${levels}`, type: 'Row', v: 1, props: {}, slots: { columns: [deep(levels - 1)] } };
    const { body, site } = await bodyWith({
      layouts: [{ id: 'default', layoutItems: [content, component('deep'), component('foot')] }],
      sharedComponents: [
        { id: 'deep', name: 'Deep', builder: { format: 1, sections: [deep(40)], translations: {} } },
        shared('foot'),
      ],
    });
    expect(orderOf(body)).toEqual(['content', 'text-of-foot']);
    expect(visibleText(mainOf(`<body>${body}</body>`))).toBe('one two three');
    expect(site.reports.map(({ message }) => message)).toContain('shared component left out');
  });
});

describe('a page', () => {
  it('[PAGE-02] is its sections in the order given', async () => {
    const { html } = await bodyWith({});
    expect(visibleText(mainOf(html))).toBe('one two three');
  });

  it('[PAGE-01] is asked for by its id, and as a draft only with the preview flag', async () => {
    const { site } = await bodyWith({});
    const paths = site.calls.map(({ path }) => path).filter((path) => path.includes('Pages'));
    expect(paths).toEqual(['/api/Pages/home']);
  });

  it.each<[why: string, translations: object, language: string, text: string]>([
    ['in its own language', { 'en-US': { one: 'English' }, de: { one: 'Deutsch' } }, 'de', 'Deutsch'],
    [
      'in a relative of the language',
      { 'es-ES': { one: 'España' }, 'en-US': { one: 'English' } },
      'es-AR',
      'España',
    ],
    [
      'in English when nothing is nearer',
      { 'en-US': { one: 'English' }, pl: { one: 'Polski' } },
      'de',
      'English',
    ],
    ['in whatever language there is', { pl: { one: 'Polski' } }, 'de', 'Polski'],
    ['as nothing, never as its key', {}, 'de', ''],
    ['without markup that runs', { de: { one: '<b onclick=x>&</b><script>x</script>' } }, 'de', '&amp;'],
  ])('[PAGE-11] shows a text %s', async (_why, translations, language, text) => {
    const { site } = await bodyWith({}, { sections: [paragraph('one')], translations });
    const { body } = await site.get(`/${language}/`);
    expect(visibleText(mainOf(body))).toBe(text);
    expect(mainOf(body)).not.toContain('onclick');
  });
});

describe('a breadcrumb', () => {
  const menus = [
    { id: 'main', menuItems: [{ id: 'a', pageId: 'offers', label: { de: 'Angebote', 'en-US': 'Offers' } }] },
  ];
  const offers = async (page: Record<string, unknown>, configuration: object = {}) => {
    const site = await openFakeSite({
      responses: {
        '/api/siteconfig': siteConfiguration(configuration),
        '/api/Pages/offers': wirePage('offers', page),
      },
    });
    return mainOf((await site.get('/de/angebote')).body);
  };

  it.each<[why: string, configuration: object, words: string]>([
    ['by the label of a menu', { menus }, 'Angebote'],
    ['by its title when no menu has it', {}, 'Unsere Angebote'],
  ])('[PAGE-05] leads home and names the page %s', async (_why, configuration, label) => {
    const html = await offers(
      { showBreadcrumb: true, seo: { title: { de: 'Unsere Angebote' } } },
      configuration,
    );
    expect(html).toMatch(/^<nav aria-label="[^"]+"[^>]*><ol><li><a href="\/de\/">[^<]+<\/a><\/li><li>/);
    expect(html).toContain(`<span aria-current="page">${label}</span></li></ol></nav>`);
  });

  it('[PAGE-05] is not there unless the page wants it', async () => {
    expect(await offers({}, { menus })).not.toContain('<nav');
  });
});

describe('a menu', () => {
  const links = async (language: string) => {
    const { site } = await bodyWith({
      header: { menu: { menuId: 'main' } },
      menus: [
        {
          id: 'main',
          menuItems: [
            {
              id: 'a',
              pageId: 'offers',
              url: 'https://elsewhere.example/',
              label: { de: 'Angebote', 'en-US': 'Offers' },
            },
            { id: 'b', url: 'https://elsewhere.example/x', label: { de: 'Anderswo', 'en-US': 'Elsewhere' } },
            { id: 'c', url: 'http://test.localhost:4000/terms', label: { 'en-US': 'Terms' } },
            { id: 'd', url: 'javascript:alert(1)', label: { 'en-US': 'Script' } },
            { id: 'e', url: '/lonely', label: {} },
          ],
        },
      ],
    });
    const { body } = await site.get(`/${language}/`);
    const header = /<header[^>]*data-site-header[\s\S]*?<\/header>/.exec(body)?.[0] ?? '';
    return [...header.matchAll(/<li><a href="([^"]*)"([^>]*)><span>([^<]*)</g)].map(
      ([, href, attributes, label]) => [label, href, /target="_blank" rel="noopener"/.test(attributes ?? '')],
    );
  };

  it('[PAGE-10] prefers pages to addresses, opens other hosts in a new tab, and speaks the language', async () => {
    expect(await links('de')).toEqual([
      ['Angebote', '/de/angebote', false],
      ['Anderswo', 'https://elsewhere.example/x', true],
      ['Terms', 'http://test.localhost:4000/terms', false],
    ]);
    expect((await links('en-US')).slice(0, 2).map(([label, href]) => [label, href])).toEqual([
      ['Offers', '/en-US/offers'],
      ['Elsewhere', 'https://elsewhere.example/x'],
    ]);
  });
});

describe('another configuration', () => {
  it('[CONF-01] [CONF-02] changes look, layout, header, menu, metadata and pages without another program', async () => {
    const { site } = await bodyWith({});
    const before = await site.get('/en-US/');
    Object.assign(site.responses, {
      '/api/siteconfig': siteConfiguration({
        featureFlags: { favicon: '/media/test/icon.svg', timeFormat: '12h' },
        theme: { palette: { primary: '#663399' }, general: { boxWidth: 999 } },
        header: { logo: { src: '/media/test/logo.svg', alt: 'New name' }, menu: { menuId: 'main' } },
        menus: [{ id: 'main', menuItems: [{ id: 'a', pageId: 'offers', label: { 'en-US': 'New entry' } }] }],
        layouts: [{ id: 'default', layoutItems: [component('top'), header, content] }],
        sharedComponents: [shared('top')],
        routes: [{ id: 'offers', path: { 'en-US': 'new-path' } }],
        languages: [{ isoLanguageName: 'en-US' }],
      }),
      '/api/siteseo': { title: { 'en-US': 'New title' } },
      '/api/Pages/home': wirePage('home', {
        version: 2,
        sections: [paragraph('news')],
        translations: textsOf('news'),
      }),
    });
    await site.raiseVersion();
    const { body } = await site.get('/en-US/');
    expect(headOf(body)).toContain('<title>New title</title>');
    expect(headOf(body)).toContain('href="/media/test/icon.svg"');
    expect(body).toContain('--primary:#663399');
    expect(body).toContain('--box-width:999px');
    expect(orderOf(bodyOf(body))).toEqual(['text-of-top', 'header', 'content']);
    expect(body).toContain('src="/media/test/logo.svg"');
    expect(body).toContain('<a href="/en-US/new-path"><span>New entry</span>');
    expect(visibleText(mainOf(body))).toBe('news');
    expect((await site.get('/de/')).status).toBe(302);
    for (const word of ['New title', '#663399', 'new-path', 'news']) expect(before.body).not.toContain(word);
  });

  it.each<[flag: object, icon: string | undefined]>([
    [{ favicon: '/media/test/icon.svg' }, '/media/test/icon.svg'],
    [{ favicon: 'https://elsewhere.example/icon.png' }, undefined],
    [{}, undefined],
  ])('[CONF-04] with %o has the icon %s', async (featureFlags, icon) => {
    const { html } = await bodyWith({ featureFlags });
    expect(/<link rel="icon" href="([^"]*)">/.exec(html)?.[1]).toBe(icon);
  });
});

describe('the header', () => {
  const header = {
    logo: { src: '/media/test/logo.svg', alt: 'Test Cars', width: 180, height: 48 },
    layout: 'centered',
    menu: { menuId: 'main', placement: 'start' },
    mobileToggle: { color: '#110000', background: '#eeffff' },
    menuItems: { color: '#220000', background: '#ddffff' },
    subMenu: { color: '#330000', background: '#ccffff' },
    subMenuItems: { color: '#440000', background: '#bbffff' },
    sharedComponentId: 'tools',
  };
  const configuration = {
    header,
    menus: [
      {
        id: 'main',
        menuItems: [
          { id: 'offers', pageId: 'offers', label: { 'en-US': 'Offers' } },
          {
            id: 'more',
            label: { 'en-US': 'More' },
            menuItems: [{ id: 'out', url: 'https://example.org/', label: { 'en-US': 'Outside' } }],
          },
        ],
      },
      { id: 'other', menuItems: [{ id: 'wrong', pageId: 'home', label: { 'en-US': 'Wrong menu' } }] },
    ],
    sharedComponents: [shared('tools')],
  };
  const headerOf = (body: string) => /<header[^>]*data-site-header[\s\S]*?<\/header>/.exec(body)?.[0] ?? '';

  it('[PAGE-08] shows logo, layout, its menu and then its shared component', async () => {
    const html = headerOf((await bodyWith(configuration)).body);
    expect(html).toMatch(/<header data-layout="centered"/);
    expect(html).toContain('data-placement="start"');
    expect(html).toMatch(/<img src="\/media\/test\/logo\.svg" alt="Test Cars" width="180" height="48"\/>/);
    expect(html).not.toContain('Wrong menu');
    const order = ['logo.svg', 'Offers', 'More', 'Outside', '</nav>', 'text-of-tools'];
    const indexes = order.map((part) => html.indexOf(part));
    expect(indexes).toEqual(indexes.toSorted((one, other) => one - other));
    expect(indexes).not.toContain(-1);
  });

  it.each([
    ['mobileToggle', 'toggle'],
    ['menuItems', 'menu'],
    ['subMenu', 'sub'],
    ['subMenuItems', 'sub-item'],
  ] as const)('[PAGE-08] takes the style of %s, at every width', async (part, name) => {
    const { html, body } = await bodyWith(configuration);
    const { color, background } = header[part];
    expect(headerOf(body)).toContain(`--${name}-color:${color};--${name}-background:${background}`);
    const css = stylesOf(html).join('');
    expect(css).toContain(`background-color:var(--${name}-background,`);
    expect(css).toMatch(new RegExp(`[;{]color:var\\(--${name}-color,`));
  });

  it('[PAGE-08] does without a menu and a shared component that do not exist', async () => {
    const gone = { ...header, menu: { menuId: 'gone' }, sharedComponentId: 'gone' };
    const html = headerOf((await bodyWith({ ...configuration, header: gone })).body);
    expect(html).toContain('logo.svg');
    expect(html).not.toMatch(/<nav|<summary|text-of/);
  });
});
