import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { enabledLanguages } from '../../src/site/routes.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { GapLink, type LeadsToTexts } from './gap-link.tsx';
import { countIn, UNFINISHED } from './said-languages.ts';

interface Props {
  /** What is said before them. */
  readonly title: string;
  readonly site: Pick<OpenSite, 'settings'>;
  readonly findings: readonly CheckFinding[];
  readonly leads?: LeadsToTexts;
}

/** The languages in which a document is published, with the texts that are missing, outdated or samples in each. */
export function PublishedLanguages({ title, site, findings, leads }: Props) {
  const { t } = useTranslation();
  return (
    <div>
      <p>{title}</p>
      <ul>
        {enabledLanguages(site.settings.site).map((language) => {
          const gaps = UNFINISHED.flatMap(([rule, said]) => {
            const count = countIn(findings, rule, language);
            return count > 0 ? [{ rule, text: t(said, { count }) }] : [];
          });
          return (
            <li key={language}>
              {NATIVE_NAMES[language]}: {gaps.length === 0 && t('checks.textsComplete')}
              {gaps.map(({ rule, text }, at) => (
                <Fragment key={rule}>
                  {at > 0 && ', '}
                  <GapLink leads={leads} language={language} rule={rule}>
                    {text}
                  </GapLink>
                </Fragment>
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
