import { beforeAll, describe, expect, it } from 'vitest';
import manifestJson from '../../generated/components/manifest.json' with { type: 'json' };
import { type LoadedRegistry, loadComponents } from '../../src/runtime/registry/definition.ts';
import { registry as allComponents } from '../../src/site/registry.ts';
import { renderDocument } from '../support/render-document.ts';
import { paragraph, textsOf } from '../support/fake-site.ts';

let registry: LoadedRegistry;
beforeAll(async () => {
  registry = await loadComponents(allComponents);
});

const TEXTS = textsOf('first', 'last', 'x');
const documentOf = (...sections: unknown[]) => ({ format: 1, sections, translations: TEXTS });
const around = (...sections: unknown[]) => documentOf(paragraph('first'), ...sections, paragraph('last'));

describe('a document', () => {
  // That it shows none inside another one is tested beside its own code.
  it('names a shared component by one component alone', () => {
    const naming = Object.entries(manifestJson).filter(([, manifest]) =>
      /shared-?component|sharedId/i.test(JSON.stringify(manifest)),
    );
    expect(naming.map(([name]) => name)).toEqual(['SharedSection']);
  });
});

/** Sections that render nothing, with the reason that the report gives. */
const NOT_DRAWN: readonly (readonly [why: string, section: unknown, message: RegExp])[] = [
  ['is null', null, /not a node/],
  ['is a number', 7, /not a node/],
  ['is a list', [[]], /not a node/],
  ['has a number as id', { id: 1, type: 'Paragraph', v: 1, props: { text: 'x' } }, /not a node/],
  ['has markup as id', { id: '"><script>', type: 'Paragraph', v: 1, props: { text: 'x' } }, /not a node/],
  ['has no type', { id: 'h', v: 1, props: {} }, /not a node/],
  ['is named like a method', { id: 'h', type: 'toString', v: 1, props: {} }, /not a node/],
  ['is of an unknown component', { id: 'h', type: 'Marquee', v: 1, props: {} }, /unknown component/],
  ['is newer', { id: 'h', type: 'Paragraph', v: 99, props: { text: 'x' } }, /newer than 1/],
  ['lacks a required property', { id: 'h', type: 'Paragraph', v: 1, props: {} }, /lacks one of text/],
  ['has a wrong required one', { id: 'h', type: 'Button', v: 1, props: { label: [] } }, /lacks one of label/],
  ['has a list as props', { id: 'h', type: 'Paragraph', v: 1, props: [] }, /lacks one of text/],
];

describe('a section that', () => {
  it.each(NOT_DRAWN)(
    '[PAGE-17] %s renders nothing, and the rest stays byte for byte',
    async (_why, section, message) => {
      const alone = await renderDocument(around(), registry);
      const { body, reports } = await renderDocument(around(section), registry);
      expect(body).toBe(alone.body);
      expect(reports.map(({ details }) => String(details.message)).join('\n')).toMatch(message);
      expect(alone.reports).toEqual([]);
    },
  );

  it.each<[why: string, section: unknown]>([
    ['has every property of the wrong type', wrongTypes('Row')],
    ['has a text for slots', { id: 'h', type: 'Row', v: 1, props: {}, slots: 'x' }],
    ['has a text for a list of nodes', { id: 'h', type: 'Row', v: 1, props: {}, slots: { columns: 'x' } }],
    [
      'has slots it does not know',
      { ...paragraph('h', { text: 'x' }), slots: { toString: [paragraph('y')] } },
    ],
    ['has an id used before', paragraph('first', { text: 'x' })],
    ['has a text for a version', { ...paragraph('h', { text: 'x' }), v: '1' }],
    ['has a text key named like a method', paragraph('h', { text: 'toString' })],
    ['has a text key named __proto__', paragraph('h', { text: '__proto__' })],
  ])('%s is rendered as far as it can be, and its siblings stay', async (_why, section) => {
    const [first, last] = (await renderDocument(around(), registry)).main.split(
      /(?=<p[^>]*data-node="last")/,
    );
    const { main } = await renderDocument(around(section), registry);
    expect(main.startsWith(first as string) && main.endsWith(last as string)).toBe(true);
    expect(main.length).toBeGreaterThan(`${first}${last}`.length);
    expect(main).not.toContain('native code');
  });

  it.each<[what: string, text: unknown]>([
    ['an object', { a: 1 }],
    ['a list', ['<b>', 'c']],
    ['a number', 12],
  ])('names a text that is %s has none', async (_what, text) => {
    const section = paragraph('h', { text: 'bad' });
    const renderBuilder = (bad: unknown) =>
      renderDocument({ ...around(section), translations: { 'en-US': { ...TEXTS['en-US'], bad } } }, registry);
    expect((await renderBuilder(text)).main).toBe((await renderBuilder('')).main);
    expect((await renderBuilder('good')).main).toContain('>good</p>');
  });
});

