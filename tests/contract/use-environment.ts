import { afterAll, beforeAll } from 'vitest';
import { elsewhere, embedded, type Environment } from './environments.ts';

/** Both ways to reach a product API: what is tested of the contract holds in each. */
export const ENVIRONMENTS = [
  ['embedded, called in process', embedded],
  ['elsewhere, called by HTTP', elsewhere],
] as const;

/** Opens an environment before the tests of a block, and closes it after them. */
export function useEnvironment(open: () => Promise<Environment>): Omit<Environment, 'close'> {
  let environment: Environment | undefined;
  beforeAll(async () => {
    environment = await open();
  });
  afterAll(() => environment?.close());
  const opened = (): Environment => {
    if (!environment) throw new Error('an environment is there from the first test on, not before');
    return environment;
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
