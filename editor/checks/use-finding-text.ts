import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { findingText } from './finding-text.ts';

/** A function that says what is to be mended, without where it is. */
export function useFindingText(): (finding: Pick<CheckFinding, 'rule' | 'params'>) => string {
  const { t, i18n } = useTranslation();
  return useCallback((finding) => findingText(t, i18n.language, finding), [t, i18n]);
}
