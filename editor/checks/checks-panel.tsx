import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckFinding, Severity } from '../../src/runtime/checks/check-finding.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import { revealedField } from '../panel/revealed-field.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import { Groups } from './checks-panel.styles.ts';
import { FindingSentence } from './finding-sentence.tsx';
import { fixOf } from './fix.ts';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'hint'];
/** Entries of a group that are shown until more are asked for. */
const FIRST = 30;

/** Where a finding is that no part of the page breaks alone. */
const WHOLE_PAGE = '/builder';

/** Something to mend, with the way to it and, where there is one, its fix. */
function Entry({ finding }: { readonly finding: CheckFinding }) {
  const { t } = useTranslation();
  const { store, site, reveal } = useWorkspace();
  const document = useDocument();
  const { nodeId, path, rule } = finding;
  // What concerns the page as a whole has no field.
  const isSomewhere = nodeId === null ? path !== WHOLE_PAGE : document.nodes.has(nodeId);
  const fix = fixOf(document, finding, defaultLanguage(site.settings.site));
  return (
    <li>
      <span>
        <FindingSentence finding={finding} />
      </span>
      <div>
        {isSomewhere && (
          <Button size="small" onPress={() => reveal(revealedField(nodeId, path))}>
            {t('publish.show')}
          </Button>
        )}
        {fix && (
          <Button size="small" onPress={() => store.run(fix, nodeId === null ? {} : { select: [nodeId] })}>
            {t([`checks.fixes.${rule}`, 'checks.fixes.default'])}
          </Button>
        )}
      </div>
    </li>
  );
}

function Group({
  severity,
  findings,
}: {
  readonly severity: Severity;
  readonly findings: readonly CheckFinding[];
}) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const rest = isWhole ? 0 : Math.max(0, findings.length - FIRST);
  return (
    <section>
      <h2>{t(`checks.${severity}`, { count: findings.length })}</h2>
      <ul>
        {findings.slice(0, findings.length - rest).map((finding, at) => (
          <Entry key={`${finding.nodeId} ${finding.path} ${finding.rule} ${at}`} finding={finding} />
        ))}
      </ul>
      {rest > 0 && (
        <Button size="small" variant="quiet" onPress={() => setIsWhole(true)}>
          {t('checks.more', { count: rest })}
        </Button>
      )}
    </section>
  );
}

/** Everything to mend on the page, the gravest first. */
export function ChecksPanel({ findings }: { readonly findings: readonly CheckFinding[] }) {
  const { t } = useTranslation();
  if (findings.length === 0)
    return <EmptyState icon={CircleCheck} title={t('checks.none')} text={t('checks.noneText')} />;
  return (
    <Groups>
      {SEVERITIES.map((severity) => {
        const ofSeverity = findings.filter((finding) => finding.severity === severity);
        return ofSeverity.length > 0 && <Group key={severity} severity={severity} findings={ofSeverity} />;
      })}
    </Groups>
  );
}
