import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkSchemas } from './check-schemas.ts';
import type { ComponentSchema } from './schemas.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-schemas-'));
  cpSync(join(import.meta.dirname, '../../schemas'), join(root, 'schemas'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What is said of the schemas when that of a component is changed; its examples alone are judged. */
async function said(component: string, change: (schema: ComponentSchema) => void): Promise<string> {
  const file = join(root, `schemas/components/${component}.schema.json`);
  const before = readFileSync(file, 'utf8');
  const schema = JSON.parse(before) as ComponentSchema;
  change(schema);
  writeFileSync(file, JSON.stringify(schema));
  try {
    await checkSchemas(root, async (name, _inputs, make) =>
      name === `examples-${component}` ? make() : ([] as never),
    );
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    writeFileSync(file, before);
  }
}

it('finds nothing wrong in a schema that is right', async () => {
  expect(await said('Divider', () => undefined)).toBe('');
});

it('refuses the icon of a component that there is not', async () => {
  const problem = await said('Divider', (schema) => Object.assign(schema, { 'x-icon': 'price-tga' }));
  expect(problem).toBe(
    'wrong schemas:\n  schemas/components/Divider.schema.json /x-icon: there is no icon "price-tga" in src/ui/icon/icon-set.ts',
  );
});

it.each<[why: string, example: object, problem: string]>([
  [
    'of its own',
    { props: { text: 'tt' }, texts: { t: 'All taxes.' } },
    'example "new"/text names the text "tt", which is not in the example\'s "texts" ("t")',
  ],
  [
    'without having any',
    { props: { text: 't' } },
    'example "new"/text names the text "t", which is not in the example\'s "texts" (it has none)',
  ],
  [
    'of an item of a list',
    {
      props: { text: 't' },
      slots: { content: [{ type: 'List', props: { items: [{ id: 'a', text: 'tt' }] } }] },
      texts: { t: 'All taxes.' },
    },
    'example "new"/slots/content/0/props/items/0/text names the text "tt", which is not in the example\'s "texts" ("t")',
  ],
])('refuses a text that an example names and does not have: %s', async (_why, example, problem) => {
  const add = (schema: ComponentSchema) =>
    schema.examples.push({ name: 'new', title: 'New', ...example } as ComponentSchema['examples'][number]);
  expect(await said('Paragraph', add)).toBe(
    `wrong schemas:\n  schemas/components/Paragraph.schema.json ${problem}`,
  );
});

it('refuses a slot of an example that is no list of components', async () => {
  const problem = await said('Paragraph', ({ examples: [first] }) =>
    Object.assign(first ?? {}, { slots: { content: { type: 'Divider' } } }),
  );
  expect(problem).toContain('Paragraph.schema.json /examples/0/slots/content must be array');
});

it('lists the values that a property may have, where an example has another', async () => {
  const problem = await said('Divider', ({ examples: [first] }) =>
    Object.assign(first?.props ?? {}, { line: 'wavy' }),
  );
  expect(problem).toContain('Divider.schema.json example "line"/line must be one of "solid", ');
});

it('lists the values that a keyword may have', async () => {
  const problem = await said('Divider', (schema) => Object.assign(schema, { 'x-category': 'contents' }));
  expect(problem).toBe(
    'wrong schemas:\n  schemas/components/Divider.schema.json /x-category must be one of "layout", "content", "navigation", "booking", "screen"',
  );
});

it.each(['format.schema.json#/$defs/color', 'formats.schema.json#/$defs/colour'])(
  'says what the reference %s of a component may be',
  async (reference) => {
    const problem = await said('Divider', ({ properties }) =>
      Object.assign(properties.color ?? {}, { $ref: reference }),
    );
    expect(problem).toMatch(
      `wrong schemas:\n  schemas/components/Divider.schema.json /properties/color/$ref is "${reference}"; write "formats.schema.json#/$defs/" and one of textKey, color, `,
    );
    expect(problem.split('\n')).toHaveLength(2);
  },
);
