// @vitest-environment jsdom
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { loadFrameHtml } from '../canvas/load-frame-html.ts';
import type { DraftSaver } from '../sync/draft-saver.ts';
import { setUpEditor } from '../testing/open-editor.tsx';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { type CanvasFrameQuery, useCanvasFrame, useCanvasFrameQuery } from './use-canvas-frame.ts';
import { useWorkspace } from './workspace.ts';

setUpEditor();

vi.mock(import('../canvas/load-frame-html.ts'), async (load) => ({
  ...(await load()),
  loadFrameHtml: vi.fn(async () => '<p>around the page</p>'),
}));

const saver = { flush: async () => undefined } as unknown as DraftSaver;
const Frame = ({ frameQuery }: { readonly frameQuery: CanvasFrameQuery }) => (
  <output>{useCanvasFrame(frameQuery).data}</output>
);
const rendered = vi.fn();
function Screen({ isCanvasShown }: { readonly isCanvasShown: boolean }) {
  const { site, kind, pageId, store, language } = useWorkspace();
  const frameQuery = useCanvasFrameQuery({
    siteId: site.id,
    kind,
    pageId,
    language,
    store,
    saver,
    onPage: null,
  });
  useEffect(() => rendered());
  return isCanvasShown ? <Frame frameQuery={frameQuery} /> : null;
}

it('reads the surroundings once, renders nothing else for them, and keeps them while something else is in their place', async () => {
  const { show, close } = await showInWorkspace(<Screen isCanvasShown />, {});
  const shown = () => document.querySelector('output')?.textContent;
  expect(shown()).toBe('<p>around the page</p>');
  expect(rendered).toHaveBeenCalledOnce();
  await show(<Screen isCanvasShown={false} />);
  expect(shown()).toBeUndefined();
  await show(<Screen isCanvasShown />);
  expect(shown()).toBe('<p>around the page</p>');
  expect(loadFrameHtml).toHaveBeenCalledOnce();
  await close();
});
