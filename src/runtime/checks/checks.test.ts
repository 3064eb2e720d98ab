import { describe, expect, it } from 'vitest';
import {
  EVERYWHERE,
  SEO,
  SITE,
  button,
  foundIn,
  heading,
  inPage,
  inRow,
  main,
  node,
  page,
  picture,
} from '../../../tests/support/checked-page.ts';
import { hashOfText } from '../document/translation-states.ts';
import { scopePageCss } from '../document/page-css.ts';
import { checkDocument } from '../../site/findings/check-document.ts';
import { readCheckedDocument } from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';
import { checkHeadingOrder } from './heading-order.ts';
import { faintColors } from './palette.ts';

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

it('reports a value of another type once where it should be one of some choices', () => {
  expect(inPage(inRow({ gap: 'wide' }, heading('h', 'h2')))).toEqual(['error enum row /props/gap']);
});

describe('addresses', () => {
  const withSlugs = (slugs: object) => ({ ...page([main]), slugs });

  it.each<[why: string, slugs: object, findings: string[]]>([
    ['of its own', { de: 'neue-autos' }, []],
    ['of another page', { de: 'flotte', 'en-US': 'flotte' }, ['warning slug-taken - /slugs/de']],
    ['that are empty', { de: '' }, []],
  ])('%s', (_why, slugs, findings) => {
    expect(foundIn('page', withSlugs(slugs))).toEqual(findings);
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
      'as a link, without the key of a description',
      [picture({ image: { src }, link: { pageId: 'fleet' } })],
      ['error no-description i /props/image/alt'],
    ],
    [
      'alone, without the key of a description',
      [picture({ image: { src } })],
      ['hint no-description i /props/image/alt'],
    ],
    [
      'beside a title',
      [inRow({}, node('c', 'InfoCard', { image: { src, alt: '' }, title: 'title', headingLevel: 2 }))],
      [],
    ],
    [
      'in an entry of a list, whose text was lost',
      [
        inRow(
          {},
          node('s', 'Slider', {
            slides: [
              { id: 'a', image: { src, alt: 'lost' } },
              { id: 'b', image: { src, alt: '' } },
            ],
          }),
        ),
      ],
      [
        'warning no-description s /props/slides/0/image/alt',
        'warning missing-translation s /props/slides/0/image/alt',
      ],
    ],
    ['behind a section', [inRow({ backgroundImage: { src, alt: '' } }, heading('h', 'h2'))], []],
  ])('%s', (_why, sections, findings) => {
    expect(inPage(...sections)).toEqual(findings);
  });
});

describe('colours of a theme', () => {
  it.each<[why: string, palette: object, findings: string[]]>([
    ['of the default', {}, []],
    ['that visitors get others for', { line: '#dddddd' }, ['warning color-moved - /palette/line']],
    ['that are the ground of a text', { accent: '#ffe9a8' }, []],
  ])('%s', (_why, palette, findings) => {
    expect(foundIn('theme', { palette })).toEqual(findings);
  });

  it.each<[why: string, palette: object, paths: string[]]>([
    ['the ground of a text', { accent: '#ffe9a8' }, ['/palette/accent']],
    ['a colour that visitors get another one for', { line: '#dddddd' }, []],
  ])('are told to who chooses them: %s', (_why, palette, paths) => {
    expect(faintColors({ palette }).map(({ path }) => path)).toEqual(paths);
  });
});

