import { ChevronRight, ChevronsUpDown, ExternalLink, Images, Settings } from 'lucide';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Pressable } from '../../ui/button/button.styles.ts';
import { FindButton } from '../../find/find-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import type { Operator, OperatorSite } from '../session/use-operator.ts';
import { AccountMenu } from './account-menu.tsx';
import { Mark } from './mark.tsx';
import { LABELS_ROOM, PROPERTIES_ROOM, TOOLS_ROOM, WAY_ROOM, WORDS_ROOM } from './room.ts';
import { useToolsSlot } from './top-bar-tools.tsx';
import { Link, NavLink } from '../../ui/link/link.tsx';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  height: var(--top-bar);
  padding: 0 12px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  & > button { flex: none; }
  /* In narrow windows the tools of the screen, except what publishes it, are a line of their own. */
  @media (width < ${PROPERTIES_ROOM}px) {
    flex-wrap: wrap;
    gap: 0 4px;
    height: auto;
    padding: 0 8px;
    &:has(> div > *)::after { content: ''; order: 1; width: 100%; border-top: 1px solid var(--line); }
    & > nav { flex: 1; height: calc(var(--top-bar) - 1px); }
  }
`;
const Trail = styled.nav`
  display: flex;
  align-items: center;
  min-width: 0;
  & > ol { display: flex; align-items: center; gap: 4px; min-width: 0; }
  & li { display: flex; align-items: center; gap: 4px; flex: none; min-width: 0; }
  & li:last-child { flex: 0 1 auto; overflow: hidden; }
  /* The name of the site gives room before that of the page does. */
  & li:nth-last-child(n + 3) { flex-shrink: 999; & > :is(a, button) { min-width: 0; } }
  /* Neither is less than its first letters. */
  @media (width >= ${PROPERTIES_ROOM}px) { & li { min-width: calc(var(--kept, 0) * 1ch + var(--beside, 0px)); } }
  & li > a, & li > button > span { overflow: hidden; text-overflow: ellipsis; }
  & li > svg { color: var(--ink-faint); }
  & li:last-child > [aria-current] { overflow: hidden; font-weight: 500; text-overflow: ellipsis; white-space: nowrap; }
  & a {
    padding: 4px 6px;
    border-radius: var(--radius);
    color: var(--ink-muted);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover { background: var(--surface-hover); color: var(--ink); }
  & [aria-current] { padding: 4px 6px; }
  /* A way of three steps leaves its first one out. */
  @media (width < 640px) {
    & li:nth-last-child(n + 3), & li:nth-last-child(n + 3) + li > svg { display: none; }
    /* Beside many tools the way back is an arrow. */
    &:has(+ div > :nth-child(3)) {
      & li:nth-last-child(2) > a { font-size: 0; &::before { content: '‹' / ''; font-size: 20px; vertical-align: -2px; } }
      & li:last-child > svg { display: none; }
    }
  }
  /* Beside many tools the way back and a short name are all that fits. */
  @media (width < ${WAY_ROOM}px) { &:has(+ div > :nth-child(3)) li:nth-last-child(n + 3), &:has(+ div > :nth-child(3)) li:nth-last-child(n + 3) + li > svg { display: none; } }
  @media (${PROPERTIES_ROOM}px <= width < ${WAY_ROOM}px) { &:has(+ div > :nth-child(3)) li:last-child { max-width: 180px; } }
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  /* The way to the screen gives room before its tools do. */
  flex: 1 0 auto;
  & > * { flex: none; white-space: nowrap; }
  /* Tools that do not fit are scrolled to. */
  @media (width < ${TOOLS_ROOM}px) {
    flex: 1 1 0;
    justify-content: safe flex-end;
    gap: 4px;
    min-width: 0;
    padding-block: 6px;
    overflow-x: auto;
    scrollbar-width: none;
    & > [data-variant='primary'] { position: sticky; inset-inline-end: 0; }
  }
  @media (width < ${PROPERTIES_ROOM}px) {
    display: contents;
    & > * { order: 2; margin-block: 8px 7px; }
    & > [data-variant='primary'], & > [data-variant='primary'] + [aria-haspopup] { order: 0; margin: 0; }
    & > [role='status'] { flex: 1 1 auto; overflow: hidden; text-align: start; text-overflow: ellipsis; }
  }
`;
const Home = styled(Link)`
  flex: none;
  border-radius: 8px;
`;
const quietLink = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 4px 8px;
  border-radius: var(--radius);
  color: var(--ink-muted);
  text-decoration: none;
  white-space: nowrap;
  &:hover { background: var(--surface-hover); color: var(--ink); }
  &[aria-current] { background: var(--accent-soft); color: var(--accent-ink); }
  @media (width < ${WORDS_ROOM}px) { & > span { display: none; } }
  @media (width < ${LABELS_ROOM}px) { div:has(> :nth-child(3)) ~ & > span { display: none; } }
`;
/** Ways to other parts of the site, which give room to the tools of a page on phones: the list of pages has them too. */
const aside = css`
  ${quietLink}
  @media (width < 640px) { div:has(> :nth-child(3)) ~ & { display: none; } }
`;
const VisitSite = styled.a`${aside}`;
const PartLink = styled(NavLink)`${aside}`;

/** Letters of a name that are left where there is no room for all. */
const LETTERS = 6;
/** What stands beside the letters of a name, in pixels: its padding, the arrows that switch sites, the arrow before it. */
const LINK = 12;
const SWITCH = 36;
const CHEVRON = 18;

/** Variables of how much of a name is kept, which a short one does not fill. */
const keptOf = (name: string, beside: number) =>
  ({ '--kept': Math.min(name.length, LETTERS), '--beside': `${beside}px` }) as CSSProperties;

/** A step of the way to a screen; the last one is the screen itself. */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** The name of the site; a menu of all sites for who works on several. */
function SiteName({ site, sites }: { readonly site: OperatorSite; readonly sites: readonly OperatorSite[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (sites.length < 2) return <Link to={`/sites/${site.id}/pages`}>{site.name}</Link>;
  const label = t('sites.switch', { site: site.name });
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={
        <Pressable data-variant="quiet" data-size="small" aria-label={label}>
          <span>{site.name}</span>
          <Icon of={ChevronsUpDown} size={14} />
        </Pressable>
      }
      groups={[
        {
          id: 'sites',
          title: t('sites.title'),
          chosen: site.id,
          entries: sites.map(({ id, name }) => ({
            id,
            label: name,
            onAction: () => navigate(`/sites/${id}/pages`),
          })),
        },
      ]}
    />
  );
}

/** The bar over every screen of a site: where one is, the screen's own tools, and who is signed in. */
export function TopBar({
  site,
  operator,
  crumbs,
}: {
  readonly site: OperatorSite;
  readonly operator: Operator;
  readonly crumbs: readonly Crumb[];
}) {
  const { t } = useTranslation();
  const slot = useToolsSlot();
  const last = crumbs.length - 1;
  return (
    <Bar>
      <Home to="/" aria-label={t('app.home')}>
        <Mark />
      </Home>
      <Trail aria-label={t('app.breadcrumb')}>
        <ol>
          <li style={keptOf(site.name, operator.sites.length < 2 ? LINK : SWITCH)}>
            <SiteName site={site} sites={operator.sites} />
          </li>
          {crumbs.map(({ label, to }, position) => (
            <li key={to ?? label} style={position === last ? keptOf(label, CHEVRON + LINK) : undefined}>
              <Icon of={ChevronRight} size={14} />
              {position === last || !to ? (
                <span aria-current="page" title={label}>
                  {label}
                </span>
              ) : (
                <Link to={to}>{label}</Link>
              )}
            </li>
          ))}
        </ol>
      </Trail>
      <Tools ref={slot} />
      <FindButton />
      <PartLink to={`/sites/${site.id}/media`} aria-label={t('media.title')} title={t('media.title')}>
        <Icon of={Images} size={16} />
      </PartLink>
      <PartLink
        to={`/sites/${site.id}/settings`}
        aria-label={t('settings.title')}
        title={t('settings.title')}
      >
        <Icon of={Settings} size={16} />
      </PartLink>
      <VisitSite href={site.origin} target="_blank" rel="noreferrer" aria-label={t('sites.visit')}>
        <span>{t('sites.visit')}</span>
        <Icon of={ExternalLink} size={14} />
      </VisitSite>
      <AccountMenu operator={operator} site={site} />
    </Bar>
  );
}
