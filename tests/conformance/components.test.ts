import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import manifest from '../../generated/components/manifest.json' with { type: 'json' };
import type { ComponentName } from '../../generated/components/types.ts';
import type { Form } from '../../generated/forms/types.ts';
import type { BookingSettings, Section, SiteConfiguration, Theme } from '../../generated/page/types.ts';
import { registry } from '../../src/site/registry.ts';

const ROOT = join(import.meta.dirname, '../..');
const SUFFIX = '.schema.json';

type Json = { readonly [keyword: string]: unknown };
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemaFiles = (folder: string) =>
  readdirSync(join(ROOT, 'schemas', folder))
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => `${folder}/${name}`);
const readSchema = (file: string) => JSON.parse(readFileSync(join(ROOT, 'schemas', file), 'utf8')) as Json;

const FILES = ['components', 'page', 'forms', 'api'].flatMap(schemaFiles);
const META = 'meta/component.schema.json';
/** Lower-case files beside the component schemas are what these share. */
const COMPONENT_NAMES = schemaFiles('components')
  .map((file) => basename(file, SUFFIX))
  .filter((name) => /^[A-Z]/.test(name));

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
const SOURCES = import.meta.glob<string>('../../src/{components,booking}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The builder components that the product has; screens of booking are listed apart. */
const BUILDER_COMPONENTS =
  'Accordion AdditionalList BlogList Button CallToAction CancelBookingForm CarDetails Column ContactForm Countdown CurrencySelector CustomHtml Divider DividerWithText FleetCarousel FleetGrid FleetSidebarCarousel Icon IconWithText Image InfoCard InteractiveBanner LanguageSelector List Map Modal Paragraph PaymentCarousel PlacesGrid PromotionsCarousel PromotionsGrid ReviewsWidget Row SearchForm Slider Tabs TestimonialCarousel UserAccount VideoPlayer'.split(
    ' ',
  );

describe('the components', () => {
  it('[COMP-01] are all those of the builder, beside what a project adds', () => {
    const builderComponents = Object.values(manifest).filter(({ category }) => category !== 'screen');
    expect(builderComponents.map(({ name }) => name)).toEqual(expect.arrayContaining(BUILDER_COMPONENTS));
    expect(new Set(BUILDER_COMPONENTS).size).toBe(39);
  });

  it('[REG-04] are the same in schemas, manifest and registry', () => {
    expect(COMPONENT_NAMES.length).toBeGreaterThan(0);
    expect(Object.keys(manifest).sort()).toEqual([...COMPONENT_NAMES].sort());
    expect(Object.keys(registry).sort()).toEqual([...COMPONENT_NAMES].sort());
  });

  it('[REG-04] do not compile without a renderer', () => {
    expectTypeOf<keyof typeof registry>().toEqualTypeOf<ComponentName>();
    expect(readFileSync(join(ROOT, 'src/site/registry.ts'), 'utf8')).toContain('satisfies ComponentRegistry');
  });

  it.each(Object.entries(registry))('[REG-04] %s has a renderer of its own name', async (name, load) => {
    const module = await load();
    expect(Object.keys(module)).toEqual(['default']);
    expect(module.default.name).toBe(name);
    expect(module.default.render).toBeTypeOf('function');
  });

  it.each(COMPONENT_NAMES)('%s stands in the folder of its name', (name) => {
    const stem = kebab(name);
    const found = ['components', 'booking'].filter(
      (layer) =>
        SOURCES[`../../src/${layer}/${stem}/${stem}.tsx`] !== undefined &&
        SOURCES[`../../src/${layer}/${stem}/index.ts`] !== undefined,
    );
    expect(found).toHaveLength(1);
    expect(readSchema(`components/${name}${SUFFIX}`)).toMatchObject({
      $id: `https://forecourt.dev/schemas/components/${name}`,
    });
  });
});

describe('the schemas', () => {
  const FORBIDDEN = ['prefixItems', 'unevaluatedProperties', '$dynamicRef', 'if', 'then', 'else'];
  const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

  /** Objects of a form that others define: a component's own schema, or parts of the product not yet built. */
  const OPEN = new Set([
    'section/props',
    'page-command/$defs/newNode/props',
    'builder/scripts/items',
    ...['price-result', 'search-result'].flatMap((file) => [
      `${file}/additionals/items`,
      `${file}/availablePromotions/items`,
    ]),
    // A draft may be incomplete, and its unknown parts are stored: the schema of its kind applies when it is published.
    'document-body',
    'page-draft',
    // What a rule demands is named by the rule.
    'error/refusals/items/findings/items/params',
  ]);

  /** What is wrong with a schema and the schemas inside it. */
  function problemsOf(schema: Json, path: string): string[] {
    const wrong = FORBIDDEN.filter((keyword) => keyword in schema).map((keyword) => `${path}: ${keyword}`);
    const { properties } = schema;
    const { additionalProperties: others } = schema;
    // A map, such as texts by language, says instead what its values are.
    const isMap = isObject(others) && !isObject(properties);
    // What one of several closed objects must fit is closed by each of them.
    const isUnion = Array.isArray(schema.oneOf);
    if (schema.type === 'object' && others !== false && !isMap && !isUnion && !OPEN.has(path))
      wrong.push(`${path}: is open`);
    if (isMap) wrong.push(...problemsOf(others, `${path}/*`));
    for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
      const at = `${path}/${name}`;
      if (!isObject(property)) continue;
      for (const keyword of ['title', 'description'])
        if (typeof property[keyword] !== 'string' || property[keyword] === '')
          wrong.push(`${at}: no ${keyword}`);
      wrong.push(...problemsOf(property, at));
    }
    for (const keyword of ['items', 'not']) {
      const inner = schema[keyword];
      if (isObject(inner)) wrong.push(...problemsOf(inner, `${path}/${keyword}`));
    }
    for (const keyword of ['anyOf', 'oneOf', 'allOf'])
      for (const [index, inner] of ((schema[keyword] ?? []) as unknown[]).entries())
        if (isObject(inner)) wrong.push(...problemsOf(inner, `${path}/${keyword}/${index}`));
    for (const [name, inner] of Object.entries(isObject(schema.$defs) ? schema.$defs : {}))
      if (isObject(inner)) wrong.push(...problemsOf(inner, `${path}/$defs/${name}`));
    return wrong;
  }

  it.each(FILES)(
    '%s is JSON Schema 2020-12, named, described, closed and without what types cannot say',
    (file) => {
      const schema = readSchema(file);
      const stem = basename(file, SUFFIX);
      expect(schema.$schema).toBe(/^[A-Z]/.test(stem) ? '../meta/component.schema.json' : DRAFT);
      expect(schema.$id).toMatch(/^https:\/\/forecourt\.dev\/schemas\//);
      expect(schema.title).toBeTruthy();
      expect(schema.description).toBeTruthy();
      expect(problemsOf(schema, stem)).toEqual([]);
    },
  );

  it('have no two ids alike', () => {
    const ids = [...FILES, META].map((file) => readSchema(file).$id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of components have a default for every property that is not required', () => {
    const lacking = COMPONENT_NAMES.flatMap((name) => {
      const { properties, required = [] } = readSchema(`components/${name}${SUFFIX}`) as {
        properties: Record<string, Json>;
        required?: string[];
      };
      return Object.keys(properties)
        .filter((key) => !required.includes(key) && !('default' in (properties[key] as Json)))
        .map((key) => `${name}.${key}`);
    });
    expect(lacking).toEqual([]);
  });

  it.each(FORBIDDEN)('of components are refused with %s, by the meta-schema', (keyword) => {
    const { $defs, additionalProperties, properties } = readSchema(META) as {
      $defs: { property: Json & { properties: Json } };
      additionalProperties: unknown;
      properties: Json;
    };
    expect([additionalProperties, $defs.property.additionalProperties]).toEqual([false, false]);
    expect(Object.keys({ ...properties, ...$defs.property.properties })).not.toContain(keyword);
  });
});

it('[REG-01] generates the types of sections, theme, layouts, forms and booking settings', () => {
  expectTypeOf<Section>().toHaveProperty('type').toBeString();
  expectTypeOf<Theme['general']['boxWidth']>().toBeNumber();
  expectTypeOf<SiteConfiguration['layouts'][number]['id']>().toBeString();
  expectTypeOf<Form['fields']>().toBeArray();
  expectTypeOf<BookingSettings['general']>().toBeObject();
  const generated = ['page', 'forms'].map((folder) =>
    readFileSync(join(ROOT, `generated/${folder}/types.ts`), 'utf8'),
  );
  for (const name of ['Section', 'Theme', 'SiteConfiguration', 'BookingSettings', 'Form'])
    expect(generated.join('\n')).toMatch(new RegExp(`^export (interface|type) ${name}\\b`, 'm'));
  expect(generated.every((text) => text.startsWith('// Generated from schemas/'))).toBe(true);
});
