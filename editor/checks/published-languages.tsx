import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { enabledLanguages } from '../../src/site/routes.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { countIn } from './said-languages.ts';

/** The languages in which the page is published, with the texts that are missing, outdated or samples in each. */
export function PublishedLanguages({ findings }: { readonly findings: readonly CheckFinding[] }) {
  const { t } = useTranslation();
  const { site } = useWorkspace();
  return (
    <div>
      <p>{t('checks.publishedLanguages')}</p>
      <ul>
        {enabledLanguages(site.settings.site).map((language) => {
          const missing = countIn(findings, 'missing-translation', language);
          const outdated = countIn(findings, 'outdated-translation', language);
          const samples = countIn(findings, 'sample-text', language);
          const gaps = [
            ...(missing > 0 ? [t('checks.textsMissing', { count: missing })] : []),
            ...(outdated > 0 ? [t('checks.textsOutdated', { count: outdated })] : []),
            ...(samples > 0 ? [t('checks.textsSample', { count: samples })] : []),
          ];
          return (
            <li key={language}>
              {NATIVE_NAMES[language]}: {gaps.length > 0 ? gaps.join(', ') : t('checks.textsComplete')}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
