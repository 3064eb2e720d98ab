import type { ValidateFunction } from 'ajv';
import * as componentChecks from '../../../generated/components/check.js';
import { isTimeZone } from '../../api/wire/zone-offsets.ts';
import { isRecord } from '../../api/wire/is-record.ts';
import { compositionProblems } from './composition.ts';
import { documentFinding, type Finding, schemaFindings } from './finding.ts';
import { checkLimits, DocumentError } from './limits.ts';
import { MANIFESTS } from './manifest.ts';
import { eachNode, type RawNode, readNodes } from './read-nodes.ts';

const CHECKS: ReadonlyMap<string, ValidateFunction> = new Map(Object.entries(componentChecks));

/** Where a builder document is in the body of a page or shared component. */
const BUILDER = '/builder';
const NODE = /^\/builder\/sections\/\d+(?:\/slots\/[^/]+\/\d+)*/;

/** The limit that a builder document exceeds, if any; it must be within them before it is checked further. */
export function limitFindings(builder: unknown): Finding[] {
  if (!isRecord(builder)) return [];
  try {
    checkLimits(builder);
    return [];
  } catch (error) {
    if (error instanceof DocumentError) return [documentFinding(BUILDER, error.reason)];
    throw error;
  }
}

/** A finding in a body, named by the innermost node that its path leads through. */
export function atNode(body: unknown, finding: Finding): Finding {
  const [pointer] = NODE.exec(finding.path) ?? [];
  if (pointer === undefined) return finding;
  const node = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], body);
  if (!isRecord(node) || typeof node.id !== 'string') return finding;
  return { ...finding, nodeId: node.id, path: finding.path.slice(pointer.length) };
}

/** What was found in properties, which are never changed in place: the editor checks a page again after each edit of a node. */
const ofProps = new WeakMap<
  object,
  { readonly check: ValidateFunction; readonly findings: readonly Finding[] }
>();

/** What the schema of its component refuses of the properties of a node; looked for once for the same object. */
function propsFindings(check: ValidateFunction, props: RawNode['props']): readonly Finding[] {
  const known = ofProps.get(props);
  if (known?.check === check) return known.findings;
  const findings = schemaFindings(check, props);
  ofProps.set(props, { check, findings });
  return findings;
}

/** What is wrong with one node apart from its position. Props of an earlier version are migrated before they are used. */
function nodeFindings({ id: nodeId, type, v, props, source }: RawNode): Finding[] {
  const at = (path: string, rule: Finding['rule'], params: Finding['params'] = {}): Finding => ({
    nodeId,
    path,
    rule,
    params,
  });
  const taken = source.id === nodeId ? [] : [at('/id', 'id-taken', { id: source.id })];
  const manifest = MANIFESTS.get(type);
  const check = CHECKS.get(type);
  if (!manifest || !check) return [...taken, at('/type', 'unknown-component', { type })];
  if (v > manifest.version) return [...taken, at('/v', 'newer-version', { version: manifest.version })];
  if (v < manifest.version) return taken;
  const { zone } = props;
  const isElsewhere = type === 'Countdown' && typeof zone === 'string' && !isTimeZone(zone);
  return [
    ...taken,
    ...propsFindings(check, props).map(({ path, rule, params }) => at(`/props${path}`, rule, params)),
    ...(isElsewhere ? [at('/props/zone', 'unknown-time-zone', { zone })] : []),
  ];
}

/**
 * The rules of composition and the schemas of components that a builder document within the limits breaks.
 * @param pageType `content`, the id of a screen, or `shared` for a shared component
 */
export function builderFindings(builder: unknown, pageType: string): Finding[] {
  // What is not a node is refused by the schema of the document.
  const sections = readNodes(isRecord(builder) ? builder.sections : [], () => undefined);
  const misplaced = compositionProblems(sections, pageType, MANIFESTS).map((problem): Finding => {
    const { nodeId, reason: rule, ...params } = problem;
    if (problem.reason === 'page-lacks') return documentFinding(BUILDER, rule, params);
    return { nodeId, path: problem.reason === 'slot-short' ? `/slots/${problem.slot}` : '', rule, params };
  });
  return [...misplaced, ...eachNode(sections).flatMap(nodeFindings)];
}
