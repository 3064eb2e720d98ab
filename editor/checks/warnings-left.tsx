import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { kindOf, nodeOf } from '../document/tree.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { useTypeName } from '../workspace/use-schema-text.ts';
import { useDocument } from '../workspace/workspace.ts';
import { isAboutLanguages, UNFINISHED } from './said-languages.ts';
import { useFindingText } from './use-finding-text.ts';

/**
 * The warnings that the open page is published with. Those about its languages are counted; which languages they concern
 * is told beside the languages.
 */
export function WarningsLeft({ findings }: { readonly findings: readonly CheckFinding[] }) {
  const { t } = useTranslation();
  const typeName = useTypeName();
  const document = useDocument();
  const text = useFindingText();
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
          .map((finding, at) => {
            const { nodeId, path, rule } = finding;
            const node = nodeId !== null && document.nodes.has(nodeId) ? nodeOf(document, nodeId) : null;
            return (
              <li key={`${nodeId} ${path} ${rule} ${at}`}>
                {node && <strong>{typeName(kindOf(node))}: </strong>}
                {text(finding)}
              </li>
            );
          })}
      </ul>
    </Notice>
  );
}
