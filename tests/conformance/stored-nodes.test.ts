// @vitest-environment jsdom
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import manifestJson from '../../generated/components/manifest.json' with { type: 'json' };
import { type LoadedRegistry, loadComponents } from '../../src/runtime/registry/definition.ts';
import { registry as allComponents } from '../../src/site/registry.ts';
import { sampleBookingResponses, SAMPLE_SEARCH } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { fakeApi } from '../support/fake-api.ts';
import { servedDocument } from '../support/render-component.tsx';

interface StoredDocument {
  readonly sections: readonly [{ readonly type: string; readonly v: number }];
}

/** A node of each version of each component, as documents of that time store it: `accordion.v1.json`. */
const STORED = import.meta.glob<StoredDocument>('../../src/{components,booking}/*/*.v*.json', {
  import: 'default',
  eager: true,
});
const VERSIONS = Object.entries(manifestJson).map(([name, { version }]) => [name, version] as const);
const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** Names of the files that components of these versions must have. */
const namesOf = (versions: readonly (readonly [component: string, version: number])[]) =>
  versions.flatMap(([name, version]) =>
    Array.from({ length: version }, (_, earlier) => `${kebab(name)}.v${earlier + 1}.json`),
  );

const api = fakeApi(sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 }));
let registry: LoadedRegistry;
beforeAll(async () => {
  registry = await loadComponents(allComponents);
});

const rows = Object.entries(STORED).map(
  ([file, stored]) => [stored.sections[0].type, stored.sections[0].v, basename(file), stored] as const,
);

describe('[REG-09] a node of every version of every component', () => {
  it('is stored beside it', () => {
    const files = rows.map(([, , file]) => file);
    const needed = namesOf(VERSIONS);
    expect(needed.length).toBeGreaterThanOrEqual(VERSIONS.length);
    expect(needed.filter((file) => !files.includes(file))).toEqual([]);
    expect(files.filter((file) => !needed.includes(file))).toEqual([]);
  });

  it('is missed where a component was given a version without one', () => {
    const raised = VERSIONS.map(([name, version]) => [name, name === 'Map' ? version + 1 : version] as const);
    const files = new Set(rows.map(([, , file]) => file));
    expect(namesOf(raised).filter((file) => !files.has(file))).toEqual([
      `map.v${manifestJson.Map.version + 1}.json`,
    ]);
  });

  it.each(rows)(
    'still opens, is valid once it is migrated, and is rendered: %s of version %i',
    async (type, v, file, stored) => {
      expect(file).toBe(`${kebab(type)}.v${v}.json`);
      const before = JSON.stringify(stored);
      // A problem of the document, and a failure of the component or of an island, are thrown.
      const { html } = await servedDocument(stored, registry, {
        search: `${SAMPLE_SEARCH}&bookingId=7KM4PX`,
        api,
      });
      expect(html).toContain('data-node="stored"');
      expect(JSON.stringify(stored)).toBe(before);
    },
  );
});
