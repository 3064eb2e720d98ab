import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { INERT_SERVICES } from '../../src/runtime/hydration/services.ts';
import type { ComponentDefinition } from '../../src/runtime/registry/definition.ts';
import { LivePage, type LivePageProps } from '../../src/runtime/render/live/live-page.tsx';
import { CraftEditor } from '../canvas/craft-editor.tsx';
import { CraftPage } from '../canvas/craft-page.tsx';
import { craftResolver } from '../canvas/craft-resolver.tsx';
import type { Refusals } from '../canvas/craft-rules.ts';
import { followStore, liveDocumentOf } from '../canvas/live-store.ts';
import { openSharedDrafts } from '../canvas/shared-drafts.ts';
import { createSiteComponents, type SiteComponents } from '../canvas/site-components.ts';
import { createEdits, type Edits } from '../document/edits.ts';
import { type JsonObject, openDocument } from '../document/page-document.ts';
import { createDocumentStore, type DocumentStore } from '../document/store.ts';

/** A page that is open, without a canvas. */
export interface OpenedPage {
  readonly store: DocumentStore;
  readonly edits: Edits;
}

/** A paragraph as it is stored. */
export const text = (id: string) => ({ id, type: 'Paragraph', v: 1, props: { text: `k.${id}`, as: 'p' } });

/** A row of one column, as it is stored. */
export const row = (id: string, content: readonly object[]) => ({
  id,
  type: 'Row',
  v: 1,
  props: {},
  slots: { columns: [{ id: `${id}-col`, type: 'Column', v: 1, props: {}, slots: { content } }] },
});

/** A paragraph, a row with two paragraphs, and one with an empty column. */
export const SMALL_PAGE = {
  builder: {
    format: 1,
    sections: [text('a'), row('r', [text('b'), text('c')]), row('s', [])],
    translations: { de: { 'k.a': 'Eins', 'k.b': 'Zwei', 'k.c': 'Drei' } },
  },
};
/** The list of its empty column. */
export const EMPTY_COLUMN = { node: 's-col', slot: 'content' };

export const HUNDRED = Array.from({ length: 100 }, (_, at) => `p${at}`);
/** A hundred paragraphs. */
export const LONG_PAGE = {
  builder: {
    format: 1,
    sections: HUNDRED.map(text),
    translations: { de: Object.fromEntries(HUNDRED.map((id) => [`k.${id}`, `Text ${id}`])) },
  },
};

/** Opens a page of content in German. */
export function openPage(body: JsonObject = SMALL_PAGE): OpenedPage {
  const store = createDocumentStore(openDocument(body), () => 0);
  const rules = { pageType: 'content', manifests: MANIFESTS };
  let made = 0;
  const newId = () => `n${(made += 1)}`;
  return { store, edits: createEdits({ store, rules, newId, language: () => 'de', sourceLanguage: 'de' }) };
}

/** Components that call back before they are rendered. */
async function componentsThat(onRender: (id: string) => void): Promise<SiteComponents> {
  const components = createSiteComponents();
  await components.load(['Row', 'Column', 'Paragraph']);
  const calling = (definition: ComponentDefinition): ComponentDefinition => ({
    ...definition,
    render: (props) => {
      onRender(props.root['data-node']);
      return definition.render(props);
    },
  });
  const loaded = new Map([...components.loaded].map(([type, definition]) => [type, calling(definition)]));
  return { ...components, loaded };
}

interface CanvasOptions {
  /** Called with the id of each node before it is rendered. */
  readonly onRender?: (id: string) => void;
  /** What Craft.js is told to ask, in place of the edits of the page. */
  readonly refusals?: Refusals;
  /** Whether the canvas is there from the beginning. */
  readonly isShown?: boolean;
  /** What stands beside the canvas, in Craft.js' context. */
  readonly children?: ReactNode;
}

/**
 * Shows an open page on the canvas, in `main`, until the test is over.
 * @returns shows it anew as another canvas, or none for `null`
 */
export async function showOnCanvas({ store, edits }: OpenedPage, options: CanvasOptions = {}) {
  const { onRender = () => undefined, refusals = edits, isShown = true, children } = options;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const components = await componentsThat(onRender);
  const shared = await openSharedDrafts(() => Promise.resolve([]), components);
  const live = liveDocumentOf(store.document(), { components, shared }, 'de');
  const surroundings = {
    data: {},
    t: String,
    format: {},
    page: { picture: () => null },
    now: 0,
  } as unknown as LivePageProps;
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  const stop = followStore(live, store, store.document(), { components, shared });
  const client = createQueryClient();
  const resolver = craftResolver(MANIFESTS.keys(), refusals);
  const show = (canvas: string | null) =>
    act(async () =>
      root.render(
        <CraftEditor resolver={resolver}>
          {children}
          {canvas !== null && (
            <CraftPage key={canvas} store={store} components={components}>
              <LivePage {...surroundings} document={live} client={client} services={INERT_SERVICES} />
            </CraftPage>
          )}
        </CraftEditor>,
      ),
    );
  await show(isShown ? 'first' : null);
  onTestFinished(() => {
    stop();
    act(() => root.unmount());
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });
  return show;
}

/** Resolves when Craft.js has followed. */
export const craftFollowed = () => act(() => new Promise((resolve) => setTimeout(resolve)));
