// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { EditorServicesProvider } from '../app/services.tsx';
import { openDocument } from '../document/page-document.ts';
import { createTexts } from '../i18n.ts';
import { settle, setUpEditor } from '../testing/open-editor.tsx';
import { shownSite } from '../testing/shown-site.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { StillPage } from './still-page.tsx';

setUpEditor();

it('says that a page could not be loaded in the size of all other text', async () => {
  stubBrowser();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const site = await shownSite(() => Promise.reject(new TypeError('no network')));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const texts = await createTexts('en');
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={createQueryClient()}>
          <EditorServicesProvider value={{ now: () => 0 } as never}>
            <StillPage
              title="Version 1"
              site={site}
              kind="page"
              pageId="fleet"
              document={openDocument({ builder: { format: 1, sections: [], translations: {} } })}
              language="de"
            />
          </EditorServicesProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  await settle();
  const failed = document.querySelector('[role=alert]');
  expect(failed).not.toBeNull();
  expect(failed?.closest('[style*=scale]')).toBeNull();
  await act(async () => root.unmount());
});
