import { describe, expect, it } from 'vitest';
import { bodyFindings } from './body-findings.ts';
import { builderFindings } from '../../runtime/document/builder-findings.ts';

const node = (id: string, type: string, props: object = {}, slots: object = {}) => ({
  id,
  type,
  v: 1,
  props,
  slots,
});
const body = (...sections: unknown[]) => ({ builder: { format: 1, sections } });
const button = (props: object = {}) => node('b', 'Button', { label: 'key', ...props });

describe('a page', () => {
  it('that breaks no rule has no findings', () => {
    const column = node('c', 'Column', {}, { content: [button()] });
    expect(bodyFindings('page', 'home', body(node('r', 'Row', {}, { columns: [column] })))).toEqual([]);
    expect(bodyFindings('page', 'checkout', body(node('k', 'Checkout')))).toEqual([]);
  });

  it.each<[why: string, pageId: string, sections: unknown[], findings: object[]]>([
    [
      'a button in a row',
      'home',
      [node('r', 'Row', {}, { columns: [button()] })],
      [{ nodeId: 'b', path: '', rule: 'not-accepted', params: { type: 'Button', accepts: ['Column'] } }],
    ],
    [
      'a slot that the component does not have',
      'home',
      [node('d', 'Divider', {}, { content: [button()] })],
      [{ nodeId: 'b', path: '', rule: 'no-such-slot', params: { type: 'Button' } }],
    ],
    [
      'a screen on another page',
      'home',
      [node('k', 'Checkout')],
      [{ nodeId: 'k', path: '', rule: 'other-page', params: { type: 'Checkout', types: ['checkout'] } }],
    ],
    [
      'a screen twice',
      'checkout',
      [node('k', 'Checkout'), node('k2', 'Checkout')],
      [{ nodeId: 'k2', path: '', rule: 'page-full', params: { type: 'Checkout', max: 1 } }],
    ],
    [
      'no screen on its page',
      'checkout',
      [],
      [{ nodeId: null, path: '/builder', rule: 'page-lacks', params: { type: 'Checkout', min: 1 } }],
    ],
    [
      'a choice that is none',
      'home',
      [button({ variant: 'huge' })],
      [
        {
          nodeId: 'b',
          path: '/props/variant',
          rule: 'enum',
          params: { allowedValues: ['primary', 'secondary', 'text'] },
        },
      ],
    ],
    [
      'an unknown property',
      'home',
      [button({ onclick: 'x' })],
      [{ nodeId: 'b', path: '/props/onclick', rule: 'additionalProperties', params: {} }],
    ],
    [
      'a missing property',
      'home',
      [node('b', 'Button')],
      [{ nodeId: 'b', path: '/props/label', rule: 'required', params: {} }],
    ],
    [
      'an unknown component',
      'home',
      [node('w', 'Widget')],
      [{ nodeId: 'w', path: '/type', rule: 'unknown-component', params: { type: 'Widget' } }],
    ],
    [
      'a newer version',
      'home',
      [{ ...button(), v: 9 }],
      [{ nodeId: 'b', path: '/v', rule: 'newer-version', params: { version: 1 } }],
    ],
    [
      'an id twice',
      'home',
      [button(), button()],
      [{ nodeId: 'b_2', path: '/id', rule: 'id-taken', params: { id: 'b' } }],
    ],
    [
      'a node with a property of its own, deep inside',
      'home',
      [
        node(
          'r',
          'Row',
          {},
          { columns: [node('c', 'Column', {}, { content: [{ ...button(), colour: 'red' }] })] },
        ),
      ],
      [{ nodeId: 'b', path: '/colour', rule: 'additionalProperties', params: {} }],
    ],
    [
      'what is no node',
      'home',
      [7],
      [{ nodeId: null, path: '/builder/sections/0', rule: 'type', params: { type: 'object' } }],
    ],
  ])('with %s names the node, the property and the rule', (_why, pageId, sections, findings) => {
    expect(bodyFindings('page', pageId, body(...sections))).toEqual(findings);
  });

  it('names all rules that it breaks at once', () => {
    const findings = bodyFindings('page', 'home', {
      ...body(node('r', 'Row', { gap: 5 }, { columns: [button()] }), node('k', 'Checkout')),
      layoutId: 7,
    });
    expect(findings.map(({ nodeId, path, rule }) => `${nodeId}${path} ${rule}`)).toEqual([
      'null/layoutId type',
      'b not-accepted',
      'k other-page',
      'r/props/gap enum',
    ]);
  });

  it('without a builder lacks it', () => {
    expect(bodyFindings('page', 'home', {})).toEqual([
      { nodeId: null, path: '/builder', rule: 'required', params: {} },
    ]);
  });

  it('beyond the limits is refused by them alone, however deep it is', () => {
    let inner: object = button();
    for (let depth = 0; depth < 50_000; depth += 1) inner = node('c', 'Column', {}, { content: [inner] });
    expect(bodyFindings('page', 'home', body(inner))).toEqual([
      { nodeId: null, path: '/builder', rule: 'too-deep', params: {} },
    ]);
  });
});

