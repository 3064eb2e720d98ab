import { expect, it } from 'vitest';
import { chosenKind } from './chosen-kind.ts';

it.each([
  [['Bar'], 'plain'],
  [['Bar', '--island'], 'island'],
  [['--slots', 'Bar'], 'slots'],
  [['Bar', '--data'], 'data'],
])('takes %j as a component of the kind %s', (args, kind) => {
  expect(chosenKind(args, { npm_config_offline: 'true', npm_config_island: '' })).toEqual({
    name: 'Bar',
    kind,
  });
});

it('refuses two kinds', () => {
  expect(() => chosenKind(['Bar', '--data', '--slots'], {})).toThrow(
    'one of --island, --slots, --data, or none',
  );
});

it.each([
  ['island', ['Bar'], 'true', 'Bar -- --island'],
  ['slots', ['Bar'], 'true', 'Bar -- --slots'],
  ['data', ['Bar'], 'true', 'Bar -- --data'],
  ['data', [], 'Bar', 'Bar -- --data'],
  ['island', [], 'true', 'PriceTag -- --island'],
])('says what to type where npm took --%s for itself, with %j left', (option, args, value, command) => {
  expect(() => chosenKind(args, { [`npm_config_${option}`]: value })).toThrow(
    `npm took --${option} for an option of its own: npm run new:component ${command}`,
  );
});
