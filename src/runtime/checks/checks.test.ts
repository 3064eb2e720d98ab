import { describe, expect, it } from 'vitest';
import { Theme as readTheme } from '../../../generated/page/read.js';
import type { Theme } from '../../../generated/page/types.ts';
import type { DocumentKind } from '../../api/wire/document-kinds.ts';
import { readSettings } from '../../api/wire/read-settings.ts';
import { hashOfText } from '../document/translation-states.ts';
import { checkDocument } from './check-document.ts';
import type { CheckedSite, Visibility } from './checked-site.ts';

const published = (...ids: string[]) => new Map(ids.map((id) => [id, 'published' as const]));

const SITE: CheckedSite = {
  languages: ['es-AR', 'en-US', 'de'],
  theme: readSettings<Theme>(readTheme, {}).value as Theme,
  known: new Map<string, ReadonlyMap<string, Visibility>>([
    ['page', new Map([['fleet', 'published'] as const, ['next', 'unpublished'] as const])],
    ['layout', published('wide')],
    ['sharedComponent', published('footer')],
    ['menu', published('main')],
    ['form', published('checkout')],
    ['place', published('airport')],
    ['model', published('duster')],
    ['category', published('suv')],
    ['picture', published('/media/a/wide', '/media/a/small')],
  ]),
  hasPath: (path) => path === '/de/flotte',
  sharedAnchors: new Set(['newsletter']),
  pictureBytes: new Map([
    ['/media/a/wide', 1_000_000],
    ['/media/a/small', 600_000],
  ]),
  hasSeo: true,
};

const node = (id: string, type: string, props: object = {}, slots: object = {}) => ({
  id,
  type,
  v: 1,
  props,
  slots,
});
const inRow = (rowProps: object, ...content: object[]) =>
  node('row', 'Row', rowProps, { columns: [node('column', 'Column', {}, { content })] });
const heading = (id: string, as: string, props: object = {}) =>
  node(id, 'Paragraph', { text: 'title', as, ...props });
const main = heading('main', 'h1');

const EVERYWHERE = { title: 'Autos', label: 'Ver autos', here: 'Ver más' };
const TEXTS = {
  'es-AR': { ...EVERYWHERE, spanish: 'Solo acá', plain: 'Algo' },
  'en-US': { title: 'Cars', label: 'See the cars', here: 'Here »', plain: 'Some' },
  de: { title: 'Autos', label: 'Zu den Autos', here: 'Zu den Angeboten' },
};
const SEO = {
  title: { 'es-AR': 'Autos en Mendoza', 'en-US': 'Cars in Mendoza', de: 'Autos in Mendoza' },
  description: {
    'es-AR': 'Alquiler de autos en Mendoza y Santiago con kilómetros libres y cruce a Chile.',
    'en-US': 'Car rental in Mendoza and Santiago with unlimited kilometres, also across the border.',
    de: 'Mietwagen in Mendoza und Santiago mit freien Kilometern, auch über die Grenze nach Chile.',
  },
};
const page = (sections: object[], fields: object = {}) => ({
  builder: { format: 1, sections, translations: TEXTS },
  seo: SEO,
  ...fields,
});

/** What is found, as `severity rule nodeId path`. */
const foundIn = (kind: DocumentKind, body: object, id = 'prices') =>
  checkDocument(kind, id, body as Record<string, unknown>, SITE).map(
    ({ severity, rule, nodeId, path }) => `${severity} ${rule} ${nodeId ?? '-'} ${path}`,
  );
const inPage = (...sections: object[]) => foundIn('page', page([main, ...sections]));
const button = (link: object, label = 'label') => inRow({}, node('b', 'Button', { label, link }));
const picture = (props: object) => inRow({}, node('i', 'Image', props));

it('finds nothing in a page that breaks no rule', () => {
  const sections = [
    inRow(
      { background: 'surface' },
      heading('h', 'h2'),
      node('b', 'Button', { label: 'label', link: { pageId: 'fleet' } }),
    ),
  ];
  expect(inPage(...sections)).toEqual([]);
});

it('reports what publishing refuses as errors', () => {
  expect(inPage(inRow({ gap: 5 }, heading('h', 'h2')))).toEqual(['error enum row /props/gap']);
});

