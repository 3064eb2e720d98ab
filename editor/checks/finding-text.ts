import type { TFunction } from 'i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';

/** What is to be mended, without where it is. @param language of the interface, which numbers are written in */
export function findingText(
  t: TFunction,
  language: string,
  { rule, params }: Pick<CheckFinding, 'rule' | 'params'>,
): string {
  // Ids may be numbers: without groups.
  const format = new Intl.NumberFormat(language, { useGrouping: false });
  const shown = (value: unknown): unknown => {
    if (typeof value === 'number') return format.format(value);
    return Array.isArray(value) ? value.join(', ') : value;
  };
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));
  return t([`findings.${rule}`, 'findings.other'], values);
}
