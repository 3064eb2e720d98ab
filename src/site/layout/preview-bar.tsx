import styled from 'styled-components';
import type { LanguageChoice } from '../../runtime/registry/page-context.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import type { DraftPreview, PagePreview } from '../preview.ts';

const Bar = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: 60;
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  align-items: center;
  padding: 6px var(--margin) 4px;
  border-block-start: 3px solid var(--primary);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-small);
  --focus: var(--paper);
  --focus-gap: var(--ink);
  & > strong { display: inline-flex; gap: 8px; align-items: center; font-weight: 650; }
  & > p { margin: 0; }
  & a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
  & ul { display: flex; flex-wrap: wrap; gap: 0 14px; margin: 0; padding: 0; list-style: none; }
  & [aria-current] { font-weight: 650; text-decoration: none; }
  & > a:last-child { margin-inline-start: auto; font-weight: 650; }
  /* Little is left of a phone's screen; the page has its own choice of languages. */
  @media (width < 600px) { & > ul { display: none; } }
`;

interface TextProps {
  readonly t: Translate;
  readonly format: Format;
}

/** Which version a draft is, and when it was stored; by the clock of UTC, as readers are anywhere. */
function Version({ t, format, version }: TextProps & { version: NonNullable<DraftPreview['version']> }) {
  const moment = new Date(version.savedAt).toISOString();
  const key = version.isPinned ? 'preview.pinned' : 'preview.version';
  return (
    <p>
      <time dateTime={moment}>
        {t(key, {
          number: version.number,
          time: `${format.date(moment)} ${format.time(moment.slice(0, 16))} UTC`,
        })}
      </time>
    </p>
  );
}

/** The same draft in the other languages of the site. */
const Languages = ({ t, languages }: { t: Translate; languages: readonly LanguageChoice[] }) => (
  <ul aria-label={t('header.language')}>
    {languages.map(({ language, nativeName, href, isCurrent }) => (
      <li key={language}>
        <a
          href={href}
          lang={language}
          title={nativeName}
          aria-label={`${language.toUpperCase()} ${nativeName}`}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {language.toUpperCase()}
        </a>
      </li>
    ))}
  </ul>
);

interface Props extends TextProps {
  readonly preview: PagePreview;
  readonly languages: readonly LanguageChoice[];
}

/** States that the page is a draft, or that its preview was left, with the ways on. */
export function PreviewBar({ t, format, preview, languages }: Props) {
  const isDraft = preview.kind === 'draft';
  const title = t(isDraft ? 'preview.bar' : 'preview.left');
  return (
    <Bar aria-label={title} data-preview-bar={preview.kind}>
      <strong>
        <SvgIcon name="file-text" size={16} />
        {title}
      </strong>
      {isDraft && preview.version && <Version t={t} format={format} version={preview.version} />}
      {isDraft && preview.scenario && (
        <p>{t('preview.scenario', { name: t(`scenarios.${preview.scenario}`) })}</p>
      )}
      {isDraft && preview.pageId !== null && <p>{t('preview.onlyThisPage')}</p>}
      {isDraft && languages.length > 1 && <Languages t={t} languages={languages} />}
      {preview.kind === 'left' && preview.draftHref && (
        <a href={preview.draftHref} data-no-prefetch="">
          {t('preview.back')}
        </a>
      )}
      {/* Prefetching this address would end the preview. */}
      <a href={preview.endHref} data-no-prefetch="">
        {t('preview.exit')}
      </a>
    </Bar>
  );
}
