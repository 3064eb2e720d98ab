import { expect, it } from 'vitest';
import { normalizeHost } from './normalize-host.ts';

it.each<[header: string | undefined, host: string | null]>([
  ['adria.example', 'adria.example'],
  ['ADRIA.Example:4000', 'adria.example'],
  ['adria.example.', 'adria.example'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['[::1]:4000', '::1'],
  [undefined, null],
  ['', null],
  ['user@adria.example', null],
  ['adria.example/path', null],
  ['adria.example, andes.example', null],
  ['adria.example andes.example', null],
  ['adria.example\u0000', null],
  ['adria.example?x', null],
  ['adria.example:99999', null],
  [`${'a'.repeat(300)}.example`, null],
])('reads the host %j as %j', (header, host) => {
  expect(normalizeHost(header)).toBe(host);
});
