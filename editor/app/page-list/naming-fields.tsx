import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { NATIVE_NAMES } from '../../../src/runtime/text/languages.ts';
import type { LanguageTag } from '../../../src/runtime/text/languages.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { slugOf } from '../../../src/domain/slug.ts';
import type { PageNaming, PageNamings } from './new-page.ts';
import { freeSlug, slugProblem, type TakenPaths } from './page-paths.ts';

const Languages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: start;
  gap: 4px 12px;
  & > div { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: start; }
  & > div > span { grid-column: 1 / -1; padding-block: 4px 0; color: var(--ink-muted); }
  & > div:first-child > span { grid-column: auto; padding-block: 0; font-size: var(--text-small); font-weight: 500; line-height: 16px; }
  @media (width < 560px) {
    grid-template-columns: 1fr;
    & > div { gap: 4px; }
    & > div:first-child { display: none; }
  }
`;

const NOTHING: PageNaming = { title: '', slug: '' };

/** Name and path of a page in each language of its site. The path follows the name until it is changed itself. */
export function NamingFields({
  languages,
  namings,
  onChange,
  showsProblems,
  taken,
  hasPath = true,
}: {
  /** Languages of the site, the default first. */
  readonly languages: readonly string[];
  readonly namings: PageNamings;
  readonly onChange: (namings: PageNamings) => void;
  /** Whether a missing name is marked already. */
  readonly showsProblems: boolean;
  /** The paths of the other pages. */
  readonly taken: TakenPaths;
  /** Whether the path can be chosen. */
  readonly hasPath?: boolean;
}) {
  const { t } = useTranslation();
  const change = (language: string, naming: PageNaming) => onChange({ ...namings, [language]: naming });
  return (
    <Languages>
      <div aria-hidden>
        <span>{t('naming.title')}</span>
        {hasPath && <span>{t('naming.slug')}</span>}
      </div>
      {languages.map((language, position) => {
        const naming = namings[language] ?? NOTHING;
        const isRequired = position === 0;
        const problem = slugProblem(language, naming, taken);
        const name = NATIVE_NAMES[language as LanguageTag];
        return (
          <div key={language} role="group" aria-label={name}>
            <span aria-hidden>{name}</span>
            <TextField
              label={t('naming.title')}
              hidesLabel
              lang={language}
              value={naming.title}
              isRequired={isRequired}
              autoFocus={isRequired}
              error={showsProblems && isRequired && naming.title.trim() === '' ? t('naming.required') : null}
              onChange={(title) => {
                const own = slugOf(naming.title);
                const follows = [own, freeSlug(language, own, taken)].includes(naming.slug);
                change(language, { title, slug: follows ? slugOf(title) : naming.slug });
              }}
            />
            {hasPath && (
              <TextField
                label={t('naming.slug')}
                hidesLabel
                prefix={`/${language}/`}
                spellCheck="false"
                value={naming.slug}
                error={problem && t(problem.key, problem)}
                onChange={(slug) => change(language, { ...naming, slug })}
              />
            )}
          </div>
        );
      })}
    </Languages>
  );
}
