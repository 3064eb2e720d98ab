import { Frame, NodeProvider } from '@craftjs/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { INERT_SERVICES } from '../../src/runtime/hydration/services.ts';
import type { LiveDocument } from '../../src/runtime/render/live/live-document.ts';
import type { LiveEnvironment } from '../../src/runtime/render/live/live-node.tsx';
import { LivePage } from '../../src/runtime/render/live/live-page.tsx';
import type { DocumentStore } from '../document/store.ts';
import { useServices } from '../app/services.tsx';
import { pageCssOf } from '../../src/runtime/document/page-css.ts';
import { useLatest } from '../workspace/use-latest.ts';
import { useOfDocument, useWorkspace } from '../workspace/workspace.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import { type CanvasOverlay, createCanvasOverlay } from './canvas-overlay.ts';
import { craftDocument } from './craft-nodes.ts';
import { CanvasNode, PageContentContext } from './craft-resolver.tsx';
import { listenToFrame } from './frame-events.ts';
import { followStore, liveDocumentOf } from './live-store.ts';
import { type Surroundings, surroundingsOf } from './live-surroundings.ts';
import { Area, Overlay, Primary } from './page-canvas.styles.ts';
import { useSiteTexts } from './use-site-texts.ts';

interface Props {
  /** The page around the content, as a complete HTML document. */
  readonly frameHtml: string;
  /** Width of the frame in CSS pixels; `null` for all there is. */
  readonly width: number | null;
  readonly onOpen: (id: string, frame: Document) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  /** Tools of the selected node, at its box. */
  readonly tools: ReactNode;
}

const pageCss = ({ document }: DocumentStore) => pageCssOf(document().body.builder);

/** Nodes with slots stand in Craft.js' context of them; it costs more than the node, and others contain nothing. */
function placeNode(id: string, environment: LiveEnvironment): ReactNode | null {
  const type = environment.document.entry(id)?.node.type ?? '';
  if (Object.keys(MANIFESTS.get(type)?.slots ?? {}).length === 0) return null;
  return (
    <NodeProvider key={id} id={id}>
      <CanvasNode environment={environment} />
    </NodeProvider>
  );
}

/** The live document and surroundings of the language that is shown; `null` until its texts are loaded. */
function useLivePage(): { readonly live: LiveDocument; readonly surroundings: Surroundings } | null {
  const { site, pageId, store, language } = useWorkspace();
  const { now } = useServices();
  const t = useSiteTexts(language);
  const surroundings = useMemo(
    () => t && surroundingsOf(site, pageId, language, t, now()),
    [t, site, pageId, language, now],
  );
  const { live, from } = useMemo(() => {
    const document = store.document();
    return { live: liveDocumentOf(document, site.components, language), from: document };
  }, [store, site, language]);
  useEffect(() => followStore(live, store, from, site.components), [live, store, from, site]);
  return useMemo(() => (surroundings ? { live, surroundings } : null), [live, surroundings]);
}

/** The page as visitors see it, in which nodes are selected and edited. */
export function PageCanvas({ frameHtml, width, onOpen, onKey, tools }: Props) {
  const { t } = useTranslation();
  const { store, site } = useWorkspace();
  const client = useQueryClient();
  const page = useLivePage();
  const css = useOfDocument(pageCss);
  const elements = useRef(new Map<string, Element>());
  const [frame, setFrame] = useState<Document | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const primary = useRef<HTMLDivElement>(null);
  const overlay = useRef<CanvasOverlay | null>(null);
  const [available, setAvailable] = useState({ width: 0, height: 0 });
  const scale = width === null || available.width === 0 ? 1 : Math.min(1, available.width / width);
  const scaleNow = useLatest(scale);

  useEffect(() => {
    if (!area.current) return undefined;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setAvailable({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    sizes.observe(area.current);
    return () => sizes.disconnect();
  }, []);

  const onElement = useCallback((id: string, element: Element | null) => {
    if (element) elements.current.set(id, element);
    else elements.current.delete(id);
  }, []);

  useEffect(() => {
    if (!frame || !container.current || !primary.current) return undefined;
    const elementOf = (id: string) =>
      elements.current.get(id) ?? frame.querySelector(`[data-node="${CSS.escape(id)}"]`) ?? undefined;
    const drawn = createCanvasOverlay({
      container: container.current,
      frame,
      elementOf,
      primary: primary.current,
      scale: () => scaleNow.current,
    });
    overlay.current = drawn;
    const showSelection = () => {
      const selection = store.selection();
      drawn.show('selected', selection.slice(0, -1));
      drawn.show('primary', selection.slice(-1));
    };
    showSelection();
    let shown = store.selection();
    const stopStore = store.subscribe(() => {
      showSelection();
      const [id] = store.selection().slice(-1);
      if (id !== undefined && store.selection() !== shown)
        // After the change has been rendered.
        requestAnimationFrame(() => elementOf(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
      shown = store.selection();
    });
    const stopFrame = listenToFrame(frame, (id) => store.document().nodes.has(id), {
      onSelect(id, isAdded) {
        const selection = store.selection();
        if (!isAdded) store.select(id === null ? [] : [id]);
        else if (id !== null)
          store.select(
            selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id],
          );
        area.current?.focus({ preventScroll: true });
      },
      onHover: (id) => drawn.show('hover', id === null ? [] : [id]),
      onOpen: (id) => onOpen(id, frame),
      onKey,
    });
    return () => {
      stopFrame();
      stopStore();
      drawn.stop();
      overlay.current = null;
    };
  }, [frame, store, onOpen, onKey, scaleNow]);
  useEffect(() => overlay.current?.refresh(), [scale, available]);

  const content = useMemo(
    () =>
      page && (
        <LivePage
          {...page.surroundings}
          document={page.live}
          client={client}
          services={INERT_SERVICES}
          place={placeNode}
          onElement={onElement}
        />
      ),
    [page, client, onElement],
  );
  const craftData = useMemo(
    () => JSON.stringify(craftDocument(store.document(), site.components.isKnown)),
    [store, site],
  );
  return (
    <Area ref={area} tabIndex={0} role="region" aria-label={t('canvas.title')}>
      <div
        className="viewport"
        style={
          width === null
            ? undefined
            : {
                width,
                height: available.height / scale,
                transform: `scale(${scale})`,
                marginInlineStart: Math.max(0, (available.width - width * scale) / 2),
              }
        }
      >
        <CanvasFrame title={t('canvas.frame')} html={frameHtml} css={css} onDocument={setFrame}>
          <PageContentContext value={content}>
            <Frame data={craftData} />
          </PageContentContext>
        </CanvasFrame>
      </div>
      <Overlay
        ref={container}
        style={
          width === null
            ? undefined
            : { width: width * scale, insetInlineStart: Math.max(0, (available.width - width * scale) / 2) }
        }
      >
        <Primary ref={primary} data-mark="primary" hidden>
          {tools}
        </Primary>
      </Overlay>
    </Area>
  );
}
