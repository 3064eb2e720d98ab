import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { ApiError } from '../../src/api/api-error.ts';
import { browserTransport } from '../../src/api/http/browser-transport.ts';
import { isSingle, SINGLE_ID } from '../../src/api/wire/document-kinds.ts';
import { useServices } from '../app/services.tsx';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { Failed } from '../ui/failed/failed.tsx';
import { MissingScreen, useSite } from '../app/shell/site-layout.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { journalKey, openJournal } from '../sync/journal.ts';
import { openSiteForEditing } from '../workspace/open-page.ts';
import { editableBody } from './editable-body.ts';
import { OpenSettings } from './open-settings.tsx';

interface Props {
  readonly siteId: string;
  readonly kind: SettingsKind;
  /** The document of kinds of which a site has several. */
  readonly id: string | undefined;
}

/** Edits settings of a site; of several documents of a kind the first one. */
export function SettingsWorkspace({ siteId, kind, id }: Props) {
  const { api } = useServices();
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['settings', siteId, kind],
    queryFn: () => api.call('documents', { site: siteId, path: { kind } }),
    enabled: !isSingle(kind) && id === undefined,
  });
  if (id !== undefined || isSingle(kind))
    return <LoadedSettings siteId={siteId} kind={kind} id={id ?? SINGLE_ID} />;
  if (isError) return <Failed onRetry={() => void refetch()} isBusy={isFetching} />;
  if (!data) return <Waiting />;
  const first = data.find(({ isArchived }) => !isArchived);
  return first ? (
    <Navigate to={`/sites/${siteId}/settings/${kind}/${first.id}`} replace />
  ) : (
    <MissingScreen />
  );
}

function LoadedSettings({ siteId, kind, id }: Props & { readonly id: string }) {
  const { api } = useServices();
  const { site: operatorSite } = useSite();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['open-settings', siteId, kind, id],
    queryFn: async () => {
      const [site, document, journal] = await Promise.all([
        openSiteForEditing({ api, transport: browserTransport, site: operatorSite }),
        api.call('document', { site: siteId, path: { kind, id } }),
        openJournal(),
      ]);
      const unsaved = await journal.read(journalKey(siteId, kind, id));
      const opened = { ...document, body: editableBody(kind, document.body) };
      return { site, document: opened, journal, unsaved };
    },
    // What was opened is edited from then on: it is read again only when it is opened again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error instanceof ApiError && error.status === 404) return <MissingScreen />;
  if (error) return <Failed onRetry={() => void refetch()} isBusy={isFetching} />;
  if (!data) return <Waiting />;
  return <OpenSettings {...data} kind={kind} id={id} />;
}
