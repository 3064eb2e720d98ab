// The workspace of the editor as operators have it: outline, canvas in its frame, panel, checks, drafts.
import '../../../editor/ui/tokens.css';
import '../../../editor/ui/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Outlet, Route, Routes } from 'react-router-dom';
import { ActionsProvider } from '../../../editor/actions/actions.tsx';
import { createHistoryAt } from '../../../editor/app/routing/guarded-history.ts';
import { EditorRouter } from '../../../editor/app/routing/editor-router.tsx';
import { createPreferences } from '../../../editor/app/preferences.ts';
import { EditorServicesProvider } from '../../../editor/app/services.tsx';
import { createSessionKeeper } from '../../../editor/app/session/session-keeper.ts';
import type { SiteContext } from '../../../editor/app/shell/site-layout.tsx';
import { ToolsSlotProvider, useToolsSlot } from '../../../editor/app/shell/top-bar-tools.tsx';
import type { EditorApi } from '../../../editor/api/editor-api.ts';
import { createPurifier } from '../../../editor/canvas/purifier.ts';
import { createSiteComponents } from '../../../editor/canvas/site-components.ts';
import { createTexts } from '../../../editor/i18n.ts';
import { NO_SHARED_SECTIONS } from '../../../editor/testing/no-shared-sections.ts';
import { openJournal } from '../../../editor/sync/journal.ts';
import { ToastRegion } from '../../../editor/ui/toast/toasts.tsx';
import { Tooltips } from '../../../editor/ui/tooltip/tooltips.tsx';
import type { LoadedPage } from '../../../editor/workspace/open-page.ts';
import { OpenPage } from '../../../editor/workspace/open-page-screen.tsx';
import { createCaller } from '../../../src/api/http/caller.ts';
import { createHttpApi } from '../../../src/api/http/http-api.ts';
import { readSiteSettings } from '../../../src/api/site-settings.ts';
import { content, sentData } from '../browser/marks.ts';
import { LANGUAGE } from '../page/workload.ts';
import { media } from '../systems/surroundings.ts';
import { beginMeasuring } from './operations.ts';

/** Every list of the site is empty; drafts are stored by nobody. */
const transport = () => Promise.resolve({ status: 200, body: [] });
const api: EditorApi = {
  call: (id) => Promise.resolve((id === 'saveDocument' ? { version: 2 } : []) as never),
  upload: () => Promise.reject(new Error('nothing is uploaded')),
};
const components = createSiteComponents();
const purifier = createPurifier();
await purifier.load();
const stored = {
  languages: [{ isoLanguageName: LANGUAGE }],
  layouts: [{ id: 'default', layoutItems: [{ type: 'content' }] }],
};
const site = { id: 'bench', name: 'Bench', origin: location.origin };
const page: LoadedPage = {
  site: {
    ...site,
    settings: readSiteSettings({ site: stored }, () => undefined),
    currencies: [],
    pictures: [],
    media,
    addPicture: () => undefined,
    components,
    shared: NO_SHARED_SECTIONS,
    purifier,
    api: createHttpApi(createCaller(transport)),
  },
  body: { slugs: {}, builder: sentData() },
  version: 1,
  publishedVersion: null,
  isArchived: false,
};
const operator = { id: 'o', name: 'Operator', email: 'operator@bench.example', sites: [] };
const context = { operator, site: { ...site, role: 'publisher' } } as unknown as SiteContext;

function Bar() {
  return <header ref={useToolsSlot()} />;
}
const Layout = () => (
  <ActionsProvider>
    <ToolsSlotProvider>
      <Bar />
      <Outlet context={context} />
    </ToolsSlotProvider>
  </ActionsProvider>
);

const journal = await openJournal();
const opened = <OpenPage page={page} kind="page" pageId="home" journal={journal} unsaved={undefined} />;
const services = {
  api,
  now: () => Date.now(),
  preferences: createPreferences(localStorage, ['en']),
  session: createSessionKeeper(),
};
const texts = await createTexts('en');
await components.load(['Row', 'Column', 'Paragraph', 'Image', 'Button', 'InfoCard', 'Accordion']);

const frame = () => document.querySelector('iframe')?.contentDocument;
const find = <Found extends Element>(selector: string) => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`the editor has no ${selector}`);
  return found;
};
const press = (init: KeyboardEventInit) =>
  find('[role=region]').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

/** The field of a paragraph's text, which is edited with its format. */
const TEXT_FIELD = '[data-panel] [contenteditable]';

/** What the outline calls a node. */
const nameOf = (id: string) => document.querySelector(`[data-row="${id}"] .name`)?.textContent;
/** The panel shows the name of a node, and its text where it has one. */
function isInPanel(id: string): boolean {
  const text = document.querySelector(TEXT_FIELD);
  return (
    document.querySelector('[data-panel] h2')?.textContent === nameOf(id) &&
    (text === null || text.textContent === frame()?.querySelector(`[data-node="${id}"]`)?.textContent)
  );
}

// By the events that pointers and keys cause.
beginMeasuring({
  content: frame,
  select: (id) =>
    frame()
      ?.querySelector(`[data-node="${id}"]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  isSelected: (id) =>
    document.querySelector(`[data-row="${id}"][aria-selected=true]`) !== null &&
    document.querySelector(`[data-mark=primary][data-of="${id}"]:not([hidden]) [role=toolbar]`)
      ?.textContent === nameOf(id),
  showsProperties: isInPanel,
  edit(_id, text) {
    const field = find(TEXT_FIELD);
    field.textContent = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  },
  moveDown: () => press({ key: 'ArrowDown', altKey: true }),
});
createRoot(content()).render(
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <EditorServicesProvider value={services}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <I18nProvider locale="en">
            <ToastRegion dismissLabel="">
              <EditorRouter history={createHistoryAt('/')}>
                <Routes>
                  <Route element={<Layout />}>
                    <Route path="/" element={opened} />
                  </Route>
                </Routes>
              </EditorRouter>
              <Tooltips />
            </ToastRegion>
          </I18nProvider>
        </QueryClientProvider>
      </EditorServicesProvider>
    </I18nextProvider>
  </StrictMode>,
);
