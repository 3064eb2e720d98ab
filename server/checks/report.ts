import type { CheckFinding, Severity } from '../../src/runtime/checks/check-finding.ts';
import type { CheckedVersion } from './check-site.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'hint'];

const valueOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(valueOf).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
};

function lineOf({ severity, rule, nodeId, path, params }: CheckFinding): string {
  const location = `${nodeId ?? ''}${path}`;
  const values = Object.entries(params).map(([name, value]) => `${name} ${valueOf(value)}`);
  return `    ${severity.padEnd(7)}  ${rule}${location ? ` at ${location}` : ''}${values.length > 0 ? ` (${values.join('; ')})` : ''}`;
}

/** How many findings of a severity some documents have. */
export const countOf = (versions: readonly CheckedVersion[], severity: Severity): number =>
  versions.flatMap(({ findings }) => findings).filter((finding) => finding.severity === severity).length;

/** What is to be mended on a site as lines of text: by document, the gravest first, and the counts. */
export function reportLines(siteId: string, versions: readonly CheckedVersion[]): string[] {
  const counts = SEVERITIES.map((severity) => `${severity}s: ${countOf(versions, severity)}`).join(', ');
  const lines = versions.flatMap(({ kind, id, state, findings }) =>
    findings.length === 0
      ? []
      : [
          `  ${kind} ${id} (${state})`,
          ...SEVERITIES.flatMap((severity) =>
            findings.filter((finding) => finding.severity === severity),
          ).map(lineOf),
        ],
  );
  return [`${siteId}: ${versions.length} documents; ${counts}`, ...lines];
}
