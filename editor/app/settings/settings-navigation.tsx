import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { isSingle } from '../../../src/api/wire/document-kinds.ts';
import { useServices } from '../services.tsx';
import { SETTINGS_GROUPS, type SettingsKind } from './settings-kinds.ts';

/** The list of settings beside what is edited. */
export const Frame = styled.div`
  display: flex; flex: none; height: calc(100dvh - 48px);
  @media (width < 800px) { flex-direction: column; height: auto; }
`;
const List = styled.nav`
  flex: none; width: 200px; overflow: auto; padding: 12px 8px; border-inline-end: 1px solid var(--line); background: var(--surface);
  h2 { padding: 12px 8px 4px; color: var(--ink-faint); font-size: 11px; font-weight: 500; }
  h2:first-child { padding-top: 0; }
  a { display: block; padding: 5px 8px; border-radius: var(--radius); color: var(--ink); text-decoration: none; }
  ul ul a { padding-inline-start: 20px; color: var(--ink-muted); }
  a:hover { background: var(--surface-hover); }
  a[aria-current] { background: var(--accent-soft); color: var(--accent-ink); }
  a:focus-visible { outline-offset: -2px; }
  @media (width < 800px) { width: auto; border-inline-end: 0; border-block-end: 1px solid var(--line); }
`;

/** The documents of a kind of which a site has several. */
function Documents({ siteId, kind }: { readonly siteId: string; readonly kind: SettingsKind }) {
  const { api } = useServices();
  const { data = [] } = useQuery({
    queryKey: ['settings', siteId, kind],
    queryFn: () => api.call('documents', { site: siteId, path: { kind } }),
  });
  return (
    <ul>
      {data
        .filter(({ isArchived }) => !isArchived)
        .map(({ id }) => (
          <li key={id}>
            <NavLink to={`/sites/${siteId}/settings/${kind}/${id}`}>{id}</NavLink>
          </li>
        ))}
    </ul>
  );
}

/** Everything of a site that can be set. */
export function SettingsNavigation({ siteId }: { readonly siteId: string }) {
  const { t } = useTranslation();
  return (
    <List aria-label={t('settings.title')}>
      {Object.entries(SETTINGS_GROUPS).map(([group, kinds]) => (
        <section key={group}>
          <h2>{t(`settings.groups.${group}`)}</h2>
          <ul>
            {kinds.map((kind) => (
              <li key={kind}>
                <NavLink end to={`/sites/${siteId}/settings/${kind}`}>
                  {t(`settings.kinds.${kind}`)}
                </NavLink>
                {!isSingle(kind) && <Documents siteId={siteId} kind={kind} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </List>
  );
}
