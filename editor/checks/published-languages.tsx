import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { enabledLanguages } from '../../src/site/routes.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { countIn, UNFINISHED } from './said-languages.ts';

/** The languages in which the page is published, with the texts that are missing, outdated or samples in each. */
export function PublishedLanguages({ findings }: { readonly findings: readonly CheckFinding[] }) {
  const { t } = useTranslation();
  const { site } = useWorkspace();
  return (
    <div>
      <p>{t('checks.publishedLanguages')}</p>
      <ul>
        {enabledLanguages(site.settings.site).map((language) => {
          const gaps = UNFINISHED.flatMap(([rule, said]) => {
            const count = countIn(findings, rule, language);
            return count > 0 ? [t(said, { count })] : [];
          });
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
