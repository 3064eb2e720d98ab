import type { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIslandQueryClient } from './query-client.ts';

// What a browser has and a server has not.
beforeEach(() => vi.stubGlobal('document', {}));
afterEach(() => vi.unstubAllGlobals());

function clientOfIsland(): QueryClient {
  let found: QueryClient | undefined;
  const Island = () => {
    found = useIslandQueryClient();
    return null;
  };
  renderToStaticMarkup(<Island />);
  if (!found) throw new Error('the island was not rendered');
  return found;
}

it('[CONF-19] never repeats a failed call by the query layer', async () => {
  let calls = 0;
  const failing = clientOfIsland().fetchQuery({
    queryKey: ['fails'],
    queryFn: () => {
      calls += 1;
      return Promise.reject(new Error('down'));
    },
  });
  await expect(failing).rejects.toThrow('down');
  expect(calls).toBe(1);
  expect(clientOfIsland().getDefaultOptions().queries?.retry).toBe(false);
});

it('is shared by all islands of a tab', () => {
  expect(clientOfIsland()).toBe(clientOfIsland());
});

it('is never shared between visitors on the server', () => {
  vi.unstubAllGlobals();
  expect(clientOfIsland()).not.toBe(clientOfIsland());
});
