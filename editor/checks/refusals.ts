import { isRecord } from '../../src/api/wire/is-record.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';

/** Names a document of the site. */
export interface DocumentName {
  readonly kind: string;
  readonly id: string;
  /** What operators call it, where that is known. */
  readonly name?: string;
}

/** Why the server did not publish. */
export interface Refusal {
  /** Reasons that no part of the page breaks, such as `conflict`. */
  readonly reasons: readonly string[];
  readonly findings: readonly CheckFinding[];
  /** Other documents that were to be published with it and are refused. */
  readonly others: readonly DocumentName[];
}

const readFinding = (value: unknown): CheckFinding[] =>
  isRecord(value) && typeof value.rule === 'string'
    ? [
        {
          severity: 'error',
          nodeId: typeof value.nodeId === 'string' ? value.nodeId : null,
          path: typeof value.path === 'string' ? value.path : '',
          rule: value.rule as CheckFinding['rule'],
          params: isRecord(value.params) ? value.params : {},
        },
      ]
    : [];

/**
 * The refusals of a response that refuses to publish; `null` for another response.
 * @param own the document that is open, of several that were to be published
 */
export function readRefusal(body: unknown, own: DocumentName): Refusal | null {
  if (!isRecord(body) || !Array.isArray(body.refusals)) return null;
  const all = body.refusals.filter(isRecord);
  const isOwn = ({ kind, id }: Record<string, unknown>) => kind === own.kind && id === own.id;
  const refusals = all.filter(isOwn);
  return {
    reasons: refusals.filter(({ findings }) => !Array.isArray(findings)).map(({ reason }) => String(reason)),
    findings: refusals.flatMap(({ findings }) =>
      Array.isArray(findings) ? findings.flatMap(readFinding) : [],
    ),
    others: all.filter((one) => !isOwn(one)).map(({ kind, id }) => ({ kind: String(kind), id: String(id) })),
  };
}

const keyOf = ({ nodeId, path, rule }: CheckFinding) => `${nodeId} ${path} ${rule}`;

/** What was found in the editor, after what the server alone refused. */
export function withRefused(
  found: readonly CheckFinding[],
  refused: readonly CheckFinding[],
): readonly CheckFinding[] {
  const known = new Set(found.map(keyOf));
  return [...refused.filter((one) => !known.has(keyOf(one))), ...found];
}
