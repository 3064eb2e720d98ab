import { afterAll, beforeAll } from 'vitest';
import { elsewhere, embedded, type World } from './worlds.ts';

/** Both ways to reach a product API: what is tested of the contract holds in each. */
export const WORLDS = [
  ['embedded, called in process', embedded],
  ['elsewhere, called by HTTP', elsewhere],
] as const;

/** Opens a world before the tests of a block, and closes it after them. */
export function setWorld(open: () => Promise<World>): Omit<World, 'close'> {
  let world: World | undefined;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world?.close());
  const opened = (): World => {
    if (!world) throw new Error('a world is there from the first test on, not before');
    return world;
  };
  return {
    ask: (call) => opened().ask(call),
    page: (...address) => opened().page(...address),
    get api() {
      return opened().api;
    },
    get strangeCalls() {
      return opened().strangeCalls;
    },
  };
}
