import { expect, it } from 'vitest';
import { isNeverShown } from './visibility.ts';

it.each<[why: string, hideBelow: unknown, hideAbove: unknown, isNever: boolean]>([
  ['without limits', 'none', 'none', false],
  ['without the properties', undefined, undefined, false],
  ['hidden on phones', 'sm', 'none', false],
  ['hidden on computers', 'none', 'lg', false],
  ['shown on tablets alone', 'sm', 'lg', false],
  ['hidden below and from the same width', 'md', 'md', true],
  ['shown nowhere between two widths', 'lg', 'sm', true],
  ['with a limit that does not exist', 'huge', 'huge', false],
])('a component %s is left out or not', (_why, hideBelow, hideAbove, isNever) => {
  expect(isNeverShown({ hideBelow, hideAbove })).toBe(isNever);
});
