import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../src/api/api-error.ts';
import { browserTransport } from '../../src/api/http/browser-transport.ts';
import { nameOfBody } from '../app/document-name.ts';
import { useServices } from '../app/services.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { MissingScreen, useSite } from '../app/shell/site-layout.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { screenOnDemand } from '../ui/on-demand/screen-on-demand.tsx';
import { journalKey, openJournal } from '../sync/journal.ts';
import { OpenPage } from './open-page-screen.tsx';
import { openPage } from './open-page.ts';
import type { ComposedKind } from './workspace.ts';

const ArchivedPage = screenOnDemand(() =>
  import('./archived-page.tsx').then((module) => module.ArchivedPage),
);
const ArchivedShared = screenOnDemand(() =>
  import('../shared-sections/archived-shared.tsx').then((module) => module.ArchivedShared),
);

/** Edits a page, or a shared component, of a site. */
export function PageWorkspace({
  siteId,
  kind,
  pageId,
}: {
  readonly siteId: string;
  readonly kind: ComposedKind;
  readonly pageId: string;
}) {
  const { api } = useServices();
  const { site } = useSite();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['open-page', siteId, kind, pageId],
    queryFn: async () => {
      const [page, journal] = await Promise.all([
        openPage({ api, transport: browserTransport, site, kind, pageId }),
        openJournal(),
      ]);
      return { page, journal, unsaved: await journal.read(journalKey(siteId, kind, pageId)) };
    },
    // What was opened is edited from then on: it is read again only when the page is opened again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error instanceof ApiError && error.status === 404) return <MissingScreen />;
  if (error) return <Failed onRetry={() => void refetch()} isBusy={isFetching} />;
  if (!data) return <Waiting />;
  if (data.page.isArchived)
    return kind === 'page' ? (
      <ArchivedPage pageId={pageId} onRestored={() => void refetch()} />
    ) : kind === 'sharedComponent' ? (
      <ArchivedShared
        id={pageId}
        name={nameOfBody(data.page.body) || pageId}
        onRestored={() => void refetch()}
      />
    ) : (
      <MissingScreen />
    );
  return <OpenPage {...data} kind={kind} pageId={pageId} />;
}
