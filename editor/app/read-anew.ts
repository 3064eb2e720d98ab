import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads everything anew whose key begins so, also what is being read for the first time: what is answered then may be
 * of before, and TanStack Query would take that as the response.
 */
export async function readAnew(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
