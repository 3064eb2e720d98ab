import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import { FramePage } from './frame-page.tsx';
import { actionsFor } from '../actions/action.ts';
import { useActions } from '../actions/actions.tsx';
import { EDIT_TEXT, ZOOM_KEYS } from '../actions/canvas-actions.ts';
import { isShortcut } from '../actions/handle-key.ts';
import { loadAllTexts } from '../i18n.ts';
import type { createObservable } from '../sync/observable.ts';
import { useCode } from '../ui/on-demand/use-code.ts';
import { emptyText } from '../workspace/empty-text.ts';
import { firstInput } from '../workspace/first-input.ts';
import { useLatest } from '../workspace/use-latest.ts';
import { useSharedDrafts } from '../workspace/use-shared.ts';
import { useTypeName } from '../workspace/use-schema-text.ts';
import { useOfDocument, useWorkspace } from '../workspace/workspace.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import { type CanvasView, frameSize, zoomByKey } from './canvas-view.ts';
import { CraftPage } from './craft-page.tsx';
import { createEmptyCss } from './empty-css.ts';
import { DropLine } from './drop-line.tsx';
import type { FrameHandlers } from './frame-events.ts';
import { frameLayout } from './frame-layout.ts';
import { createSharedCss } from './shared-css.ts';
import { Area, Overlay, Primary, CanvasColumn } from './page-canvas.styles.ts';
import { useCanvasMarks } from './use-canvas-marks.ts';
import { useDropSurface } from './use-drop-surface.ts';
import { useInlineText } from './use-inline-text.ts';
import { useLastMove } from './use-last-move.ts';
import { useLivePage } from './use-live-page.ts';
import { usePageCss } from './use-page-css.ts';
import { useSize } from './use-size.ts';
import { ZoomTools } from './zoom-tools.tsx';

// Loaded once somebody is at the window: they show nothing before.
const loadInsertPoint = async () => {
  await firstInput();
  const [module] = await Promise.all([import('./insert-point.tsx'), loadAllTexts(getI18n())]);
  return module;
};
const loadAroundMarks = () =>
  firstInput()
    .then(() => import('./around-marks.tsx'))
    .then((module) => module.loadAroundMarks());

interface Props {
  /** The page around the content, as a complete HTML document. */
  readonly frameHtml: string;
  readonly view: CanvasView;
  readonly onView: (view: CanvasView) => void;
  /** What visitors do not see at the width of the canvas is dimmed, and not left out. */
  readonly showsHidden: boolean;
  /** Opens the selected node, of which no text can be edited where it stands. */
  readonly onPanel: () => void;
  /** A key that was pressed while the frame had the focus. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** Opens what stands around the content where it is edited; without it, none of it is offered to be edited. */
  readonly onOpenAround: FrameHandlers['onOpenAround'];
  /** Tools of the selected node, at its box. */
  readonly tools: ReactNode;
  /** Tools in the corner of the canvas, beside those of its zoom. */
  readonly corner: ReactNode;
  /** Whether the canvas that was shown before had the focus, such as that of another language: the next one takes it. */
  readonly hadFocus: ReturnType<typeof createObservable<boolean>>;
}

