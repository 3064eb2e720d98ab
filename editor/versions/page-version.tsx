import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../src/api/api-error.ts';
import { browserTransport } from '../../src/api/http/browser-transport.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import { useServices } from '../app/services.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { MissingScreen, useSite } from '../app/shell/site-layout.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { StillPage } from '../canvas/still-page.tsx';
import { openDocument } from '../document/page-document.ts';
import { openPage } from '../workspace/open-page.ts';

/** A stored version of a page as visitors would see it. */
export function PageVersion({ pageId, version }: { readonly pageId: string; readonly version: string }) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site } = useSite();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['page-version', site.id, pageId, version],
    queryFn: async () => {
      const path = { kind: 'page', id: pageId, version };
      const [page, stored] = await Promise.all([
        openPage({ api, transport: browserTransport, site, kind: 'page', pageId }),
        api.call('documentVersion', { site: site.id, path }),
      ]);
      return { site: page.site, document: openDocument(stored.body) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <MissingScreen />;
  if (error) return <Failed onRetry={() => void refetch()} isBusy={isFetching} />;
  if (!data) return <Waiting />;
  return (
    <StillPage
      title={t('versions.version', { version })}
      site={data.site}
      kind="page"
      pageId={pageId}
      document={data.document}
      language={defaultLanguage(data.site.settings.site)}
    />
  );
}
