import styled from 'styled-components';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';

const Trail = styled.nav`
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: 4px var(--margin);
  font-size: 14px;
  line-height: 1.4;
  & > ol { display: flex; flex-wrap: wrap; align-items: center; }
  & li { display: flex; align-items: center; min-width: 0; }
  & svg { flex: none; margin-inline: 4px; color: var(--muted); }
  & a { padding-block: 12px; color: var(--muted); text-decoration-color: transparent; transition: color var(--quick); }
  & a:hover { color: var(--primary-text); text-decoration-color: currentColor; }
  & [aria-current] { padding-block: 12px; font-weight: 600; }
`;

interface Props {
  readonly t: Translate;
  readonly homeHref: string;
  /** Name of the page shown. */
  readonly label: string;
}

/** Home and the page shown, as a trail. */
export function Breadcrumb({ t, homeHref, label }: Props) {
  return (
    <Trail aria-label={t('common.breadcrumb')}>
      <ol>
        <li>
          <a href={homeHref}>{t('common.home')}</a>
        </li>
        <li>
          <SvgIcon name="chevron-right" size={16} />
          <span aria-current="page">{label}</span>
        </li>
      </ol>
    </Trail>
  );
}
