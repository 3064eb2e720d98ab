import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, FIXED_HEADERS, PRESSABLE_STYLE } from './content-security.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

describe('the policy of pages', () => {
  it('allows our own files, and this page’s styles by their hash', () => {
    const policy = directives(contentPolicy({ styles: ['a{}', 'b{}'] }));
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['style-src']).toEqual(["'self'", hash(''), PRESSABLE_STYLE, hash('a{}'), hash('b{}')]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
  });

  it('allows scripts of a page by their hash, and never all of them', () => {
    const policy = directives(contentPolicy({ styles: [], scripts: ['x()'] }));
    expect(policy['script-src']).toEqual(["'self'", hash('x()')]);
    for (const name of ['default-src', 'script-src', 'style-src'])
      expect(policy[name]?.join(' ')).not.toMatch(/unsafe|https:|\*/);
  });

  it('allows frames of the site itself and of video hosts and no other, and films from anywhere over https', () => {
    const policy = directives(contentPolicy({ styles: [] }));
    expect(policy['frame-src']).toEqual([
      "'self'",
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ]);
    expect(policy['media-src']).toEqual(["'self'", 'https:']);
  });

  it('lets the editor frame the page', () => {
    const policy = contentPolicy({ styles: [], frameAncestors: 'https://editor.example' });
    expect(directives(policy)['frame-ancestors']).toEqual(['https://editor.example']);
  });
});

it('has headers that forbid guessing types', () => {
  expect(FIXED_HEADERS['x-content-type-options']).toBe('nosniff');
});
