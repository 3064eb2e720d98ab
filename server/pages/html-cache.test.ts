import { describe, expect, it } from 'vitest';
import { type CachedResponse, createHtmlCache } from './html-cache.ts';

const response = (etag: string) =>
  ({
    etag,
    html: Buffer.from(etag),
    brotli: Buffer.from(etag),
    gzip: Buffer.from(etag),
  }) as unknown as CachedResponse;

function open() {
  const clock = { now: 1_000 };
  return { clock, cache: createHtmlCache(() => clock.now) };
}

describe('a stored response', () => {
  it('is fresh until the instant it is stored to, and stale after it', () => {
    const { cache, clock } = open();
    cache.store('a', 1, response('x'), 1_500);
    clock.now += 499;
    expect(cache.fresh('a', 1)?.etag).toBe('x');
    clock.now += 1;
    expect(cache.fresh('a', 1)).toBeNull();
    expect(cache.stale('a')?.etag).toBe('x');
  });

  it.each([0, 2])('of version 1 is not fresh for version %s of the site', (version) => {
    const { cache } = open();
    cache.store('a', 1, response('x'), 1_500);
    expect(cache.fresh('a', version)).toBeNull();
  });

  it('is replaced by a newer one', () => {
    const { cache } = open();
    cache.store('a', 1, response('x'), 1_500);
    cache.store('a', 2, response('y'), 1_500);
    expect(cache.fresh('a', 1)).toBeNull();
    expect(cache.fresh('a', 2)?.etag).toBe('y');
  });

  it('is not found under another key', () => {
    const { cache } = open();
    expect([cache.fresh('a', 1), cache.stale('a')]).toEqual([null, null]);
  });

  it('is evicted when there are 5,000 others that were used since', () => {
    const { cache } = open();
    for (let index = 0; index <= 5_000; index += 1) cache.store(`k${index}`, 1, response('x'), 1_500);
    expect([cache.stale('k0'), cache.stale('k1')?.etag]).toEqual([null, 'x']);
  });
});
