import { useQuery } from '@tanstack/react-query';
import type { Builder } from '../../generated/page/types.ts';
import { Failed } from '../app/shell/failed.tsx';
import { MissingScreen } from '../app/shell/site-layout.tsx';
import { Waiting } from '../app/shell/waiting.tsx';
import { useServices } from '../app/services.tsx';
import { ApiError } from '../../src/api/api-error.ts';

/** Edits a page of a site. */
export function PageWorkspace({ siteId, pageId }: { readonly siteId: string; readonly pageId: string }) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['document', siteId, 'page', pageId],
    queryFn: () => api.call('document', { site: siteId, path: { kind: 'page', id: pageId } }),
  });
  if (error instanceof ApiError && error.status === 404) return <MissingScreen />;
  if (error) return <Failed onRetry={() => void refetch()} isBusy={isFetching} />;
  if (!data) return <Waiting />;
  const { sections } = data.body.builder as Builder;
  return (
    <ol>
      {sections.map(({ id, type }) => (
        <li key={id}>{type}</li>
      ))}
    </ol>
  );
}
