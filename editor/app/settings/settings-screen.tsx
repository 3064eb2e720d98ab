import { getI18n, useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { loadSchemaTexts } from '../../i18n.ts';
import { LIST_ROOM } from '../shell/room.ts';
import { useWayBack } from '../page/use-way-back.ts';
import { Screen } from '../shell/screen.tsx';
import { MissingScreen, useSite } from '../shell/site-layout.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { screenOnDemand } from '../../ui/on-demand/screen-on-demand.tsx';
import { isSettingsKind } from './settings-kinds.ts';
import { Frame, SettingsNavigation } from './settings-navigation.tsx';

const SettingsWorkspace = screenOnDemand(async () => {
  const [module] = await Promise.all([
    import('../../settings/settings-workspace.tsx'),
    loadSchemaTexts(getI18n()),
  ]);
  return module.SettingsWorkspace;
});

const RoutesScreen = screenOnDemand(
  async () => (await import('../../settings/routes-screen.tsx')).RoutesScreen,
);

/** The screen on which the settings of a site are edited, beyond its pages. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const { operator, site } = useSite();
  const { kind, id } = useParams();
  const back = useWayBack(site.id);
  if (kind === undefined && innerWidth >= LIST_ROOM) return <Navigate to="theme" replace />;
  const isRoutes = kind === 'routes';
  if (kind !== undefined && !isRoutes && !isSettingsKind(kind)) return <MissingScreen />;
  const title = t('settings.title');
  const name = kind && t(`settings.kinds.${kind}`);
  const path = `/sites/${site.id}/settings`;
  return (
    <>
      <TopBar
        operator={operator}
        site={site}
        crumbs={name ? [back ?? { label: title, to: path }, { label: name }] : [{ label: title }]}
      />
      <Screen title={`${name ?? title} · ${site.name}`}>
        <Frame>
          <SettingsNavigation siteId={site.id} />
          {isRoutes && <RoutesScreen siteId={site.id} />}
          {kind && !isRoutes && (
            <SettingsWorkspace key={`${site.id}/${kind}/${id}`} siteId={site.id} kind={kind} id={id} />
          )}
        </Frame>
      </Screen>
    </>
  );
}
