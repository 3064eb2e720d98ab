// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { setUpEditor } from '../testing/open-editor.tsx';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { shownSite } from '../testing/shown-site.ts';
import { stubBrowser } from '../testing/stub-browser.ts';
import { PagePreview } from './page-preview.tsx';

setUpEditor();

it('reads the page anew each time that settings are opened, as what is around it', async () => {
  stubBrowser();
  // What is around it is not needed here.
  const fetched = vi.fn(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', fetched);
  const site = await shownSite(async () => undefined);
  const read = vi.fn(() => ({ body: { builder: { format: 1, sections: [], translations: {} } } }) as never);
  const preview = (
    <PagePreview
      site={site}
      pageId="home"
      language="de"
      theme={undefined}
      draft={{ kind: 'header', id: 'main', version: 1 }}
    />
  );
  const { show, close } = await showInWorkspace(preview, { document: read });
  expect([read.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 1]);
  await show(null);
  await show(preview);
  expect([read.mock.calls.length, fetched.mock.calls.length]).toEqual([2, 2]);
  await close();
});
