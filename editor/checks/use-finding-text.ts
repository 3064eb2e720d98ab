import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { type DocumentName, readRefusal } from './refusals.ts';
import { ApiError } from '../../src/api/api-error.ts';

/** Findings that a short message names; the others are counted by the list of checks. */
const MOST_REASONS = 3;

const shown = (value: unknown): unknown => (Array.isArray(value) ? value.join(', ') : value);

/** A function that says what is to be mended, without the place. */
export function useFindingText(): (finding: Pick<CheckFinding, 'rule' | 'params'>) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ rule, params }) => {
      const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)]));
      return t([`findings.${rule}`, 'findings.other'], values);
    },
    [t],
  );
}

/** A function that says why the server did not show a document to visitors; '' where it gave no reason. */
export function useRefusalReasons(): (error: unknown, own: DocumentName) => string {
  const text = useFindingText();
  return useCallback(
    (error, own) => {
      const refusal = error instanceof ApiError ? readRefusal(error.body, own) : null;
      return (refusal?.findings ?? []).slice(0, MOST_REASONS).map(text).join(' ');
    },
    [text],
  );
}
