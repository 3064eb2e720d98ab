import { expect, it } from 'vitest';
import component from '../../schemas/meta/component.schema.json' with { type: 'json' };
import document from '../../schemas/meta/document.schema.json' with { type: 'json' };
import { REFERENCE_OPTIONS } from './reference-options.ts';

/** The kinds of references that a schema may name. */
const kindsIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Object.entries(schema).flatMap(([name, part]) =>
    name === 'x-reference' ? ((part as { enum?: string[] }).enum ?? []) : kindsIn(part),
  );
  return own;
};

it('everything that a property may refer to is chosen from a list', () => {
  const kinds = new Set([...kindsIn(component), ...kindsIn(document)]);
  expect(kinds.size).toBeGreaterThan(5);
  expect([...kinds].filter((kind) => !Object.hasOwn(REFERENCE_OPTIONS, kind))).toEqual([]);
});

/** What a link can lead to on a site with these pages and routes. */
function linkTargets(pages: readonly object[], { blog = true } = {}) {
  const given = { title: {}, searchTitle: {}, slugs: {}, isArchived: false, publishedVersion: 1 };
  const configuration = {
    languages: [{ isoLanguageName: 'en-US', isDefault: true, url: '' }],
    menus: [],
    blog: { enabled: blog },
    routes: [
      { id: 'fleet', path: { 'en-US': 'fleet' } },
      { id: 'error', path: { 'en-US': 'error' } },
      { id: 'shop', path: { 'en-US': 'shop' } },
    ],
  };
  return REFERENCE_OPTIONS.page?.(
    { id: 'andes', settings: { site: configuration } } as never,
    'en-US',
    { call: async () => pages.map((page) => ({ ...given, ...page })) } as never,
    {
      interfaceLanguage: 'en',
      ofSystem: (id) => `System ${id}`,
      notPublished: (name) => `${name} (not published yet)`,
    },
  );
}

it('links lead to the home page first, then to every page and route by its name, drafts among them', async () => {
  const options = await linkTargets([
    { id: 'winter', title: { 'en-US': 'Winter' }, publishedVersion: null },
    { id: 'fleet', title: { 'en-US': 'Fleet' } },
    { id: 'home' },
    { id: 'search', publishedVersion: null },
    { id: 'error' },
  ]);
  expect(options).toEqual([
    { value: 'home', label: 'System home' },
    { value: 'fleet', label: 'Fleet' },
    { value: 'shop', label: 'shop' },
    { value: 'blog', label: 'System blog' },
    { value: 'booking-error', label: 'System booking-error' },
    { value: 'booking-success', label: 'System booking-success' },
    { value: 'checkout', label: 'System checkout' },
    { value: 'search', label: 'System search (not published yet)' },
    { value: 'winter', label: 'Winter (not published yet)' },
  ]);
});

it('links lead neither to archived pages nor to a blog that the site has not', async () => {
  const options = await linkTargets(
    [
      { id: 'fleet', isArchived: true },
      { id: 'search', isArchived: true },
    ],
    {
      blog: false,
    },
  );
  const ids = options?.map(({ value }) => value);
  expect(ids).toEqual(['home', 'shop', 'booking-error', 'booking-success', 'checkout']);
});

it('promotions are chosen by their names', async () => {
  const site = {
    api: {
      promotions: async () => [
        { id: 'p1', name: 'Winter week' },
        { id: 'p2', name: '' },
      ],
    },
  };
  expect(await REFERENCE_OPTIONS.promotion?.(site as never, 'en-US', null as never, null as never)).toEqual([
    { value: 'p1', label: 'Winter week' },
    { value: 'p2', label: 'p2' },
  ]);
});
