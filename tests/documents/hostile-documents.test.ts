import { beforeAll, describe, expect, it } from 'vitest';
import manifestJson from '../../generated/components/manifest.json' with { type: 'json' };
import type { ComponentName } from '../../generated/components/types.ts';
import { LIMITS } from '../../src/runtime/document/limits.ts';
import { openFakeSite, paragraph, wirePage } from '../support/fake-site.ts';
import { bodyOf, mainOf, visibleText } from '../support/html.ts';
import { examplesOf } from '../support/render-component.tsx';
import { createDocumentRenderer, type DocumentRenderer } from './render-document.ts';

const manifest = manifestJson as unknown as Record<
  ComponentName,
  { properties: Record<string, object>; version: number }
>;
const COMPONENTS = Object.keys(manifest) as ComponentName[];

const before = paragraph('before');
const after = paragraph('after');
const TEXTS = { 'en-US': { before: 'BEFORE', after: 'AFTER', key: 'text' } };
const document = (...sections: unknown[]) => ({ format: 1, sections, translations: TEXTS });
const between = (...sections: unknown[]) => document(before, ...sections, after);
const row = (id: string, ...columns: unknown[]) => ({ id, type: 'Row', v: 1, props: {}, slots: { columns } });

/** A node inside so many others. */
function nested(levels: number): unknown {
  let node: unknown = paragraph('core');
  for (let level = 1; level < levels; level += 1) node = row(`r${level}`, node);
  return node;
}

let renderBuilder: DocumentRenderer;
let first: string;
let last: string;
beforeAll(async () => {
  renderBuilder = await createDocumentRenderer();
  const alone = async (section: object) => {
    const outcome = await renderBuilder(document(section));
    return outcome.rendered ? outcome.html : '';
  };
  [first, last] = [await alone(before), await alone(after)];
});

/** The HTML of what stands between the two siblings; fails when these are not as they are alone, byte for byte. */
async function middleOf(...sections: unknown[]): Promise<string> {
  const outcome = await renderBuilder(between(...sections));
  if (!outcome.rendered) throw new Error(`refused: ${outcome.reason}`);
  expect([outcome.html.slice(0, first.length), outcome.html.slice(-last.length)]).toEqual([first, last]);
  return outcome.html.slice(first.length, -last.length);
}

describe('a document beyond its limits is refused by a typed error', () => {
  const wide = (count: number) =>
    document(
      ...Array.from({ length: 100 }, (_, r) =>
        row(`r${r}`, ...Array.from({ length: count / 100 - 1 }, (_unused, c) => paragraph(`p${r}-${c}`))),
      ),
    );
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 'x']));

  it.each<[why: string, builder: () => unknown, reason: string]>([
    ['10,000 nodes', () => wide(10_000), 'too-many-nodes'],
    [
      'one node too many',
      () =>
        document(
          ...Array.from({ length: 100 }, (_, r) =>
            row(
              `r${r}`,
              ...Array.from({ length: 19 + (r === 0 ? 1 : 0) }, (_u, c) => paragraph(`p${r}-${c}`)),
            ),
          ),
        ),
      'too-many-nodes',
    ],
    ['1,000 levels', () => document(nested(1000)), 'too-deep'],
    ['one level too many', () => document(nested(LIMITS.depth + 1)), 'too-deep'],
    [
      '1,000 levels of plain JSON',
      () => {
        let value: unknown = 1;
        for (let i = 0; i < 1000; i += 1) value = [value];
        return document({ ...before, props: { text: value } });
      },
      'too-deep',
    ],
    [
      '201 sections',
      () => document(...Array.from({ length: 201 }, (_, i) => paragraph(`p${i}`))),
      'too-many-sections',
    ],
    ['5,001 texts', () => ({ ...document(), translations: { de: keys(5001) } }), 'too-many-texts'],
    [
      '41 languages',
      () => ({
        ...document(),
        translations: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`l${i}`, {}])),
      }),
      'too-many-texts',
    ],
    [
      'a key __proto__',
      () =>
        JSON.parse(
          '{"format":1,"sections":[{"id":"a","type":"Row","v":1,"props":{"__proto__":{"polluted":true}}}]}',
        ),
      'forbidden-key',
    ],
    [
      'a key constructor',
      () => document({ ...before, props: { constructor: { prototype: { polluted: true } } } }),
      'forbidden-key',
    ],
    [
      'a key prototype among the texts',
      () => ({ ...document(), translations: { prototype: {} } }),
      'forbidden-key',
    ],
    ['a list', () => [], 'not-an-object'],
    ['nothing', () => null, 'not-an-object'],
    ['a text', () => 'sections', 'not-an-object'],
  ])('[REG-07] %s', async (_why, builder, reason) => {
    expect(await renderBuilder(builder())).toEqual({ rendered: false, reason });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each<[why: string, builder: () => unknown]>([
    ['2,000 nodes', () => wide(2000)],
    ['twelve levels', () => document(nested(LIMITS.depth))],
    ['200 sections', () => document(...Array.from({ length: 200 }, (_, i) => paragraph(`p${i}`)))],
    ['5,000 texts', () => ({ ...document(before), translations: { de: keys(5000) } })],
  ])('[REG-07] and one within them is rendered: %s', async (_why, builder) => {
    expect((await renderBuilder(builder())).rendered).toBe(true);
  });

  it('shows visitors the error page of the site, never a blank one', async () => {
    const site = await openFakeSite({
      responses: { '/api/Pages/home': wirePage('home', { sections: [nested(1000)] }) },
    });
    const response = await site.get('/en-US/');
    expect(response.status).toBe(500);
    expect(visibleText(mainOf(response.body)).length).toBeGreaterThan(20);
    expect(bodyOf(response.body)).toContain('data-site-header');
  });
});