describe('a shared component', () => {
  const shared = (...sections: unknown[]) =>
    bodyFindings('sharedComponent', 'footer', { name: 'Footer', ...body(...sections) });

  it('follows the rules of composition and of components', () => {
    expect(shared(button())).toEqual([]);
    expect(shared(node('r', 'Row', {}, { columns: [button({ size: 7 })] }))).toMatchObject([
      { nodeId: 'b', rule: 'not-accepted' },
      { nodeId: 'b', path: '/props/size' },
    ]);
  });

  it('refuses a screen, which is for one page only', () => {
    expect(shared(node('k', 'Checkout'))).toMatchObject([{ nodeId: 'k', rule: 'not-in-shared' }]);
  });

  it('names a wrong property of its own from its own body', () => {
    expect(bodyFindings('sharedComponent', 'footer', { ...body(), name: 7 })).toMatchObject([
      { nodeId: null, path: '/name', rule: 'type' },
    ]);
  });
});

describe('a layout', () => {
  const layout = (...layoutItems: object[]) => bodyFindings('layout', 'default', { layoutItems });
  const [header, content] = [{ type: 'header' }, { type: 'content' }];

  it('has the page once, the header at most once, and names its shared components', () => {
    expect(layout(header, content, { type: 'component', sharedComponentId: 'footer' })).toEqual([]);
    expect(layout(content)).toEqual([]);
    expect(layout(header)).toEqual([
      { nodeId: null, path: '/layoutItems', rule: 'page-lacks', params: { type: 'content', min: 1 } },
    ]);
    expect(layout(header, content, header, content, { type: 'component' })).toEqual([
      { nodeId: null, path: '/layoutItems/3', rule: 'page-full', params: { type: 'content', max: 1 } },
      { nodeId: null, path: '/layoutItems/2', rule: 'page-full', params: { type: 'header', max: 1 } },
      { nodeId: null, path: '/layoutItems/4/sharedComponentId', rule: 'required', params: {} },
    ]);
  });

  it('with an unknown kind of item names it', () => {
    expect(layout(content, { type: 'sidebar' })).toMatchObject([
      { path: '/layoutItems/1/type', rule: 'enum' },
    ]);
  });
});

describe('a form', () => {
  it('with texts that are not JSON names each', () => {
    expect(bodyFindings('form', 'contact', { type: 1, fields: '[', config: '{' })).toMatchObject([
      { path: '/fields', rule: 'not-json' },
      { path: '/config', rule: 'not-json' },
    ]);
  });

  it('is checked as what its texts contain', () => {
    expect(bodyFindings('form', 'contact', { type: 1, fields: '[]', button: '', config: '{}' })).toEqual([]);
    expect(bodyFindings('form', 'contact', { type: 1, fields: '[{}]' })).toMatchObject([
      { path: '/fields/0/id', rule: 'required' },
      { path: '/fields/0/fieldTypeId', rule: 'required' },
      { path: '/fields/0/name', rule: 'required' },
    ]);
    expect(bodyFindings('form', 'contact', { type: 1 })).toMatchObject([
      { path: '/fields', rule: 'required' },
    ]);
  });
});

