import { SearchX } from 'lucide';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useOutletContext, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { ActionsProvider } from '../../actions/actions.tsx';
import { ActionDialogs } from '../../find/action-dialogs.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useServices } from '../services.tsx';
import { SessionDialog } from '../session/session-dialog.tsx';
import { type Operator, type OperatorSite, useOperator } from '../session/use-operator.ts';
import { Failed } from '../../ui/failed/failed.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { Screen } from './screen.tsx';
import { ToolsSlotProvider } from './top-bar-tools.tsx';
import { Waiting } from '../../ui/progress/waiting.tsx';
import { Link } from '../../ui/link/link.tsx';

const Window = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/** The operator who is signed in, for the screens inside; others are led to the sign-in. */
export function OperatorLayout() {
  const { data: operator, isPending, isFetching, refetch } = useOperator();
  const { pathname, search } = useLocation();
  if (isPending) return <Waiting />;
  if (operator === undefined)
    return (
      <FailedScreen>
        <Failed onRetry={() => void refetch()} isBusy={isFetching} />
      </FailedScreen>
    );
  if (operator === null)
    return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />;
  return (
    <>
      <Outlet context={operator} />
      <SessionDialog operator={operator} />
    </>
  );
}

/** Leads to the pages of the site that was worked on last. */
export function FirstSite() {
  const { t } = useTranslation();
  const { preferences } = useServices();
  const { sites } = useOutletContext<Operator>();
  const site = sites.find(({ id }) => id === preferences.lastSite()) ?? sites[0];
  if (site) return <Navigate to={`/sites/${site.id}/pages`} replace />;
  return (
    <Screen title={t('sites.none')}>
      <EmptyState icon={SearchX} title={t('sites.none')} text={t('sites.noneText')} />
    </Screen>
  );
}

/** Where a screen of a site is shown: which site, and who works on it. */
export interface SiteContext {
  readonly operator: Operator;
  readonly site: OperatorSite;
}

export const useSite = () => useOutletContext<SiteContext>();

/** The screens of one site of the operator. */
export function SiteLayout() {
  const operator = useOutletContext<Operator>();
  const { preferences } = useServices();
  const { site: id } = useParams();
  const site = operator.sites.find((one) => one.id === id);
  useEffect(() => {
    if (site) preferences.setLastSite(site.id);
  }, [site, preferences]);
  if (!site) return <MissingScreen />;
  return (
    <Window>
      <ActionsProvider>
        <ToolsSlotProvider>
          <Outlet context={{ operator, site } satisfies SiteContext} />
        </ToolsSlotProvider>
        <ActionDialogs operator={operator} site={site} />
      </ActionsProvider>
    </Window>
  );
}

/** Shown at an address that leads nowhere. */
export function MissingScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('missing.title')}>
      <EmptyState
        icon={SearchX}
        title={t('missing.title')}
        text={t('missing.text')}
        actions={<Link to="/">{t('missing.home')}</Link>}
      />
    </Screen>
  );
}
