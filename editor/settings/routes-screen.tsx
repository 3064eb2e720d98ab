import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { SYSTEM_ROUTES } from '../../src/site/routes.ts';
import { useServices } from '../app/services.tsx';
import { documentPath } from '../app/settings/document-path.ts';
import { Header } from '../panel/panel.styles.ts';
import { Failed } from '../ui/failed/failed.tsx';
import { Link } from '../ui/link/link.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { screenAddresses } from './screen-addresses.ts';
import { Panel } from './settings.styles.ts';

const List = styled.ul`
  margin: 0; padding: 4px 16px 24px; list-style: none;
  & > li { padding: 12px 0; }
  & > li + li { border-top: 1px solid var(--line); }
  .name { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; justify-content: space-between; }
  h2 { margin: 0; font-size: var(--text); font-weight: 600; }
  small { color: var(--ink-faint); font-size: var(--text-small); }
  .paths { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 4px 0 0; padding: 0; list-style: none; color: var(--ink-muted); overflow-wrap: anywhere; }
`;

/** Where visitors find the screens of the booking flow. Their addresses belong to their pages, and are changed there. */
export function RoutesScreen({ siteId }: { readonly siteId: string }) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['routes', siteId],
    // Whoever changes an address on its page comes back to see it.
    staleTime: 0,
    queryFn: async () => {
      const [configuration, pages] = await Promise.all([
        api.call('siteConfiguration', { site: siteId }),
        api.call('documents', { site: siteId, path: { kind: 'page' } }),
      ]);
      const site = toSiteConfiguration(configuration, () => undefined);
      const ids = pages.filter(({ isArchived }) => !isArchived).map(({ id }) => id);
      return site ? screenAddresses(site, new Set(ids)) : [];
    },
  });
  if (isError) return <Failed onRetry={() => void refetch()} isBusy={isFetching} />;
  if (!data) return <Waiting />;
  const nameOf = (id: string) => (Object.hasOwn(SYSTEM_ROUTES, id) ? t(`pages.system.${id}`) : id);
  return (
    <Panel aria-label={t('settings.kinds.routes')}>
      <Header>
        <h1>{t('settings.kinds.routes')}</h1>
        <p>{t('settings.routes.text')}</p>
      </Header>
      <List>
        {data.map(({ id, paths, hasPage }) => (
          <li key={id}>
            <div className="name">
              <h2 id={`screen-${id}`}>{nameOf(id)}</h2>
              {hasPage ? (
                <Link
                  to={documentPath(siteId, { kind: 'page', id })}
                  id={`change-${id}`}
                  aria-labelledby={`change-${id} screen-${id}`}
                >
                  {t('settings.routes.change')}
                </Link>
              ) : (
                <small>{t('settings.routes.noPage')}</small>
              )}
            </div>
            <ul className="paths">
              {paths.map((path) => (
                <li key={path} dir="ltr">
                  {path}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </List>
    </Panel>
  );
}
