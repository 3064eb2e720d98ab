import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useParams } from 'react-router-dom';
import { documentName } from '../document-name.ts';
import { useServices } from '../services.tsx';
import { Screen } from '../shell/screen.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { PageWorkspace } from './page-workspace-on-demand.ts';
import { useWayBack } from './use-way-back.ts';
import type { ComposedKind } from '../../workspace/workspace.ts';

/** The screen on which a shared section or a page template is edited, as a document of its own. */
export function ComposedScreen({ kind }: { readonly kind: Exclude<ComposedKind, 'page'> }) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { operator, site } = useSite();
  const { id = '' } = useParams();
  const { data } = useQuery({
    queryKey: ['settings', site.id, kind],
    queryFn: () => api.call('documents', { site: site.id, path: { kind } }),
  });
  const found = data?.find((one) => one.id === id);
  const name = found ? documentName(found) : id;
  const back = useWayBack(site.id);
  return (
    <>
      <TopBar
        operator={operator}
        site={site}
        crumbs={[
          kind === 'pageTemplate'
            ? { label: t('templates.title'), to: `/sites/${site.id}/templates` }
            : (back ?? { label: t('settings.title'), to: `/sites/${site.id}/settings` }),
          { label: name },
        ]}
      />
      <Screen title={name}>
        <VisuallyHidden elementType="h1">{name}</VisuallyHidden>
        <PageWorkspace key={`${site.id}/${kind}/${id}`} siteId={site.id} kind={kind} pageId={id} />
      </Screen>
    </>
  );
}
