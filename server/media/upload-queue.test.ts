import { expect, it } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

const MIB = 1_048_576;

/** A queue whose works end when they are told to, and the order in which they begin. */
function observed(limits?: Parameters<typeof createUploadQueue>[0]) {
  const queue = createUploadQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (site: string, name: string, bytes = MIB) => {
    const added = queue.add(site, bytes, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
    return 'refusal' in added ? added.refusal : added.result;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { add, begun, end };
}

it('does one work at a time, and lets the sites take turns', async () => {
  const { add, begun, end } = observed();
  void add('a', 'a1');
  void add('a', 'a2');
  void add('a', 'a3');
  void add('b', 'b1');
  void add('b', 'b2');
  expect(begun).toEqual(['a1']);
  for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
});

it('refuses what is more than a site may have waiting, until one is done; others are not concerned', async () => {
  const { add, end } = observed({ mostOfSite: 2 });
  const first = add('a', 'a1');
  void add('a', 'a2');
  expect(add('a', 'a3')).toBe('site-full');
  expect(add('b', 'b1')).toBeInstanceOf(Promise);
  await end('a1');
  expect(await first).toBe('a1');
  expect(add('a', 'a3')).toBeInstanceOf(Promise);
});

it('refuses what is more than all sites may hold in memory', async () => {
  const { add, end } = observed({ mostBytes: 3 * MIB });
  void add('a', 'a1', 2 * MIB);
  expect(add('b', 'b1', 2 * MIB)).toBe('full');
  await end('a1');
  expect(add('b', 'b1', 2 * MIB)).toBeInstanceOf(Promise);
});

it('goes on after a work that failed, which rejects', async () => {
  const queue = createUploadQueue({ mostOfSite: 1 });
  const failed = queue.add('a', 1, () => Promise.reject(new Error('no picture')));
  await expect('result' in failed && failed.result).rejects.toThrow('no picture');
  const next = queue.add('a', 1, async () => 'done');
  expect(await ('result' in next && next.result)).toBe('done');
});
