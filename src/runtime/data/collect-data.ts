import { QueryClient } from '@tanstack/react-query';
import type { PreparedNode } from '../document/prepare-node.ts';
import {
  type DataContext,
  type DataResult,
  type DataResults,
  type Expiring,
  type Queries,
  QUERY_DEFAULTS,
} from './queries.ts';

export const NO_DATA: DataResults = Object.freeze({});

/** Whether no query of a node failed. */
export const isLoaded = (results: DataResults): boolean =>
  Object.values(results).every(({ status }) => status !== 'error');

/** The first instant at which data of a node is out of date; Infinity when none states one. */
export const validUntil = (results: DataResults): number =>
  Math.min(...Object.values(results).map(resultValidUntil));

function resultValidUntil(result: DataResult): number {
  const data = result.status === 'success' ? (result.data as Expiring | null) : null;
  return data?.validUntil ?? Number.POSITIVE_INFINITY;
}

/** The queries of a component. One whose `queries` throws has no data. */
export function queriesOf(node: PreparedNode, context: DataContext): Queries {
  const queries = node.definition?.queries;
  if (!queries) return {};
  try {
    return queries(node.props as never, context);
  } catch {
    return {};
  }
}

/** The message of a failed query. */
export const failureMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Fetches the data of all nodes in one parallel step; equal queries are fetched once. A query that fails is a
 * result too: its component shows it.
 * @param isFatal whether the failure of a query is that of the page: then this rejects with it
 */
export async function collectData(
  nodes: Iterable<PreparedNode>,
  context: DataContext,
  isFatal: (error: unknown) => boolean = () => false,
): Promise<(node: PreparedNode) => DataResults> {
  const client = new QueryClient({
    defaultOptions: { queries: { ...QUERY_DEFAULTS, gcTime: Number.POSITIVE_INFINITY } },
  });
  const results = new Map<PreparedNode, Record<string, DataResult>>();
  const pending: Promise<unknown>[] = [];
  for (const node of nodes) {
    if (!node.definition?.queries) continue;
    const own: Record<string, DataResult> = {};
    results.set(node, own);
    for (const [name, query] of Object.entries(queriesOf(node, context))) {
      own[name] = { status: 'skipped' };
      if (!query) continue;
      const { queryKey, queryFn } = query;
      pending.push(
        client.fetchQuery<unknown>({ queryKey, queryFn }).then(
          (data) => {
            own[name] = { status: 'success', data };
          },
          (error: unknown) => {
            if (isFatal(error)) throw error;
            own[name] = { status: 'error', message: failureMessage(error), cause: error };
          },
        ),
      );
    }
  }
  await Promise.all(pending);
  client.clear();
  return (node) => results.get(node) ?? NO_DATA;
}
