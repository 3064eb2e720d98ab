import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each<[why: string, to: string | null, path: string]>([
  ['a path of the editor', '/sites/andes/pages?q=a', '/sites/andes/pages?q=a'],
  ['nothing', null, '/'],
  ['an address of another host', 'https://other.example/', '/'],
  ['another host without a scheme', '//other.example', '/'],
  ['another host behind a backslash', '/\\other.example', '/'],
  ['a script', 'javascript:alert(1)', '/'],
  ['a line break', '/sites\n', '/'],
])('a sign-in with %s leads to a path of the editor', (_why, to, path) => {
  expect(ownPath(to)).toBe(path);
});
