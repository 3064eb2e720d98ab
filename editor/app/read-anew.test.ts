import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readAnew } from './read-anew.ts';

it('what is being read for the first time is read again, and the first response is not taken', async () => {
  const client = new QueryClient();
  const resolvers: ((data: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => resolvers.push(resolve));
  const stop = new QueryObserver(client, { queryKey: ['site', 'andes'], queryFn }).subscribe(() => undefined);
  const read = readAnew(client, ['site']);
  await expect.poll(() => resolvers.length).toBe(2);
  resolvers[0]?.('before');
  resolvers[1]?.('after');
  await read;
  expect(client.getQueryData(['site', 'andes'])).toBe('after');
  stop();
  client.clear();
});
