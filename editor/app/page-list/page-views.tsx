import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useSite } from '../shell/site-layout.tsx';
import { NavLink } from '../../ui/link/link.tsx';

const Nav = styled.nav`
  display: flex; gap: 16px; margin-block: -8px 16px; border-bottom: 1px solid var(--line);
  a { position: relative; padding: 8px 0; color: var(--ink-muted); font-weight: 500; text-decoration: none; }
  a:hover, a[aria-current] { color: var(--ink); }
  a[aria-current]::after { content: ''; position: absolute; inset: auto 0 -1px; height: 2px; background: var(--accent); }
`;

/** Leads from the list of pages to how far they are translated, and back. */
export function PageViews() {
  const { t } = useTranslation();
  const { site } = useSite();
  return (
    <Nav aria-label={t('pages.title')}>
      <NavLink to={`/sites/${site.id}/pages`} end>
        {t('translationMap.list')}
      </NavLink>
      <NavLink to={`/sites/${site.id}/templates`}>{t('templates.title')}</NavLink>
      <NavLink to={`/sites/${site.id}/translations`}>{t('translations.title')}</NavLink>
    </Nav>
  );
}
