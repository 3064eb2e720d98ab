import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useParams } from 'react-router-dom';
import { usePages } from '../page-list/use-pages.ts';
import { Screen } from '../shell/screen.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { screenOnDemand } from '../../ui/on-demand/screen-on-demand.tsx';

const PageVersion = screenOnDemand(() =>
  import('../../versions/page-version.tsx').then((module) => module.PageVersion),
);

/** The screen on which a stored version of a page is looked at. */
export function VersionScreen() {
  const { t } = useTranslation();
  const { operator, site } = useSite();
  const { page: id = '', version = '' } = useParams();
  const { data } = usePages(site.id);
  const name = data?.pages.find((page) => page.id === id)?.name ?? id;
  const title = t('versions.version', { version });
  return (
    <>
      <TopBar
        operator={operator}
        site={site}
        crumbs={[
          { label: t('pages.title'), to: `/sites/${site.id}/pages` },
          { label: name, to: `/sites/${site.id}/pages/${id}` },
          { label: title },
        ]}
      />
      <Screen title={`${name} · ${title}`}>
        <VisuallyHidden elementType="h1">{title}</VisuallyHidden>
        <PageVersion key={`${site.id}/${id}/${version}`} pageId={id} version={version} />
      </Screen>
    </>
  );
}
