import styled from 'styled-components';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';

const Bar = styled.aside`
  position: sticky;
  top: 0;
  z-index: 60;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  align-items: center;
  justify-content: space-between;
  padding: 8px var(--margin);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-small);
  & > span { display: inline-flex; gap: 8px; align-items: center; font-weight: 650; }
  & > a { color: inherit; padding-block: 6px; }
`;

/** States that the page is a draft, with a link to the published one. */
export function PreviewBar({ t, exitHref }: { t: Translate; exitHref: string }) {
  return (
    <Bar aria-label={t('preview.bar')}>
      <span>
        <SvgIcon name="file-text" size={16} />
        {t('preview.bar')}
      </span>
      <a href={exitHref}>{t('preview.exit')}</a>
    </Bar>
  );
}