describe('references', () => {
  it.each<[why: string, sections: object[], findings: string[]]>([
    ['a page that is there', [button({ pageId: 'fleet' })], []],
    ['an address', [button({ url: 'https://example.com' })], []],
    ['a page that is gone', [button({ pageId: 'gone' })], ['error broken-reference b /props/link/pageId']],
    ['a draft', [button({ pageId: 'next' })], ['warning unpublished-reference b /props/link/pageId']],
    ['no address', [button({ pageId: '', url: '' })], ['warning no-target b /props/link']],
    [
      'a class of cars that is gone, in a list',
      [inRow({}, node('f', 'FleetGrid', { categoryIds: ['suv', 'gone'], headingLevel: 2 }))],
      ['error broken-reference f /props/categoryIds/1'],
    ],
    [
      'a place and a model that are gone',
      [inRow({}, node('s', 'SearchForm', { placeId: 'gone', modelId: 'gone', promotionId: 'any' }))],
      ['error broken-reference s /props/placeId', 'error broken-reference s /props/modelId'],
    ],
    [
      'a picture that the library lacks',
      [picture({ image: { src: '/media/a/none', alt: 'title' } })],
      ['error broken-reference i /props/image/src'],
    ],
    [
      'a picture of another host',
      [picture({ image: { src: 'https://example.com/a.jpg', alt: 'title' } })],
      [],
    ],
  ])('to %s', (_why, sections, findings) => {
    expect(inPage(...sections)).toEqual(findings);
  });

  it.each<[why: string, kind: DocumentKind, body: object, findings: string[]]>([
    [
      'a page to its layout',
      'page',
      page([main], { layoutId: 'gone' }),
      ['error broken-reference - /layoutId'],
    ],
    ['a page to the built-in layout', 'page', page([main], { layoutId: 'default' }), []],
    [
      'a layout to a shared component',
      'layout',
      { layoutItems: [{ type: 'content' }, { type: 'component', sharedComponentId: 'gone' }] },
      ['error broken-reference - /layoutItems/1/sharedComponentId'],
    ],
    [
      'an entry of a sub-menu to a page',
      'menu',
      { menuItems: [{ id: 'a', pageId: 'fleet', menuItems: [{ id: 'b', pageId: 'gone' }] }] },
      ['error broken-reference - /menuItems/0/menuItems/0/pageId'],
    ],
    [
      'the header to its menu',
      'header',
      { menu: { menuId: 'gone' } },
      ['error broken-reference - /menu/menuId'],
    ],
    [
      'the booking settings to a shared component',
      'bookingSettings',
      { checkout: { modalSharedComponentId: 'gone' } },
      ['error broken-reference - /checkout/modalSharedComponentId'],
    ],
  ])('of %s', (_why, kind, body, findings) => {
    expect(foundIn(kind, body)).toEqual(findings);
  });
});

describe('links by address', () => {
  const linked = (url: string, link: object = {}) => [
    node('button', 'Button', { label: 'label', link: { url, ...link } }),
  ];
  it.each<[why: string, url: string, found: string[]]>([
    ['a page of the site', '/de/flotte', []],
    ['another site', 'https://example.com/x', []],
    ['a telephone', 'tel:+54 11', []],
    ['a place on the page', '#prices', []],
    ['a place in a shared section', '#newsletter', []],
    ['no page', '/de/nichts', ['warning broken-link button /props/link/url']],
    ['no place on the page', '#gone', ['warning broken-anchor button /props/link/url']],
  ])('lead to %s', (_why, url, wrong) => {
    expect(foundIn('page', page([heading('main', 'h1', { anchor: 'prices' }), ...linked(url)]))).toEqual(
      wrong,
    );
  });

  it('may name a place on a page that is chosen', () => {
    expect(foundIn('page', page([main, ...linked('#gone', { pageId: 'fleet' })]))).toEqual([]);
  });

  it('are read in the HTML of each language, and reported once', () => {
    const body = page([main, heading('rich', 'p')]);
    const html = 'See <a class="x" href="/de/nichts">the fleet</a> and <a href=\'/de/flotte\'>this</a>';
    const translations = {
      ...TEXTS,
      de: { ...TEXTS.de, title: html },
      'en-US': { ...TEXTS['en-US'], title: html },
    };
    const rich = { ...body, builder: { ...body.builder, translations } };
    expect(foundIn('page', rich).filter((line) => line.includes('broken'))).toEqual([
      'warning broken-link main /props/text',
      'warning broken-link rich /props/text',
    ]);
  });

  it('are read in menus, whose places are on any page', () => {
    const menuItems = [{ url: '#gone' }, { url: '/de/flotte', menuItems: [{ url: '/de/nichts' }] }];
    expect(foundIn('menu', { menuItems }).filter((line) => line.includes('broken'))).toEqual([
      'warning broken-link - /menuItems/1/menuItems/0/url',
    ]);
  });
});