/** The page as visitors see it, in which nodes are selected and edited. */
export function PageCanvas({
  frameHtml,
  view,
  onView,
  showsHidden,
  onPanel,
  onKey,
  onOpenAround,
  tools,
  corner,
  hadFocus,
}: Props) {
  const { t } = useTranslation();
  const typeName = useTypeName();
  const { store, site, kind } = useWorkspace();
  const page = useLivePage();
  const shared = useSharedDrafts();
  const sharedCss = useMemo(() => {
    const nameOf = (id: string) => shared.find((one) => one.id === id)?.name || id;
    return createSharedCss({
      named: (id) => t('shared.mark', { name: nameOf(id) }),
      empty: (id) => t('shared.markEmpty', { name: nameOf(id) }),
    });
  }, [shared, t]);
  const emptyCss = useMemo(() => createEmptyCss(typeName, t(emptyText(kind))), [typeName, t, kind]);
  const marksCss = useOfDocument((document) => emptyCss(document) + sharedCss(document));
  const [elements] = useState(() => new Map<string, Element>());
  const [frame, setFrame] = useState<Document | null>(null);
  const pageCss = usePageCss(frame);
  const area = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const primary = useRef<HTMLDivElement>(null);
  const available = useSize(area);
  useLayoutEffect(() => {
    const element = area.current;
    if (hadFocus.value() && document.activeElement === document.body) element?.focus({ preventScroll: true });
    hadFocus.set(false);
    return () => {
      hadFocus.set(element?.contains(document.activeElement) === true);
    };
  }, [hadFocus]);
  const { width, height, scale } = frameSize(view, available);
  const scaleNow = useLatest(scale);
  const readScale = useCallback(() => scaleNow.current, [scaleNow]);

  const elementOf = useCallback(
    (id: string) => elements.get(id) ?? frame?.querySelector(`[data-node="${CSS.escape(id)}"]`) ?? undefined,
    [frame, elements],
  );
  const layout = useMemo(
    () => (frame ? () => frameLayout(frame, store.document(), elementOf) : null),
    [frame, store, elementOf],
  );
  const zoom = useLatest((event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'preventDefault'>) => {
    const next = zoomByKey(event, scale);
    if (next === null) return false;
    event.preventDefault();
    onView({ ...view, zoom: next });
    return true;
  });
  const onFrameKey = useCallback(
    (event: KeyboardEvent) => {
      if (!zoom.current(event)) onKey(event);
    },
    [zoom, onKey],
  );
  const { editText, onRendered } = useInlineText({ frame, elementOf, area, onPanel });
  const onElement = useCallback(
    (id: string, element: Element | null) => {
      if (element) elements.set(id, element);
      else elements.delete(id);
      if (element) onRendered(id);
    },
    [elements, onRendered],
  );
  const [pressedAround, setPressedAround] = useState<Element | null>(null);
  const leaveAround = useCallback(() => setPressedAround(null), []);
  const aroundMarks = useCode('around-marks', loadAroundMarks, onOpenAround !== undefined);
  const insertPoint = useCode('insert-point', loadInsertPoint);
  const lastMove = useLastMove(insertPoint ? null : frame);
  const overlay = useCanvasMarks({
    frame,
    elementOf,
    area,
    container,
    primary,
    scale: readScale,
    onOpen: editText,
    onPressAround: setPressedAround,
    onOpenAround,
    onKey: onFrameKey,
  });
  useDropSurface({ container, layout, frame, scale: readScale });
  useEffect(() => overlay.current?.refresh(), [overlay, scale, available]);
  useActions(
    useMemo(
      () =>
        actionsFor([EDIT_TEXT, ...ZOOM_KEYS], {
          store,
          editText: (id: string) => editText(id),
        }),
      [store, editText],
    ),
  );

  const content = useMemo(
    () =>
      page && (
        <FramePage
          {...page.surroundings}
          document={page.live}
          client={page.client}
          services={page.services}
          onElement={onElement}
        />
      ),
    [page, onElement],
  );
  return (
    <CanvasColumn
      onKeyDown={(event) => {
        const id = store.selection().at(-1);
        if (zoom.current(event) || event.target !== area.current || !isShortcut(event, 'Enter')) return;
        event.preventDefault();
        if (id !== undefined) editText(id);
      }}
    >
      <Area ref={area} tabIndex={0} role="region" aria-label={t('canvas.title')}>
        <div className="sheet" style={{ width: width * scale, height: height * scale }}>
          <div className="viewport" style={{ width, height, transform: `scale(${scale})` }}>
            <CanvasFrame
              title={t('canvas.frame')}
              html={frameHtml}
              css={pageCss + marksCss}
              showsHidden={showsHidden}
              onDocument={setFrame}
            >
              <CraftPage store={store} components={site.components}>
                {content}
              </CraftPage>
            </CanvasFrame>
          </div>
          <Overlay ref={container}>
            <Primary ref={primary} data-mark="primary" hidden>
              {tools}
            </Primary>
            {frame &&
              onOpenAround &&
              aroundMarks?.({
                frame,
                scale,
                pressed: pressedAround,
                onLeave: leaveAround,
                onOpen: onOpenAround,
              })}
            {frame && layout && insertPoint && (
              <insertPoint.InsertPoint frame={frame} layout={layout} scale={readScale} last={lastMove} />
            )}
            <DropLine scale={scale} />
          </Overlay>
        </div>
      </Area>
      <ZoomTools
        zoom={view.zoom}
        scale={scale}
        onZoom={(next) => onView({ ...view, zoom: next })}
        width={width}
        onWidth={(next) => onView({ ...view, width: next })}
      >
        {corner}
      </ZoomTools>
    </CanvasColumn>
  );
}
