import { isRecord } from '../../src/api/wire/is-record.ts';
import { openFragment } from './fragment.ts';
import { type DocumentNode, type JsonObject, writeNode } from './page-document.ts';

/** A stored body whose nodes have ids of their own, so that no two documents share one. @param newId makes an id */
export function withNewIds(body: JsonObject, newId: () => string): JsonObject {
  const { builder } = body;
  if (!isRecord(builder) || !Array.isArray(builder.sections)) return body;
  const nodes = new Map<string, DocumentNode>();
  const sections = builder.sections.map((stored: unknown) => {
    const fragment = openFragment(stored, { nodes }, newId);
    for (const node of fragment.nodes) nodes.set(node.id, node);
    return writeNode({ nodes }, fragment.root);
  });
  return { ...body, builder: { ...builder, sections } };
}
