import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Screen } from '../shell/screen.tsx';
import { useSite } from '../shell/site-layout.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { screenOnDemand } from '../../ui/on-demand/screen-on-demand.tsx';

const MediaLibrary = screenOnDemand(() =>
  import('../../media/media-library.tsx').then((module) => module.MediaLibrary),
);
const SettingsWorkspace = screenOnDemand(() =>
  import('../../settings/settings-workspace.tsx').then((module) => module.SettingsWorkspace),
);

/** The media library of a site. */
export function MediaScreen() {
  const { t } = useTranslation();
  const { operator, site } = useSite();
  const title = t('media.title');
  return (
    <>
      <TopBar operator={operator} site={site} crumbs={[{ label: title }]} />
      <Screen title={`${title} · ${site.name}`}>
        <MediaLibrary />
      </Screen>
    </>
  );
}

/** One picture of the library: what it shows, where it is used, its files. */
export function PictureScreen() {
  const { t } = useTranslation();
  const { operator, site } = useSite();
  const { picture = '' } = useParams();
  return (
    <>
      <TopBar
        operator={operator}
        site={site}
        crumbs={[{ label: t('media.title'), to: `/sites/${site.id}/media` }, { label: picture }]}
      />
      <Screen title={`${picture} · ${site.name}`}>
        <SettingsWorkspace key={`${site.id}/${picture}`} siteId={site.id} kind="media" id={picture} />
      </Screen>
    </>
  );
}
