import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { PageScreen } from './page/page-screen.tsx';
import { BrokenBoundary } from './routing/broken-boundary.tsx';
import { FailedScreen } from './shell/failed-screen.tsx';
import { FirstSite, MissingScreen, OperatorLayout, SiteLayout } from './shell/site-layout.tsx';
import { screenOnDemand } from '../ui/on-demand/screen-on-demand.tsx';
import { TranslationMapScreen } from './translations/translation-map-screen.tsx';

/** A screen whose code is loaded when it is opened. */
const onOpening = <Props extends object>(load: () => Promise<ComponentType<Props>>, isFirst = false) =>
  screenOnDemand<Props>(load, { Frame: FailedScreen, isFirst });

const PageListScreen = onOpening(
  async () => (await import('./page-list/page-list-screen.tsx')).PageListScreen,
  true,
);
const ComposedScreen = onOpening(async () => (await import('./page/composed-screen.tsx')).ComposedScreen);
const VersionScreen = onOpening(async () => (await import('./page/version-screen.tsx')).VersionScreen);
const TemplatesScreen = onOpening(
  async () => (await import('./templates/templates-screen.tsx')).TemplatesScreen,
);
const MediaScreen = onOpening(async () => (await import('./media/media-screen.tsx')).MediaScreen);
const PictureScreen = onOpening(async () => (await import('./media/media-screen.tsx')).PictureScreen);
const PeopleScreen = onOpening(async () => (await import('./people/people-screen.tsx')).PeopleScreen);
const ActivityScreen = onOpening(async () => (await import('./activity/activity-screen.tsx')).ActivityScreen);
const SettingsScreen = onOpening(async () => (await import('./settings/settings-screen.tsx')).SettingsScreen);
const SignInScreen = onOpening(async () => (await import('./sign-in/sign-in-screen.tsx')).SignInScreen, true);
const ForgottenPasswordScreen = onOpening(
  async () => (await import('./sign-in/forgotten-password-screen.tsx')).ForgottenPasswordScreen,
);
const SetPasswordScreen = onOpening(
  async () => (await import('./sign-in/set-password-screen.tsx')).SetPasswordScreen,
);

/** The editor's screens by the address of the window. */
export function Screens() {
  const { pathname } = useLocation();
  return (
    <BrokenBoundary address={pathname}>
      <Routes>
        <Route path="/sign-in" element={<SignInScreen />} />
        <Route path="/forgotten-password" element={<ForgottenPasswordScreen />} />
        <Route path="/set-password" element={<SetPasswordScreen />} />
        <Route element={<OperatorLayout />}>
          <Route path="/" element={<FirstSite />} />
          <Route path="/sites/:site" element={<SiteLayout />}>
            <Route index element={<Navigate to="pages" replace />} />
            <Route path="pages" element={<PageListScreen />} />
            <Route path="translations" element={<TranslationMapScreen />} />
            {/* One route, so that the page stays open when it is shown in another way. */}
            <Route path="pages/:page/:view?" element={<PageScreen />} />
            <Route path="shared/:id/:view?" element={<ComposedScreen kind="sharedComponent" />} />
            <Route path="templates" element={<TemplatesScreen />} />
            <Route path="templates/:id/:view?" element={<ComposedScreen kind="pageTemplate" />} />
            <Route path="people" element={<PeopleScreen />} />
            <Route path="activity" element={<ActivityScreen />} />
            <Route path="media" element={<MediaScreen />} />
            <Route path="media/:picture" element={<PictureScreen />} />
            <Route path="settings/:kind?/:id?" element={<SettingsScreen />} />
            <Route path="pages/:page/versions/:version" element={<VersionScreen />} />
          </Route>
        </Route>
        <Route path="*" element={<MissingScreen />} />
      </Routes>
    </BrokenBoundary>
  );
}
