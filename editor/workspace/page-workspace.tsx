import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../src/api/api-error.ts';
import { browserTransport } from '../../src/api/http/browser-transport.ts';
import { useServices } from '../app/services.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { MissingScreen, useSite } from '../app/shell/site-layout.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { journalKey, openJournal } from '../sync/journal.ts';
import { ArchivedPage } from './archived-page.tsx';
import { OpenPage } from './open-page-screen.tsx';
import { openPage } from './open-page.ts';
import type { ComposedKind } from './workspace.ts';

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
    ) : (
      <MissingScreen />
    );
  return <OpenPage {...data} kind={kind} pageId={pageId} />;
}