describe('a section that cannot be rendered', () => {
  it.each<[why: string, section: unknown]>([
    ['of an unknown component', { id: 'x', type: 'Hologram', v: 1, props: {} }],
    ['named like a method of objects', { id: 'x', type: 'Constructor', v: 1, props: {} }],
    [
      'with an unknown component around it',
      { id: 'x', type: 'Hologram', v: 1, props: {}, slots: { a: [paragraph('key')] } },
    ],
    ['of a newer version', { id: 'x', type: 'Divider', v: 2, props: {} }],
    ['of a much newer version', { id: 'x', type: 'Divider', v: 1e15, props: {} }],
    ['without a prop that has no default', { id: 'x', type: 'Paragraph', v: 1, props: {} }],
    ['that is null', null],
    ['that is a list', [before]],
    ['that is a text', 'Paragraph'],
    ['without an id', { type: 'Divider', v: 1, props: {} }],
    ['with an id that is markup', { id: '"><script>', type: 'Divider', v: 1, props: {} }],
    ['with a type that is a path', { id: 'x', type: '../Divider', v: 1, props: {} }],
    ['with a type that is a list', { id: 'x', type: ['Divider'], v: 1, props: {} }],
  ])('%s renders nothing, and its siblings stand byte for byte', async (_why, section) => {
    expect(await middleOf(section)).toBe('');
  });

  it.each<[why: string, section: object]>([
    ['a version that is none', { id: 'x', type: 'Divider', v: 'two', props: {} }],
    ['a version below one', { id: 'x', type: 'Divider', v: -1, props: {} }],
    ['props that are a list', { id: 'x', type: 'Divider', v: 1, props: [] }],
    ['slots that are a text', { id: 'x', type: 'Divider', v: 1, props: {}, slots: 'all' }],
    [
      'a slot that does not exist',
      { id: 'x', type: 'Divider', v: 1, props: {}, slots: { secret: [paragraph('key')] } },
    ],
    [
      'unknown props',
      {
        id: 'x',
        type: 'Divider',
        v: 1,
        props: {
          dangerouslySetInnerHTML: { __html: '<b>' },
          onClick: 'x',
          is: 'x',
          ref: 'x',
          key: 'x',
          children: 'x',
        },
      },
    ],
  ])('has %s and is rendered as if it had not', async (_why, section) => {
    const plain = await middleOf({ id: 'x', type: 'Divider', v: 1, props: {} });
    expect(plain).toContain('data-node="x"');
    expect(await middleOf(section)).toBe(plain);
  });

  it('[REG-07] with an id of another is told and kept apart from it', async () => {
    const outcome = await renderBuilder(
      document(paragraph('same'), paragraph('same'), row('same', paragraph('same'))),
    );
    if (!outcome.rendered) throw new Error('refused');
    const ids = [...outcome.html.matchAll(/data-node="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
    expect(outcome.reports.filter((text) => text.includes('is used twice'))).toHaveLength(3);
  });

  it('[REG-09] of a newer version is kept as it is stored', async () => {
    const stored = wirePage('home', {
      sections: [{ id: 'x', type: 'Divider', v: 7, props: { tomorrow: { a: [1] } }, future: true }],
    });
    const kept = structuredClone(stored);
    const site = await openFakeSite({ responses: { '/api/Pages/home': stored } });
    expect(visibleText(mainOf((await site.get('/en-US/')).body))).toBe('');
    expect(site.responses['/api/Pages/home']).toEqual(kept);
    expect(site.reports.some(({ details }) => String(details.message).includes('version 7 is newer'))).toBe(
      true,
    );
  });
});

describe('a component that throws', () => {
  const boom = () => {
    throw new Error('boom');
  };

  it('takes only itself away, on its own or deep inside others', async () => {
    const breaking = await createDocumentRenderer({ Divider: { render: boom } });
    const inside = (...extra: unknown[]) =>
      between(
        row('r', {
          id: 'c',
          type: 'Column',
          v: 1,
          props: {},
          slots: { content: [paragraph('key'), ...extra] },
        }),
      );
    const divider = { id: 'x', type: 'Divider', v: 1, props: {} };
    const clean = await renderBuilder(inside());
    const broken = await breaking(inside(divider));
    if (!clean.rendered || !broken.rendered) throw new Error('refused');
    expect(broken.html).toBe(clean.html);
    expect(broken.reports.filter((text) => text.startsWith('component failed'))).toHaveLength(1);
    const alone = await breaking(between(divider));
    expect(alone.rendered && alone.html).toBe(first + last);
    // Without a thrower the divider is there: the comparison above can fail.
    const whole = await renderBuilder(inside(divider));
    expect(whole.rendered && whole.html).not.toBe(clean.html);
  });

  it('takes what stands inside it along, and nothing else', async () => {
    const breaking = await createDocumentRenderer({ Row: { render: boom } });
    const outcome = await breaking(between(row('r', paragraph('key'))));
    expect(outcome.rendered && outcome.html).toBe(first + last);
  });
});

describe('props of wrong types', () => {
  const WRONG: readonly unknown[] = [
    null,
    true,
    -1,
    1e308,
    '',
    '</style><script>alert(1)</script>',
    'javascript:alert(1)',
    [],
    [[]],
    [null],
    {},
    { toString: 1 },
    'x'.repeat(5000),
    '\u0000\uFFFF\u202E',
  ];

  it.each(COMPONENTS)('of %s never harm its siblings, in any field', async (name) => {
    const properties = Object.keys(manifest[name].properties ?? {});
    expect(properties.length).toBeGreaterThan(5);
    const [example] = examplesOf(name);
    for (const wrong of WRONG) {
      const sections = properties.map((property, position) => ({
        id: `n${position}`,
        type: name,
        v: manifest[name].version,
        props: { ...example?.props, [property]: wrong },
      }));
      const html = await middleOf(...sections);
      expect(html).not.toMatch(/<script|(href|src|action)="\s*(javascript|data):|\sonerror=/);
      expect(html).not.toContain('undefined');
      expect(html).not.toContain('[object Object]');
    }
  });

  it('are reported with the node and the path of the property', async () => {
    const outcome = await renderBuilder(
      document({ id: 'here', type: 'Divider', v: 1, props: { align: 'sideways', marginTop: 'x' } }),
    );
    if (!outcome.rendered) throw new Error('refused');
    for (const path of ['/props/align', '/props/marginTop'])
      expect(outcome.reports.some((text) => text.includes('"nodeId":"here"') && text.includes(path))).toBe(
        true,
      );
  });
});

describe('the comparison of siblings', () => {
  it('finds out when one of them is rendered differently', async () => {
    const breaking = await createDocumentRenderer({ Paragraph: { render: () => 'the same' } });
    const outcome = await breaking(between());
    expect(outcome.rendered && outcome.html.startsWith(first)).toBe(false);
  });
});
