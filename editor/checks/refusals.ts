import { isRecord } from '../../src/api/wire/is-record.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';

/** Why the server did not publish. */
export interface Refusal {
  /** Reasons that no part of the page breaks, such as `conflict`. */
  readonly reasons: readonly string[];
  readonly findings: readonly CheckFinding[];
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

/** The refusals of a response that refuses to publish; `null` for another response. */
export function readRefusal(body: unknown): Refusal | null {
  if (!isRecord(body) || !Array.isArray(body.refusals)) return null;
  const refusals = body.refusals.filter(isRecord);
  return {
    reasons: refusals.filter(({ findings }) => !Array.isArray(findings)).map(({ reason }) => String(reason)),
    findings: refusals.flatMap(({ findings }) =>
      Array.isArray(findings) ? findings.flatMap(readFinding) : [],
    ),
  };
}
