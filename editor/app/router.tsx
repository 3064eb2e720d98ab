import { createBrowserRouter, createMemoryRouter, Navigate, type RouteObject } from 'react-router-dom';
import { MediaScreen, PictureScreen } from './media/media-screen.tsx';
import { PageScreen } from './page/page-screen.tsx';
import { ComposedScreen } from './page/composed-screen.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';
import { VersionScreen } from './page/version-screen.tsx';
import { BrokenScreen } from './shell/broken-screen.tsx';
import { FirstSite, MissingScreen, OperatorLayout, SiteLayout } from './shell/site-layout.tsx';
import { Waiting } from './shell/waiting.tsx';
import { TranslationMapScreen } from './translations/translation-map-screen.tsx';

const SITE: RouteObject = {
  path: '/sites/:site',
  element: <SiteLayout />,
  children: [
    { index: true, element: <Navigate to="pages" replace /> },
    {
      path: 'pages',
      lazy: async () => ({ Component: (await import('./page-list/page-list-screen.tsx')).PageListScreen }),
    },
    { path: 'translations', element: <TranslationMapScreen /> },
    // One route, so that the page stays open when it is shown in another way.
    { path: 'pages/:page/:view?', element: <PageScreen /> },
    { path: 'shared/:id/:view?', element: <ComposedScreen kind="sharedComponent" /> },
    {
      path: 'templates',
      lazy: async () => ({ Component: (await import('./templates/templates-screen.tsx')).TemplatesScreen }),
    },
    { path: 'templates/:id/:view?', element: <ComposedScreen kind="pageTemplate" /> },
    {
      path: 'people',
      lazy: async () => ({ Component: (await import('./people/people-screen.tsx')).PeopleScreen }),
    },
    {
      path: 'activity',
      lazy: async () => ({ Component: (await import('./activity/activity-screen.tsx')).ActivityScreen }),
    },
    { path: 'media', element: <MediaScreen /> },
    { path: 'media/:picture', element: <PictureScreen /> },
    { path: 'settings', element: <Navigate to="theme" replace /> },
    { path: 'settings/:kind', element: <SettingsScreen /> },
    { path: 'settings/:kind/:id', element: <SettingsScreen /> },
    { path: 'pages/:page/versions/:version', element: <VersionScreen /> },
  ],
};

const ROUTES: RouteObject[] = [
  {
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <Waiting />,
    children: [
      {
        path: '/sign-in',
        lazy: async () => ({ Component: (await import('./sign-in/sign-in-screen.tsx')).SignInScreen }),
      },
      {
        path: '/forgotten-password',
        lazy: async () => ({
          Component: (await import('./sign-in/forgotten-password-screen.tsx')).ForgottenPasswordScreen,
        }),
      },
      {
        path: '/set-password',
        lazy: async () => ({
          Component: (await import('./sign-in/set-password-screen.tsx')).SetPasswordScreen,
        }),
      },
      { element: <OperatorLayout />, children: [{ path: '/', element: <FirstSite /> }, SITE] },
      { path: '*', element: <MissingScreen /> },
    ],
  },
];

/** The editor's screens by the address of the window. */
export const createEditorRouter = () => createBrowserRouter(ROUTES);

/** The same beginning at an address, without a window. */
export const createRouterAt = (address: string) => createMemoryRouter(ROUTES, { initialEntries: [address] });