function wrongTypes(type: keyof typeof manifestJson) {
  const names = Object.keys(manifestJson[type].properties);
  return {
    id: 'h',
    type,
    v: 1,
    props: Object.fromEntries(
      names.map((name, position) => [name, [null, { a: [] }, [[]], -1e99][position % 4]]),
    ),
  };
}

describe('properties', () => {
  const section = paragraph('mixed', {
    text: 'x',
    as: 'marquee',
    size: 7,
    onclick: 'alert(1)',
    secret: 's3cret',
  });

  it('[REG-08] that are invalid take their defaults, with a warning naming page, section and path', async () => {
    const { main, reports } = await renderDocument(around(section), registry);
    const clean = await renderDocument(around(paragraph('mixed', { text: 'x' })), registry);
    expect(main).toBe(clean.main);
    expect(reports.map(({ details }) => [details.document, details.nodeId, details.path]).sort()).toEqual([
      ['page:test', 'mixed', '/props/as'],
      ['page:test', 'mixed', '/props/size'],
    ]);
  });

  it('[REG-08] that are unknown stay in the document and do not reach the page', async () => {
    const document = around(section);
    const before = JSON.stringify(document);
    const { body } = await renderDocument(document, registry);
    expect(body).not.toMatch(/s3cret|onclick|alert/);
    expect(JSON.stringify(document)).toBe(before);
    const known = await renderDocument(around(paragraph('mixed', { text: 'x', anchor: 's3cret' })), registry);
    expect(known.body).toContain('id="s3cret"');
  });
});

describe('a component that throws', () => {
  const button = (id: string) => ({ id, type: 'Button', v: 1, props: { label: 'x' } });
  const column = (...content: unknown[]) => ({
    id: 'col',
    type: 'Column',
    v: 1,
    props: {},
    slots: { content },
  });
  const throwing = (): LoadedRegistry => {
    const definition = registry.get('Button');
    if (!definition) throw new Error('there is no Button');
    const render = () => {
      throw new Error('broken');
    };
    return new Map([...registry, ['Button', { ...definition, render }]]);
  };

  it.each<[where: string, make: (...hostile: unknown[]) => unknown]>([
    ['between sections', around],
    [
      'in a column',
      (...hostile) => around(column(paragraph('x'), ...hostile, paragraph('y', { text: 'x' }))),
    ],
  ])('[PAGE-17] %s leaves the rest byte for byte', async (_where, make) => {
    const without = await renderDocument(make(), throwing());
    const { body, reports } = await renderDocument(make(button('b')), throwing());
    expect(body).toBe(without.body);
    expect(reports).toMatchObject([{ message: 'component failed', details: { node: 'b', type: 'Button' } }]);
    expect((await renderDocument(make(button('b')), registry)).body).not.toBe(without.body);
  });

  it('[PAGE-17] is a labelled placeholder in preview', async () => {
    const { main } = await renderDocument(around(column(button('b'))), throwing(), true);
    expect(main).toContain('<div data-node="b" data-render-error="failed">Button</div>');
  });

  it.each([
    ['an unknown component', { id: 'h', type: 'Marquee', v: 1, props: {} }, 'unknown-component', 'Marquee'],
    ['a newer version', { ...paragraph('h', { text: 'x' }), v: 9 }, 'newer-version', 'Paragraph'],
    ['a missing property', { id: 'h', type: 'Paragraph', v: 1, props: {} }, 'missing-prop', 'Paragraph'],
  ])('[PAGE-17] and so is %s', async (_what, section, reason, label) => {
    const { main } = await renderDocument(around(section), registry, true);
    expect(main).toContain(`<div data-node="h" data-render-error="${reason}">${label}</div>`);
  });
});
