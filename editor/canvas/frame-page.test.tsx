// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useServices } from '../../src/runtime/hydration/use-services.ts';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { INERT_SERVICES } from '../../src/runtime/hydration/services.ts';
import type { ComponentDefinition, RenderContext } from '../../src/runtime/registry/definition.ts';
import { createLiveDocument } from '../../src/runtime/render/live/live-document.ts';
import type { LivePageProps } from '../../src/runtime/render/live/live-page.tsx';
import { fillNextFrame } from '../testing/fill-next-frame.ts';
import { settle, setUpEditor } from '../testing/open-editor.tsx';
import { CanvasFrame } from './canvas-frame.tsx';
import { FramePage } from './frame-page.tsx';

setUpEditor();

it('gives islands the document of their frame, and what else was given', async () => {
  const seen: unknown[] = [];
  const Island = () => {
    const { document: own, isInert } = useServices();
    seen.push([own, isInert]);
    return null;
  };
  const definition = {
    name: 'Tabs',
    render: ({ root, renderIsland }: RenderContext) =>
      renderIsland({ name: 'island-tabs', island: Island, props: {}, root }),
    migrations: [],
    queries: null,
    titleOverride: null,
    structuredData: null,
    ecommerce: null,
    html: null,
    usesLoader: false,
  } as unknown as ComponentDefinition;
  const builder = { format: 1, sections: [{ id: 't', type: 'Tabs', v: 1, props: {} }], translations: {} };
  const surroundings = {
    services: INERT_SERVICES,
    data: {},
    t: String,
    format: {},
    page: {},
    now: 0,
    document: createLiveDocument(builder, new Map([['Tabs', definition]]), 'de', () => undefined),
    client: createQueryClient(),
  } as unknown as LivePageProps;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let frame: Document | null = null;
  const onDocument = (opened: Document | null) => {
    frame = opened ?? frame;
  };
  fillNextFrame();
  const html = '<!DOCTYPE html><head></head><body><main id="content"></main></body>';
  await act(async () =>
    root.render(
      <CanvasFrame title="Canvas" html={html} onDocument={onDocument}>
        <FramePage {...surroundings} />
      </CanvasFrame>,
    ),
  );
  await settle();
  expect(frame).not.toBe(document);
  expect(seen.at(-1)).toEqual([frame, true]);
  await act(async () => root.unmount());
});
