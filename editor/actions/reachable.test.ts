import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import type { Action } from './action.ts';
import { DEVICE_VISIBILITIES } from '../document/device-visibility.ts';

const folder = import.meta.dirname;
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*-actions.ts', { eager: true });

const isAction = (value: unknown): value is Action<never> =>
  typeof value === 'object' && value !== null && 'id' in value && 'group' in value;

/** The tables of actions by the names that they are exported by, and every action that is exported by itself. */
const exported = Object.values(modules).flatMap((module) => Object.entries(module));
const tables = exported.flatMap(([name, value]): [string, Action<never>[]][] => {
  const actions = [value]
    .flat()
    .flatMap((one) => (isAction(one) ? [one] : Object.values(one as object).flat()));
  return actions.some(isAction) ? [[name, actions.filter(isAction)]] : [];
});
const actions = tables.flatMap(([, some]) => some);

const sources = readdirSync(join(folder, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(folder, '..', file), 'utf8'));

const textOf = (name: string): unknown =>
  name.split('.').reduce<unknown>((texts, key) => (texts as Readonly<Record<string, unknown>>)[key], english);

describe('every command is reachable', () => {
  it('by the search of everything or by a key of its own', () => {
    expect(actions.length).toBeGreaterThan(30);
    const unreachable = actions.filter(
      ({ run, shortcuts = [] }) => run === undefined && shortcuts.length === 0,
    );
    expect(unreachable.map(({ id }) => id)).toEqual([]);
  });

  it.each(tables.filter(([name]) => name === name.toUpperCase()))(
    'because the table %s is offered to a screen, or is part of one that is',
    (name) => {
      const users = sources.filter((text) => new RegExp(`\\b${name}\\b`).test(text));
      const offers = users.some((text) => text.includes('useActions(') && text.includes(`import`));
      const isPart = tables.some(
        ([other, some]) =>
          other !== name &&
          other === other.toUpperCase() &&
          (tables.find(([one]) => one === name)?.[1] ?? []).every((action) => some.includes(action)),
      );
      expect(offers || isPart).toBe(true);
    },
  );

  it('and has a name in the texts of the editor', () => {
    expect(actions.filter(({ name }) => typeof textOf(name) !== 'string').map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('and no two that work at the same time share a key', () => {
    const own = new Map(actions.map((action) => [action.id, action]));
    const keys = [...own.values()]
      .filter(({ group, run }) => group !== 'outline' && run !== undefined)
      .flatMap(({ shortcuts = [] }) => shortcuts);
    expect(keys.length).toBe(new Set(keys).size);
  });

  it.each(DEVICE_VISIBILITIES)('where a component is shown: %s', (one) => {
    const id = one === 'nowhere' ? 'hide' : `showOn-${one}`;
    expect(actions.some((action) => action.id === id)).toBe(true);
  });
});
