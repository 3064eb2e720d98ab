import { describe, expect, it } from 'vitest';
import type { PropertySchema } from '../workspace/schemas.ts';
import { settingChanges } from './setting-changes.ts';

const field = (title: string, rest: object = {}) => ({ title, description: '', ...rest }) as PropertySchema;
const SCHEMA = {
  properties: {
    ink: field('Ink'),
    flags: field('Flags', { properties: { blog: field('Blog') } }),
    label: field('Label', { 'x-localized': true }),
    items: field('Entries', { items: field('Entry', { properties: { name: field('Name') } }) }),
  },
};

describe('two versions of settings', () => {
  it.each<[what: string, before: object, after: object, lines: string[]]>([
    ['are the same', { ink: '#111' }, { ink: '#111' }, []],
    ['have another value', { ink: '#111' }, { ink: '#222' }, ['Ink: #111 → #222']],
    ['have a value or none', {}, { ink: '#222' }, ['Ink:  → #222']],
    [
      'have another part',
      { flags: { blog: true } },
      { flags: { blog: false } },
      ['Flags · Blog: true → false'],
    ],
    [
      'have another text in a language',
      { label: { de: 'Eins', hr: 'Jedan' } },
      { label: { de: 'Zwei', hr: 'Jedan', it: 'Due' } },
      ['Label · de: Eins → Zwei', 'Label · it:  → Due'],
    ],
    ['have a first text', {}, { label: { de: 'Zwei' } }, ['Label · de:  → Zwei']],
    [
      'have other entries of a list',
      { items: [{ name: 'a' }, { name: 'b' }] },
      { items: [{ name: 'a' }, { name: 'c' }, { name: 'd' }] },
      ['Entries · 2 · Name: b → c', 'Entries · 3: … → …'],
    ],
    [
      'have lost the first entry, whose others are known by their ids',
      {
        items: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B' },
          { id: 'c', name: 'C' },
        ],
      },
      {
        items: [
          { id: 'b', name: 'B' },
          { id: 'c', name: 'D' },
        ],
      },
      ['Entries · 1: … → …', 'Entries · 2 · Name: C → D'],
    ],
    [
      'have a new entry in between',
      {
        items: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B' },
        ],
      },
      {
        items: [
          { id: 'a', name: 'A' },
          { id: 'c', name: 'C' },
          { id: 'b', name: 'B' },
        ],
      },
      ['Entries · 2: … → …'],
    ],
    [
      'have entries in another order',
      {
        items: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'A' },
        ],
      },
      {
        items: [
          { id: 'b', name: 'A' },
          { id: 'a', name: 'A' },
        ],
      },
      ['Entries · 1 · id: a → b', 'Entries · 2 · id: b → a'],
    ],
    ['have what no schema knows', { later: 1 }, { later: 2 }, ['later: 1 → 2']],
  ])('that %s', (_what, before, after, lines) => {
    const changes = settingChanges(SCHEMA, before, after);
    expect(
      changes.map(
        ({ titles, values }) => `${titles.join(' · ')}: ${values?.before ?? '…'} → ${values?.after ?? '…'}`,
      ),
    ).toEqual(lines);
  });
});
