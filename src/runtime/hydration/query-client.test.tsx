// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { usePartQueryClient } from './query-client.ts';

/** The query client that a part gets, inside a provider or without one. */
function clientOfPart(own?: QueryClient): QueryClient {
  let found: QueryClient | undefined;
  const Part = () => {
    found = usePartQueryClient();
    return null;
  };
  renderToStaticMarkup(
    own ? (
      <QueryClientProvider client={own}>
        <Part />
      </QueryClientProvider>
    ) : (
      <Part />
    ),
  );
  if (!found) throw new Error('the part was not drawn');
  return found;
}

it('[CONF-19] never repeats a failed call by the query layer', async () => {
  let calls = 0;
  const failing = clientOfPart().fetchQuery({
    queryKey: ['fails'],
    queryFn: () => {
      calls += 1;
      return Promise.reject(new Error('down'));
    },
  });
  await expect(failing).rejects.toThrow('down');
  expect(calls).toBe(1);
  expect(clientOfPart().getDefaultOptions().queries?.retry).toBe(false);
});

it('is one for all parts of a tab, and the request’s own on the server', () => {
  expect(clientOfPart()).toBe(clientOfPart());
  const own = new QueryClient();
  expect(clientOfPart(own)).toBe(own);
});
