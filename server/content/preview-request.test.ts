import { expect, it } from 'vitest';
import { previewCookie, readPreviewRequest } from './preview-request.ts';

it.each([
  ['', { kind: 'none' }],
  ['preview=0', { kind: 'published' }],
  ['preview=false', { kind: 'published' }],
  ['preview=end', { kind: 'end' }],
  ['preview', { kind: 'draft' }],
  ['preview=1', { kind: 'draft' }],
  ['preview=true', { kind: 'draft' }],
  ['preview=abc.def', { kind: 'exchange', token: 'abc.def' }],
])('reads %j', (query, expected) => {
  expect(readPreviewRequest(new URLSearchParams(query))).toEqual(expected);
});

it('keeps the token where scripts and other hosts cannot read it', () => {
  const cookie = previewCookie('abc.def', 3600);
  expect(cookie).toMatch(/^__Host-preview=abc\.def; /);
  for (const part of ['Path=/', 'Secure', 'HttpOnly', 'Max-Age=3600'])
    expect(cookie.split('; ')).toContain(part);
  expect(cookie).not.toContain('Domain');
});