describe('a menu', () => {
  const menu = (...menuItems: object[]) => bodyFindings('menu', 'main', { menuItems });

  it('has entries that lead somewhere, or have others below them, and a name', () => {
    const label = { de: 'Autos' };
    expect(
      menu({ id: 'a', pageId: 'fleet' }, { id: 'b', label, menuItems: [{ id: 'c', label, url: '/x' }] }),
    ).toEqual([]);
    expect(
      menu({ id: 'a' }, { id: 'b', label, menuItems: [{ id: 'c', label }] }, { id: 'd', url: '/x' }),
    ).toMatchObject([
      { path: '/menuItems/0/pageId', rule: 'required' },
      { path: '/menuItems/1/menuItems/0/pageId', rule: 'required' },
      { path: '/menuItems/2/label', rule: 'required' },
    ]);
    // A name of spaces is none.
    expect(menu({ id: 'a', label: { de: ' ' }, url: '/x' })).toMatchObject([
      { path: '/menuItems/0/label', rule: 'required' },
    ]);
  });
});

describe('the rental rules', () => {
  const rules = (body: object) => bodyFindings('bookingConfiguration', 'main', { ...body });

  it.each([
    ['ages', { driverAgeAllowedMin: 80, driverAgeAllowedMax: 75 }, '/driverAgeAllowedMax', 80],
    ['an age and the usual other one', { driverAgeAllowedMin: 80 }, '/driverAgeAllowedMax', 80],
    ['lengths', { minDays: 4, maxDays: 3 }, '/maxDays', 4],
  ])('do not have %s that nothing is between', (_what, body, path, limit) => {
    expect(rules(body)).toEqual([{ nodeId: null, path, rule: 'minimum', params: { limit } }]);
  });

  it('may have one age, one length, and no longest one', () => {
    expect(rules({ driverAgeAllowedMin: 30, driverAgeAllowedMax: 30, minDays: 3, maxDays: 3 })).toEqual([]);
    expect(rules({ minDays: 30, maxDays: null })).toEqual([]);
  });
});

describe('the advanced configuration', () => {
  const scripts = (...list: object[]) => bodyFindings('advancedConfiguration', 'main', { scripts: list });

  it('has scripts with an id, an address by https or code, and a position', () => {
    expect(
      scripts({ id: 'tag', src: 'https://tags.example/t.js', position: 'head' }, { id: 'own', code: 'go()' }),
    ).toEqual([]);
    expect(scripts({ src: 'javascript:alert(1)', position: 'top' })).toMatchObject([
      { path: '/scripts/0/id', rule: 'required' },
      { path: '/scripts/0/src', rule: 'pattern' },
      { path: '/scripts/0/position', rule: 'enum' },
    ]);
  });
});

describe('a page that is checked again after an edit', () => {
  it('is looked through for the schema of the edited node alone', () => {
    const read: string[] = [];
    const watched = (id: string, props: object) =>
      node(
        id,
        'Button',
        new Proxy(props, {
          get(target, name, receiver) {
            if (name === 'variant') read.push(id);
            return Reflect.get(target, name, receiver);
          },
        }),
      );
    const others = Array.from({ length: 20 }, (_, at) =>
      watched(`b${at}`, { label: 'key', variant: 'text' }),
    );
    const check = (edited: object) =>
      builderFindings(body(...others, watched('edited', edited)).builder, 'content');
    check({ label: 'key', variant: 'text' });
    expect(new Set(read).size).toBe(21);
    read.length = 0;
    expect(check({ label: 'key', variant: 'huge' })).toMatchObject([
      { nodeId: 'edited', path: '/props/variant' },
    ]);
    expect(new Set(read)).toEqual(new Set(['edited']));
  });
});
