import { isRecord } from '../../api/wire/is-record.ts';

/** A node whose outer shape is right; its props are not yet checked. */
export interface RawNode {
  readonly id: string;
  readonly type: string;
  readonly v: number;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly RawNode[]>>;
  /** The node as it is stored. */
  readonly source: Readonly<Record<string, unknown>>;
}

export interface NodeProblem {
  readonly nodeId: string;
  readonly path: string;
  readonly message: string;
}

const ID = /^[A-Za-z0-9_-]{1,40}$/;
const TYPE = /^[A-Z][A-Za-z]{0,60}$/;

/** The id, or one derived from it where another node has it already: data and parts are found by id. */
function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}_${count}`;
  taken.add(id);
  return id;
}

/** The nodes of a list that have the outer shape of one; what is not a node is left out and reported. Call after checkLimits. */
export function readNodes(
  value: unknown,
  report: (problem: NodeProblem) => void,
  parentId = 'page',
  taken = new Set<string>(),
): RawNode[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report({ nodeId: parentId, path: '', message: 'a list of nodes is expected' });
    return [];
  }
  const nodes: RawNode[] = [];
  for (let position = 0; position < value.length; position += 1) {
    const entry: unknown = value[position];
    if (
      !isRecord(entry) ||
      typeof entry.id !== 'string' ||
      !ID.test(entry.id) ||
      typeof entry.type !== 'string' ||
      !TYPE.test(entry.type)
    ) {
      report({ nodeId: parentId, path: `/${position}`, message: 'not a node: id and type are expected' });
      continue;
    }
    const { type, v, props, slots } = entry;
    const id = freeId(entry.id, taken);
    if (id !== entry.id) report({ nodeId: id, path: '/id', message: `the id ${entry.id} is used twice` });
    if (!isRecord(props)) report({ nodeId: id, path: '/props', message: 'must be object' });
    if (slots !== undefined && !isRecord(slots))
      report({ nodeId: id, path: '/slots', message: 'must be object' });
    const children: Record<string, readonly RawNode[]> = {};
    if (isRecord(slots))
      for (const name of Object.keys(slots)) children[name] = readNodes(slots[name], report, id, taken);
    nodes.push({
      id,
      type,
      v: typeof v === 'number' && Number.isInteger(v) && v > 0 ? v : 1,
      props: isRecord(props) ? props : {},
      slots: children,
      source: entry,
    });
  }
  return nodes;
}

/** Nodes and everything below them, parents first. */
export function eachNode(nodes: readonly RawNode[], found: RawNode[] = []): readonly RawNode[] {
  for (const node of nodes) {
    found.push(node);
    for (const name in node.slots) eachNode(node.slots[name] ?? [], found);
  }
  return found;
}
