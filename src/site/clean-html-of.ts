import type { DataResults } from '../runtime/data/queries.ts';
import type { PreparedNode } from '../runtime/document/prepare-node.ts';
import type { CleanHtml } from '../runtime/html/clean-html.ts';
import type { PageContext } from '../runtime/registry/page-context.ts';

/** The HTML of operators that nodes show, made safe, by its source. */
export async function cleanHtmlOf(
  nodes: readonly PreparedNode[],
  dataOf: (node: PreparedNode) => DataResults,
  page: PageContext,
  cleanHtml: (source: string) => Promise<CleanHtml>,
): Promise<ReadonlyMap<string, CleanHtml>> {
  const sources = new Set(
    nodes.flatMap(
      (node) => node.definition?.html?.({ ...node.props, data: dataOf(node), page } as never) ?? [],
    ),
  );
  return new Map(
    await Promise.all([...sources].map(async (source) => [source, await cleanHtml(source)] as const)),
  );
}
