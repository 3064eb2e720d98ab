import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useParams } from 'react-router-dom';
import { isPageView } from '../../workspace/page-views.ts';
import { usePages } from '../page-list/use-pages.ts';
import { Screen } from '../shell/screen.tsx';
import { MissingScreen, useSite } from '../shell/site-layout.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { PageWorkspace } from './page-workspace-on-demand.ts';

/** The screen on which a page is edited. */
export function PageScreen() {
  const { t } = useTranslation();
  const { operator, site } = useSite();
  const { page: id = '', view } = useParams();
  const { data } = usePages(site.id);
  if (view !== undefined && !isPageView(view)) return <MissingScreen />;
  const name = data?.pages.find((page) => page.id === id)?.name ?? id;
  return (
    <>
      <TopBar
        operator={operator}
        site={site}
        crumbs={[{ label: t('pages.title'), to: `/sites/${site.id}/pages` }, { label: name }]}
      />
      <Screen title={name}>
        <VisuallyHidden elementType="h1">{name}</VisuallyHidden>
        <PageWorkspace key={`${site.id}/${id}`} siteId={site.id} kind="page" pageId={id} />
      </Screen>
    </>
  );
}
