import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { GapLink, type LeadsToTexts } from './gap-link.tsx';
import { isAboutLanguages, UNFINISHED } from './said-languages.ts';

interface Props {
  readonly findings: readonly CheckFinding[];
  /** Says what is to be mended, and where. */
  readonly Sentence: ComponentType<{ readonly finding: CheckFinding }>;
  readonly leads?: LeadsToTexts;
}

/**
 * What a document is published with nevertheless. What its languages lack is counted over all of them, as it is told for each
 * beside the languages: only the count of a single one leads to its texts.
 */
export function WarningsLeft({ findings, leads, Sentence }: Props) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('checks.lookAt')}</p>
      <ul>
        {UNFINISHED.map(([one, said]) => {
          const languages = findings
            .filter(({ rule }) => rule === one)
            .flatMap(({ params }) => params.languages as readonly string[]);
          const [language, ...others] = new Set(languages);
          if (language === undefined) return null;
          const text = t(said, { count: languages.length });
          return (
            <li key={one}>
              {others.length > 0 ? (
                text
              ) : (
                <GapLink leads={leads} language={language} rule={one}>
                  {text}
                </GapLink>
              )}
            </li>
          );
        })}
        {findings
          .filter(({ rule }) => !isAboutLanguages(rule))
          .map((finding, at) => (
            <li key={`${finding.nodeId} ${finding.path} ${finding.rule} ${at}`}>
              <Sentence finding={finding} />
            </li>
          ))}
      </ul>
    </Notice>
  );
}
