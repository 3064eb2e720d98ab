import { expect, it } from 'vitest';
import { checkOptions } from './check-options.mjs';

it.each<[args: string, components: string[], bail: boolean, isWatching: boolean]>([
  ['', [], false, false],
  ['Divider', ['Divider'], false, false],
  ['--bail', [], true, false],
  ['Divider --watch --bail', ['Divider'], true, true],
])('the arguments "%s" of npm run check are understood', (args, components, bail, isWatching) => {
  expect(checkOptions(args.split(' ').filter(Boolean))).toEqual({ components, bail, isWatching });
});

it('an option that there is not is refused by its name', () => {
  expect(() => checkOptions(['--wach'])).toThrow('--wach');
});
