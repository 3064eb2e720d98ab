import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { FindingSentence } from './finding-sentence.tsx';
import { isAboutLanguages, UNFINISHED } from './said-languages.ts';

/**
 * The warnings that the open page is published with. Those about its languages are counted; which languages they concern
 * is told beside the languages.
 */
export function WarningsLeft({ findings }: { readonly findings: readonly CheckFinding[] }) {
  const { t } = useTranslation();
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('checks.warningsLeft', { count: warnings.length })}</p>
      <ul>
        {UNFINISHED.map(([one, said]) => {
          const count = warnings.filter(({ rule }) => rule === one).length;
          return count > 0 && <li key={one}>{t(said, { count })}</li>;
        })}
        {warnings
          .filter(({ rule }) => !isAboutLanguages(rule))
          .map((finding, at) => (
            <li key={`${finding.nodeId} ${finding.path} ${finding.rule} ${at}`}>
              <FindingSentence finding={finding} />
            </li>
          ))}
      </ul>
    </Notice>
  );
}
