import { expect, it } from 'vitest';
import { money } from '../../domain/money.ts';
import { fromExcess, toExcess, type WireExcess } from './excess.ts';

const eur = (decimal: number) => money(decimal * 100, 'EUR');
const decimalOf = ({ minor }: { minor: number }) => minor / 100;

// The spellings of the wire, as they are written down there.
it.each<[wire: WireExcess, risks: string[]]>([
  [{ franchiseDamage: 1 }, ['damage']],
  [{ franchiseTheft: 2 }, ['theft']],
  [{ franchiseRollover: 3 }, ['rollover']],
  [{ franchiseHail: 4 }, ['hail']],
  [{ franchiseDamage: 0 }, ['damage']],
  [
    { franchiseDamage: 1, franchiseTheft: 2, franchiseRollover: 3, franchiseHail: 4 },
    ['damage', 'theft', 'rollover', 'hail'],
  ],
  [{}, []],
])('%o of the wire is what the customer still pays, both ways', (wire, risks) => {
  const excess = toExcess(wire, eur);
  expect(Object.keys(excess)).toEqual(risks);
  expect(Object.values(excess).map(decimalOf)).toEqual(Object.values(wire));
  expect(fromExcess(excess, decimalOf)).toEqual(wire);
});
