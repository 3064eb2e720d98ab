import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import manifestJson from '../../generated/components/manifest.json' with { type: 'json' };
import * as formChecks from '../../generated/forms/check.js';
import type { Form } from '../../generated/forms/types.ts';
import * as pageReaders from '../../generated/page/read.js';
import type { Builder, Section } from '../../generated/page/types.ts';
import * as pageChecks from '../../generated/page/check.js';
import { FORM_TYPE_IDS } from '../../src/api/wire/server-form.ts';
import { visibleFields } from '../../src/domain/forms.ts';
import { isCountryCode } from '../../src/domain/countries.ts';
import { DEMO_SITES, type DemoSite } from '../testing/demo-sites.ts';

interface Slot {
  readonly forEach?: string;
}
interface Manifest {
  readonly version: number;
  readonly localized: readonly (readonly string[])[];
  readonly slots: Readonly<Record<string, Slot>>;
}
type Check = ((value: unknown) => boolean) & { errors?: readonly object[] | null };
type StoredBuilder = Pick<Builder, 'sections'>;
type Seed = DemoSite;

const manifests = manifestJson as unknown as Readonly<Record<string, Manifest>>;
const publicFolder = join(import.meta.dirname, '../../public');
const hasPicture = (src: string) =>
  existsSync(join(publicFolder, src.endsWith('.svg') ? src : `${src}-640.webp`));
const SYSTEM_ROUTES = ['home', 'search', 'checkout', 'booking-success'];
const LANGUAGE_FREE = new Set(['sharedComponents', 'theme']);

const seeds = DEMO_SITES.map((seed) => [seed.id, seed] as const);

function* nodesOf(sections: readonly Section[]): Generator<Section> {
  for (const node of sections) {
    yield node;
    for (const children of Object.values(node.slots ?? {})) yield* nodesOf(children);
  }
}

const documentsOf = (seed: Seed) => [
  ...seed.pages.map(({ id, builder }) => ({ name: `page ${id}`, builder })),
  ...(seed.drafts ?? []).map(({ id, builder }) => ({ name: `draft of ${id}`, builder })),
  ...seed.siteConfiguration.sharedComponents.map(({ id, builder }) => ({ name: `shared ${id}`, builder })),
];

/** Values at a path of the manifest; `*` walks the items of a list. */
function valuesAt(value: unknown, [head, ...rest]: readonly string[]): unknown[] {
  if (head === undefined) return value === undefined ? [] : [value];
  if (head === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return valuesAt((value as Record<string, unknown> | undefined)?.[head], rest);
}

/** Slots of a node for items of a list that it does not have, and a version that is not the component's. */
function nodeProblems({ id, type, v, props, slots }: Section): string[] {
  const manifest = manifests[type];
  const named = Object.entries(manifest?.slots ?? {}).flatMap(([name, { forEach }]) =>
    forEach
      ? ((props[forEach] as { id: string }[] | undefined) ?? []).map((item) => `${name}:${item.id}`)
      : [name],
  );
  const unknown = Object.keys(slots ?? {}).filter((name) => !named.includes(name));
  return [
    ...unknown.map((name) => `${id}: ${type} has no slot ${name}`),
    ...(v === manifest?.version ? [] : [`${id}: version ${v}, ${type} has ${manifest?.version}`]),
  ];
}

/** Every pair of page and address below a value: links of props and of menu entries. */
function* linksOf(value: unknown): Generator<{ pageId: string; url: string }> {
  if (typeof value !== 'object' || value === null) return;
  const { pageId, url } = value as Record<string, unknown>;
  if (pageId !== undefined || typeof url === 'string')
    yield { pageId: String(pageId ?? ''), url: String(url ?? '') };
  for (const child of Object.values(value)) yield* linksOf(child);
}

/** Every time of day in a text, in minutes: 7, 07:00, 7.00, 7h, 7 h 30 or 07:00 pm. */
const timesIn = (text: string) =>
  [...text.matchAll(/(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2}))?(?:\s?([ap])\.?\s?m)?/g)].map(
    ([, hours, minutes = '0', half]) =>
      ((Number(hours) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0)) * 60 + Number(minutes),
  );

/** Opening hours in minutes as a footer tells them: those of the week, and of the Sunday where they differ. */
function shownTimes({ body }: DemoSite['schedules'][number]) {
  const { monday, sunday } = body as Record<'monday' | 'sunday', { openedFrom: string; openedTo: string }[]>;
  const ranges = isDeepStrictEqual(monday, sunday) ? monday : [...monday, ...sunday];
  return ranges.flatMap(({ openedFrom, openedTo }) => [openedFrom, openedTo].flatMap(timesIn));
}

