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

it('promotions are chosen by their names', async () => {
  const site = {
    api: {
      promotions: async () => [
        { id: 'p1', name: 'Winter week' },
        { id: 'p2', name: '' },
      ],
    },
  };
  expect(await REFERENCE_OPTIONS.promotion?.(site as never, 'en-US', null as never, String)).toEqual([
    { value: 'p1', label: 'Winter week' },
    { value: 'p2', label: 'p2' },
  ]);
});
