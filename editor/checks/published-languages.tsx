import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { enabledLanguages } from '../../src/site/routes.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { countIn, UNFINISHED } from './said-languages.ts';

interface Props {
  /** What is said before them. */
  readonly title: string;
  readonly site: Pick<OpenSite, 'settings'>;
  readonly findings: readonly CheckFinding[];
}

/** The languages in which a document is published, with the texts that are missing, outdated or samples in each. */
export function PublishedLanguages({ title, site, findings }: Props) {
  const { t } = useTranslation();
  return (
    <div>
      <p>{title}</p>
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