describe('headings of shared sections', () => {
  const shown = (...sections: object[]): CheckedSite => ({
    ...SITE,
    shared: (id) => (id === 'hero' ? readCheckedDocument('sharedComponent', 'hero', page(sections)) : null),
  });
  const here = node('s', 'SharedSection', { sharedComponentId: 'hero' });

  it.each<[why: string, shared: object[], sections: object[], findings: string[]]>([
    ['are the main one of a page', [main], [here, heading('a', 'h2')], []],
    ['are a second main one', [heading('x', 'h1')], [main, here], ['warning second-main-heading s ']],
    ['stand between those of the page', [heading('x', 'h2')], [main, here, heading('a', 'h3')], []],
    ['skip a level where they stand', [heading('x', 'h3')], [main, here], ['warning heading-jump s ']],
    [
      'are skipped from',
      [heading('x', 'h2')],
      [main, here, heading('a', 'h4')],
      ['warning heading-jump a /props/as'],
    ],
    [
      'skip a level among themselves, which is found there',
      [heading('x', 'h2'), heading('y', 'h4')],
      [main, here],
      [],
    ],
    [
      'are none where nothing is shown',
      [main],
      [node('s', 'SharedSection', { sharedComponentId: 'footer' })],
      ['warning no-main-heading - /builder'],
    ],
  ])('%s', (_why, shared, sections, findings) => {
    const body = page(sections);
    const found = checkHeadingOrder(readCheckedDocument('page', 'prices', body), shown(...shared));
    expect(
      found.map(({ severity, rule, nodeId, path }) => `${severity} ${rule} ${nodeId ?? '-'} ${path}`),
    ).toEqual(findings);
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
  const DARK = { paper: '#14161a', surface: '#20242b', ink: '#eeeeee' };
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

  it('is told rounded down, so that one that is too low never reads as enough', () => {
    const white = { ...SITE, theme: { ...SITE.theme, palette: { ...SITE.theme.palette, paper: '#ffffff' } } };
    const body = page([main, inRow({}, text({ color: '#777777' }))]) as Record<string, unknown>;
    const [finding] = checkDocument('page', 'prices', body, white, null);
    expect(finding?.params).toMatchObject({ contrast: 4.4, least: 4.5 });
  });

  it.each<[why: string, palette: object, row: object, findings: string[]]>([
    [
      'light text on a band that is darkened for it',
      { primary: '#e8590c' },
      { background: 'primary', tone: 'light' },
      [],
    ],
    ['dark text on such a band', { primary: '#e8590c' }, { background: 'primary', tone: 'dark' }, []],
    [
      'light text on a colour that stays',
      { accent: '#e8590c' },
      { background: 'accent', tone: 'light' },
      low,
    ],
    ['light text on the dark band of a dark theme', DARK, { background: 'ink', tone: 'light' }, []],
  ])('is that of what visitors see: %s', (_why, palette, props, findings) => {
    const { theme } = SITE;
    const site = { ...SITE, theme: { ...theme, palette: { ...theme.palette, ...palette } } };
    const found = checkDocument('page', 'prices', page([main, inRow(props, text({}))]), site, null);
    expect(found.map(({ severity, rule, nodeId, path }) => `${severity} ${rule} ${nodeId} ${path}`)).toEqual(
      findings,
    );
  });
});

describe('texts of links', () => {
  it('name the languages in which they say nothing', () => {
    const [finding] = checkDocument(
      'page',
      'prices',
      page([main, button({ pageId: 'fleet' }, 'here')]),
      SITE,
      null,
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
    checkDocument('page', 'prices', page([main, ...sections], fields), SITE, null).map(
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
    checkDocument('page', 'prices', { ...body, builder: { ...body.builder, translationState } }, SITE, null),
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

it('names the languages in which a text is still the sample of its component', () => {
  const sample = { source: hashOfText(EVERYWHERE.title), state: 'sample' };
  const over = { source: hashOfText('Find a car'), state: 'sample' };
  const body = page([main]);
  const translationState = { 'es-AR': { title: sample }, de: { title: over } };
  expect(
    checkDocument('page', 'prices', { ...body, builder: { ...body.builder, translationState } }, SITE, null),
  ).toMatchObject([
    {
      rule: 'sample-text',
      severity: 'warning',
      nodeId: 'main',
      path: '/props/text',
      params: { languages: ['es-AR'] },
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

it('[PAGE-13] names the parts of the CSS of a page that visitors do not get', () => {
  const pageCSS = 'h1 {\n  position: fixed;\n  color: red }\n@import "a.css";';
  const body = page([main]);
  const findings = checkDocument(
    'page',
    'styled',
    { ...body, builder: { ...body.builder, pageCSS } },
    SITE,
    scopePageCss,
  ).filter(({ rule }) => rule.startsWith('css-'));
  expect(findings.map(({ rule, path, params }) => [rule, path, params])).toEqual([
    ['css-layer', '/builder/pageCSS', { part: 'position:fixed', line: 2 }],
    ['css-at-rule', '/builder/pageCSS', { part: '@import "a.css";', line: 4 }],
  ]);
});
