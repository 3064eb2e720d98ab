import type { ComponentProps } from '../../runtime/registry/definition.ts';
import type { LanguageChoice } from '../../runtime/registry/page-context.ts';
import { primarySubtag } from '../../runtime/text/languages.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import * as S from '../../ui/choice-menu/choice-menu.styles.ts';
import { Flag } from './flag.tsx';

/** `DE`, or the whole tag where the site speaks several variants of a language. */
function shortCode({ language }: LanguageChoice, all: readonly LanguageChoice[]): string {
  const subtag = primarySubtag(language);
  const isShared = all.filter((other) => primarySubtag(other.language) === subtag).length > 1;
  return (isShared ? language : subtag).toUpperCase();
}

export function LanguageSelector({
  root,
  page,
  t,
  layout,
  compact,
  flags,
}: ComponentProps<'LanguageSelector'>) {
  const { languages } = page;
  if (languages.length < 2) return null;
  const current = languages.find(({ isCurrent }) => isCurrent) ?? languages[0];
  if (!current) return null;
  const choices = (
    <S.Choices data-surface={layout === 'dropdown' ? 'paper' : undefined}>
      {languages.map(({ language, nativeName, href, isCurrent }) => (
        <li key={language}>
          <a
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={isCurrent ? 'true' : undefined}
            data-set-language={language}
            data-no-prefetch=""
          >
            <span>
              {flags && <Flag language={language} />}
              {nativeName}
            </span>
            {isCurrent && layout === 'dropdown' && <SvgIcon name="check" size={18} />}
          </a>
        </li>
      ))}
    </S.Choices>
  );
  const shown = compact ? shortCode(current, languages) : current.nativeName;
  // The accessible name contains the visible text, for speech control.
  const name = t('header.changeLanguage', { language: current.nativeName });
  return (
    <S.Selector
      {...root}
      as={layout === 'inline' ? 'nav' : 'div'}
      aria-label={layout === 'inline' ? t('header.language') : undefined}
      data-layout={layout}
    >
      {layout === 'inline' ? (
        choices
      ) : (
        <details data-disclosure="">
          <summary aria-label={compact ? t('common.labelled', { label: shown, value: name }) : name}>
            {flags ? <Flag language={current.language} /> : <SvgIcon name="globe" size={20} />}
            <span>{shown}</span>
            <SvgIcon name="chevron-down" size={16} side="right" />
          </summary>
          {choices}
        </details>
      )}
    </S.Selector>
  );
}
