import { QueryClient } from '@tanstack/react-query';
import type { PreparedNode } from '../runtime/document/prepare.ts';
import type { DataContext, DataResult, DataResults, Perishable, Queries } from '../runtime/registry/data.ts';

const FRESH_MS = 900_000;
const NONE: DataResults = Object.freeze({});

/** Every node below the given ones, themselves included. */
export function* eachNode(nodes: readonly PreparedNode[]): Generator<PreparedNode> {
  for (const node of nodes) {
    yield node;
    for (const children of Object.values(node.slots)) yield* eachNode(children);
  }
}

/** Whether no query of a node failed. */
export const isAnswered = (results: DataResults): boolean =>
  Object.values(results).every(({ status }) => status !== 'error');

/** The first instant at which an answer of a node is wrong; Infinity when none names one. */
export const validUntil = (results: DataResults): number =>
  Math.min(...Object.values(results).map(answerValidUntil));

function answerValidUntil(result: DataResult): number {
  const answer = result.status === 'success' ? (result.data as Perishable | null) : null;
  return answer?.validUntil ?? Number.POSITIVE_INFINITY;
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Fetches the data of all nodes in one parallel step; equal queries are asked once. A query that fails is an
 * answer too: its component shows it.
 */
export async function collectData(
  nodes: Iterable<PreparedNode>,
  context: DataContext,
): Promise<(node: PreparedNode) => DataResults> {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: FRESH_MS, gcTime: Number.POSITIVE_INFINITY } },
  });
  const results = new Map<PreparedNode, Record<string, DataResult>>();
  const pending: Promise<unknown>[] = [];
  for (const node of nodes) {
    const { definition } = node;
    if (!definition?.queries) continue;
    const answers: Record<string, DataResult> = {};
    results.set(node, answers);
    const askFor = definition.queries as (props: object, context: DataContext) => Queries;
    for (const [name, options] of Object.entries(queriesOf(askFor, node, context))) {
      pending.push(
        client.fetchQuery<unknown>({ queryKey: options.queryKey, queryFn: options.queryFn }).then(
          (data) => {
            answers[name] = { status: 'success', data };
          },
          (error: unknown) => {
            answers[name] = { status: 'error', message: message(error) };
          },
        ),
      );
    }
  }
  await Promise.all(pending);
  client.clear();
  return (node) => results.get(node) ?? NONE;
}

/** What a component asks for. One that throws while asking has no data, and shows that by itself. */
function queriesOf(
  askFor: (props: object, context: DataContext) => Queries,
  node: PreparedNode,
  context: DataContext,
): Queries {
  try {
    return askFor(node.props, context);
  } catch {
    return {};
  }
}