describe('descriptions of pictures', () => {
  const src = '/media/a/small';
  it.each<[why: string, sections: object[], findings: string[]]>([
    ['described', [picture({ image: { src, alt: 'title' } })], []],
    ['alone', [picture({ image: { src, alt: '' } })], ['hint no-description i /props/image/alt']],
    ['with words below', [picture({ image: { src, alt: '' }, caption: 'title' })], []],
    [
      'as a link',
      [picture({ image: { src, alt: '' }, link: { pageId: 'fleet' } })],
      ['error no-description i /props/image/alt'],
    ],
    [
      'beside a title',
      [inRow({}, node('c', 'InfoCard', { image: { src, alt: '' }, title: 'title', headingLevel: 2 }))],
      [],
    ],
    ['behind a section', [inRow({ backgroundImage: { src, alt: '' } }, heading('h', 'h2'))], []],
  ])('%s', (_why, sections, findings) => {
    expect(inPage(...sections)).toEqual(findings);
  });
});

describe('headings', () => {
  it.each<[why: string, sections: object[], findings: string[]]>([
    ['in order', [main, heading('a', 'h2'), heading('b', 'h3'), heading('c', 'h2')], []],
    ['without a main one', [heading('a', 'h2')], ['warning no-main-heading - /builder']],
    ['with two main ones', [main, heading('a', 'h1')], ['warning second-main-heading a /props/as']],
    ['that skip a level', [main, heading('a', 'h3')], ['warning heading-jump a /props/as']],
    ['that are empty do not count', [main, node('a', 'Paragraph', { text: '', as: 'h4' })], []],
    [
      'of cards after the main one',
      [main, inRow({}, node('c', 'InfoCard', { title: 'title' }))],
      ['warning heading-jump c /props/headingLevel'],
    ],
    [
      'inside the items of an accordion stand below its titles',
      [
        main,
        inRow(
          {},
          node(
            'acc',
            'Accordion',
            { items: [{ id: 'one', title: 'title' }], headingLevel: 2 },
            {
              'item:one': [heading('in', 'h3')],
            },
          ),
        ),
      ],
      [],
    ],
    ['of a screen are its own', [node('n', 'NotFound')], []],
  ])('%s', (_why, sections, findings) => {
    expect(foundIn('page', page(sections))).toEqual(findings);
  });
});

describe('contrast', () => {
  const text = (props: object) => node('p', 'Paragraph', { text: 'title', ...props });
  const low = ['warning low-contrast p /props/color'];
  it.each<[why: string, section: object, findings: string[]]>([
    ['of the theme’s own text', inRow({}, text({})), []],
    ['of secondary text', inRow({}, text({ color: 'muted' })), []],
    ['of light grey on paper', inRow({}, text({ color: '#999999' })), low],
    ['of light grey in large letters', inRow({}, text({ color: '#8a8a8a', size: 'display' })), []],
    ['of light text on a dark band', inRow({ background: 'primary', tone: 'light' }, text({})), []],
    ['of dark text on a dark band', inRow({ background: 'ink' }, text({})), low],
    [
      'on a picture is not judged',
      inRow({ backgroundImage: { src: '/media/a/small' } }, text({ color: '#999999' })),
      [],
    ],
    ['on a ground of its own', inRow({ background: 'ink' }, text({ background: 'paper' })), []],
  ])('%s', (_why, section, findings) => {
    expect(inPage(section)).toEqual(findings);
  });
});

describe('texts of links', () => {
  it('name the languages in which they say nothing', () => {
    const [finding] = checkDocument(
      'page',
      'prices',
      page([main, button({ pageId: 'fleet' }, 'here')]),
      SITE,
    );
    expect(finding).toMatchObject({ rule: 'vague-link', nodeId: 'b', path: '/props/label' });
    expect(finding?.params).toEqual({ text: 'Ver más', languages: ['es-AR', 'en-US'] });
  });
});