const anchorsOf = (builder: StoredBuilder | undefined) =>
  [...nodesOf(builder?.sections ?? [])].map(({ props }) => props.anchor).filter(Boolean);

describe.each(seeds)('the site %s', (_name, seed) => {
  const languages = Object.keys(seed.texts);
  const documents = documentsOf(seed);
  const routes = [...SYSTEM_ROUTES, ...(seed.siteConfiguration.routes ?? []).map(({ id }) => id)];

  it('has every text in every language, and none empty', () => {
    const keys = new Set(languages.flatMap((language) => Object.keys(seed.texts[language] ?? {})));
    const missing = languages.flatMap((language) =>
      [...keys].filter((key) => !seed.texts[language]?.[key]?.trim()).map((key) => `${language} ${key}`),
    );
    expect(missing).toEqual([]);
    expect(languages.sort()).toEqual(
      seed.siteConfiguration.languages?.map(({ isoLanguageName }) => isoLanguageName).sort(),
    );
  });

  it('has a configuration that nothing has to be dropped from', () => {
    const given = structuredClone(seed.siteConfiguration) as Record<string, unknown>;
    (pageReaders as unknown as Record<string, Check>).SiteConfiguration?.(given);
    const check = (pageChecks as unknown as Record<string, Check>).SiteConfiguration as Check;
    expect({ isValid: check(given), errors: check.errors }).toEqual({ isValid: true, errors: null });
    for (const name of Object.keys(seed.siteConfiguration))
      if (!LANGUAGE_FREE.has(name))
        expect(given[name]).toMatchObject(
          structuredClone(seed.siteConfiguration[name as 'routes']) as object,
        );
  });

  it('keeps countries by their codes, so that all readers see the name that they know', () => {
    const countries = [...seed.places, ...seed.branchOffices].map(({ country }) => country);
    expect(countries.filter((country) => !isCountryCode(country))).toEqual([]);
  });

  it('has the form fields that its pages announce', () => {
    const forms = seed.forms.map((stored) => ({
      ...stored,
      fields: JSON.parse(stored.fields) as Form['fields'],
      button: JSON.parse(stored.button) as unknown,
      config: JSON.parse(stored.config) as unknown,
    }));
    for (const each of forms) expect([formChecks.Form(each), formChecks.Form.errors]).toEqual([true, null]);
    const form = forms.find(({ type }) => type === FORM_TYPE_IDS.checkout);
    // Where it brings cars to hotels it asks to which.
    const isBrought = seed.places.some(({ category }) => category === 'hotel');
    const ofPeople = visibleFields(form?.fields ?? [], false);
    expect(ofPeople.map(({ name }) => name)).toEqual([
      'firstName',
      'lastName',
      'emailAddress',
      'cellPhone',
      'country',
      'birthDate',
      'documentTypeId',
      'documentId',
      ...(isBrought ? ['customDeliveryAddress'] : []),
      // Pages of airports promise that a late flight is waited for.
      'flightNumber',
    ]);
    const fields = form?.fields ?? [];
    const ofCompanies = visibleFields(fields, true).filter(({ required }) => required);
    expect(ofCompanies.map(({ fieldTypeId }) => fieldTypeId)).toEqual(
      expect.arrayContaining([
        'firstName',
        'fiscalConditionId',
        'documentId',
        'driverFirstName',
        'driverLastName',
      ]),
    );
    expect(form?.config).toEqual({ showIsCompanyCheckbox: true });
    const mayStayEmpty = ofPeople.filter(({ required }) => !required).map(({ name }) => name);
    // Drivers have to be of an age everywhere; where from they are not every company needs to know.
    expect(mayStayEmpty.filter((name) => name !== 'country')).toEqual([
      'documentTypeId',
      'documentId',
      'flightNumber',
    ]);
    // Every line of twelve is full.
    let used = 0;
    for (const { width } of ofPeople) {
      expect((used % 12) + width).toBeLessThanOrEqual(12);
      used += width;
    }
    expect(used % 12).toBe(0);
    const ownLabels = fields
      .flatMap(({ label, placeholder }) => [label, placeholder])
      .filter((words) => words !== undefined);
    // Where it has a word of its own it has it in every language.
    expect(ownLabels.length).toBeGreaterThan(0);
    for (const words of ownLabels) expect(Object.keys(words).sort()).toEqual(languages.toSorted());
  });

  it('has each model that its fleet page shows at the place where a search starts', () => {
    const branch = seed.places[0]?.branchOfficeId;
    const there = new Set(
      seed.carUnits.filter(({ branchOfficeId }) => branchOfficeId === branch).map(({ modelId }) => modelId),
    );
    const shown = seed.models.filter(({ isQuoteOnly }) => !isQuoteOnly).map(({ id }) => id);
    expect(shown.length).toBeGreaterThanOrEqual(8);
    expect(shown.filter((id) => !there.has(id))).toEqual([]);
  });

  it.each(languages)('tells the opening hours of every branch in its footer in %s', (language) => {
    const texts = Object.entries(seed.texts[language] ?? {});
    const footerOf = (branch: string) => {
      const key = new RegExp(`^footer\\.${branch.replaceAll('-', '')}(text|\\.hours)$`, 'i');
      const text = texts.find(([name]) => key.test(name))?.[1] ?? '';
      // The first lines of some are the address.
      const lines = text.split('\n');
      return lines.slice(lines.length > 1 ? 2 : 0).join('\n');
    };
    const told = seed.schedules.map(({ branchOfficeId }) => [
      branchOfficeId,
      timesIn(footerOf(branchOfficeId)),
    ]);
    expect(told).toEqual(seed.schedules.map((schedule) => [schedule.branchOfficeId, shownTimes(schedule)]));
  });

  it('offers extras of every kind', () => {
    const { extras } = seed;
    const has = (isWanted: (extra: Seed['extras'][number]) => unknown) => extras.some(isWanted);
    expect([...new Set(extras.map(({ type }) => type))].sort()).toEqual(['Additional', 'Insurance', 'Other']);
    expect([
      has(({ isRequired }) => isRequired),
      has(({ maxQuantityPerBooking }) => maxQuantityPerBooking === 1),
      has(({ maxQuantityPerBooking }) => (maxQuantityPerBooking ?? 0) > 1),
      has(({ isPriceByDay }) => isPriceByDay),
      has(({ isPriceByDay, priceMinor }) => !isPriceByDay && priceMinor > 0),
      has(({ excludes }) => (excludes?.length ?? 0) > 0),
    ]).toEqual(Array(6).fill(true));
    const ids = new Set(extras.map(({ id }) => id));
    const pairs = extras.flatMap(({ id, excludes = [] }) => excludes.map((other) => [id, other]));
    expect(pairs.filter(([, other]) => !ids.has(other ?? ''))).toEqual([]);
    // Of two that exclude each other neither can take the other's place: one has to be put back first.
    expect(pairs.filter(([id, other]) => pairs.some(([a, b]) => a === other && b === id))).toEqual([]);
    for (const { names, descriptions } of extras)
      for (const words of [names, descriptions])
        expect(Object.keys(words ?? {}).sort()).toEqual(languages.toSorted());
    // A search shows the price of the vehicle: what nobody asked for must not come on top of it.
    const isTaken = ({ isRequired, isDefault }: Seed['extras'][number]) => isRequired || isDefault;
    expect(extras.filter((extra) => isTaken(extra) && extra.priceMinor > 0)).toEqual([]);
  });

  it.each(documents)('$name has nodes of current versions, in slots that exist', ({ builder }) => {
    expect([...nodesOf(builder.sections)].flatMap(nodeProblems)).toEqual([]);
  });

  it.each(documents)('$name names texts and pictures that exist', ({ builder }) => {
    const missing = [...nodesOf(builder.sections)].flatMap(({ id, type, props }) => [
      ...(manifests[type]?.localized ?? [])
        .flatMap((path) => valuesAt(props, path))
        .filter((key) => key !== '' && languages.some((language) => !seed.texts[language]?.[String(key)]))
        .map((key) => `${id}: text ${key}`),
      ...['image', 'backgroundImage']
        .flatMap((name) => valuesAt(props, [name, 'src']))
        .filter((src) => src !== '' && !hasPicture(String(src)))
        .map((src) => `${id}: picture ${src}`),
    ]);
    expect(missing).toEqual([]);
  });

  it('links to pages and places on them that exist', () => {
    const pageOf = (id: string) => seed.pages.find((page) => page.id === id)?.builder;
    const everywhere = seed.siteConfiguration.sharedComponents.flatMap(({ builder }) => anchorsOf(builder));
    const dead = (where: string, own: readonly unknown[], value: unknown) =>
      [...linksOf(value)].flatMap(({ pageId, url }) => {
        if (pageId && !routes.includes(pageId)) return [`${where}: page ${pageId}`];
        if (!url.startsWith('#')) return [];
        const anchors = pageId ? anchorsOf(pageOf(pageId)) : own;
        return [...anchors, ...everywhere].includes(url.slice(1)) ? [] : [`${where}: ${pageId}${url}`];
      });
    expect([
      ...documents.flatMap(({ name, builder }) =>
        [...nodesOf(builder.sections)].flatMap(({ props }) => dead(name, anchorsOf(builder), props)),
      ),
      ...dead('menus', [], seed.siteConfiguration.menus),
    ]).toEqual([]);
  });
});
