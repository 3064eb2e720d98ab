import { describe, expect, it } from 'vitest';
import { type Migration, migrateProps } from './migrate.ts';

const migrations: readonly Migration[] = [
  { from: 2, reason: 'columns are counted', up: ({ wide, ...rest }) => ({ ...rest, columns: wide ? 6 : 4 }) },
  {
    from: 1,
    reason: 'layout became wide',
    up: ({ layout, ...rest }) => ({ ...rest, wide: layout === 'wide' }),
  },
];

describe('[REG-09] properties of a section', () => {
  it.each<[why: string, from: number, props: Record<string, unknown>, result: Record<string, unknown>]>([
    ['take every step from the first version', 1, { layout: 'wide', a: 1 }, { columns: 6, a: 1 }],
    ['take the last step from the second', 2, { wide: false }, { columns: 4 }],
    ['take none when they are current', 3, { columns: 5 }, { columns: 5 }],
  ])('%s', (_why, from, props, result) => {
    const before = structuredClone(props);
    expect(migrateProps(props, from, 3, migrations)).toEqual(result);
    expect(props).toEqual(before);
  });

  it('refuse a missing step', () => {
    expect(() => migrateProps({}, 1, 4, migrations)).toThrow(new RangeError('no migration from version 3'));
  });
});