describe('texts for search engines', () => {
  it.each<[why: string, seo: object, findings: string[]]>([
    [
      'that are missing',
      {},
      ['warning no-seo-title - /seo/title', 'warning no-seo-description - /seo/description'],
    ],
    ['of a page that is not for them', { robots: 'noindex, follow' }, []],
    [
      'with a long title',
      { ...SEO, title: { ...SEO.title, de: 'x'.repeat(61) } },
      ['hint seo-title-long - /seo/title/de'],
    ],
    ['with a title that just fits', { ...SEO, title: { ...SEO.title, de: 'x'.repeat(60) } }, []],
    [
      'with a short and a long description',
      { ...SEO, description: { ...SEO.description, de: 'x'.repeat(49), 'en-US': 'x'.repeat(161) } },
      [
        'hint seo-description-long - /seo/description/en-US',
        'hint seo-description-short - /seo/description/de',
      ],
    ],
  ])('%s', (_why, seo, findings) => {
    expect(foundIn('page', page([main], { seo })).toSorted()).toEqual(findings.toSorted());
  });

  it('of the site stand in for those of its front page', () => {
    expect(foundIn('page', page([main], { seo: {} }), 'home')).toEqual([]);
  });
});

describe('translations', () => {
  const missing = (sections: object[], fields: object = {}) =>
    checkDocument('page', 'prices', page([main, ...sections], fields), SITE).map(
      ({ nodeId, path, params }) => [nodeId, path, params.languages],
    );
  it.each<[why: string, sections: object[], fields: object, findings: unknown[]]>([
    ['in all languages', [heading('h', 'h2')], {}, []],
    ['in one', [node('p', 'Paragraph', { text: 'spanish' })], {}, [['p', '/props/text', ['en-US', 'de']]]],
    ['in two', [node('p', 'Paragraph', { text: 'plain' })], {}, [['p', '/props/text', ['de']]]],
    [
      'in none',
      [node('p', 'Paragraph', { text: 'lost' })],
      {},
      [['p', '/props/text', ['es-AR', 'en-US', 'de']]],
    ],
    [
      'of a list',
      [
        inRow(
          {},
          node(
            't',
            'Accordion',
            { items: [{ id: 'one', title: 'plain' }], headingLevel: 2 },
            { 'item:one': [] },
          ),
        ),
      ],
      {},
      [['t', '/props/items/0/title', ['de']]],
    ],
    [
      'of the menu label, by a variant',
      [],
      { menuLabel: { 'es-MX': 'Precios', 'en-GB': 'Prices' } },
      [[null, '/menuLabel', ['de']]],
    ],
  ])('%s', (_why, sections, fields, findings) => {
    expect(missing(sections, fields)).toEqual(findings);
  });
});

it('names the languages in which a text was translated before it was changed', () => {
  const record = (from: string) => ({ source: hashOfText(from), state: 'reviewed' });
  const translationState = {
    'en-US': { title: record('Coches') },
    de: { title: record(EVERYWHERE.title), '/seo/title': record('Autos en Salta') },
  };
  const body = page([main]);
  expect(
    checkDocument('page', 'prices', { ...body, builder: { ...body.builder, translationState } }, SITE),
  ).toMatchObject([
    {
      rule: 'outdated-translation',
      severity: 'warning',
      nodeId: null,
      path: '/seo/title',
      params: { languages: ['de'] },
    },
    {
      rule: 'outdated-translation',
      severity: 'warning',
      nodeId: 'main',
      path: '/props/text',
      params: { languages: ['en-US'] },
    },
  ]);
});

describe('the weight of a page', () => {
  const wide = { backgroundImage: { src: '/media/a/wide' } };
  it.each<[why: string, sections: object[], findings: string[]]>([
    ['of one large picture', [inRow(wide, heading('h', 'h2'))], []],
    ['of one picture shown twice', [inRow(wide), { ...inRow(wide), id: 'again', slots: {} }], []],
    [
      'of two pictures',
      [inRow(wide, node('i', 'Image', { image: { src: '/media/a/small', alt: 'title' } }))],
      ['warning heavy-page row /props/backgroundImage'],
    ],
  ])('%s', (_why, sections, findings) => {
    expect(inPage(...sections).filter((line) => line.includes('heavy'))).toEqual(findings);
  });
});

it('does not look into a document that exceeds the limits', () => {
  const many = Array.from({ length: 201 }, (_, at) => heading(`h${at}`, 'h4'));
  expect(foundIn('page', page(many)).map((line) => line.split(' ')[0])).toEqual(['error']);
});
