import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import { contentHostOf, CONTENT_HOST_MARK } from './content-host.ts';
import { dimHidden } from './dim-hidden.ts';
import { FrameContext } from './frame-context.ts';
import { markSurroundings, replaceSurroundings } from './replace-surroundings.ts';

interface Props {
  readonly title: string;
  /** The page around the content, as a complete HTML document. Another one replaces it around the same content. */
  readonly html: string;
  /** Styles of the page itself. */
  readonly css?: string;
  /** What is hidden at the width of the frame is dimmed instead. */
  readonly showsHidden?: boolean;
  /** Called when the document is there, and with `null` when it goes. */
  readonly onDocument: (document: Document | null) => void;
  /** What stands in the main element, or in the part of it that is marked as its host. */
  readonly children: ReactNode;
}

/** Rules of the canvas alone: nothing in it takes the keyboard from the editor. */
const CANVAS_CSS = `html{scroll-behavior:auto!important}body{cursor:default}a,button,input,select,label,summary{cursor:default!important}
[data-placeholder]{display:block;min-height:56px;padding:16px;border:1px dashed #8f939e;border-radius:8px;color:#5b5e69;background:#f6f7f9;font:13px/1.5 system-ui,sans-serif;text-align:center}`;

/**
 * The isolated frame of the canvas. It runs no scripts: what an operator wrote into the page reaches neither the editor's
 * page nor its session, while the editor renders into it and listens to it from outside.
 */
export function CanvasFrame({ title, html, css = '', showsHidden = false, onDocument, children }: Props) {
  const [loaded] = useState(html);
  const [frame, setFrame] = useState<Document | null>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const open = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (!element) {
        onDocument(null);
        return;
      }
      element.addEventListener('load', () => {
        const opened = element.contentDocument;
        if (!opened) return;
        markSurroundings(opened);
        const style = opened.createElement('style');
        style.textContent = CANVAS_CSS;
        opened.head.append(style);
        setFrame(opened);
        setHost(contentHostOf(opened));
        onDocument(opened);
      });
    },
    [onDocument],
  );
  const shown = useRef(html);
  useEffect(() => {
    if (!frame || html === shown.current) return;
    replaceSurroundings(frame, html);
    shown.current = html;
    setHost(contentHostOf(frame));
  }, [frame, html]);
  // After the surroundings, which bring styles of their own.
  useEffect(() => {
    if (frame && html) dimHidden(frame, showsHidden);
  }, [frame, html, showsHidden]);
  useEffect(() => {
    if (!frame) return undefined;
    const style = frame.head.appendChild(frame.createElement('style'));
    style.textContent = css;
    return () => style.remove();
  }, [frame, css]);
  useEffect(() => {
    if (!host?.hasAttribute(CONTENT_HOST_MARK)) return undefined;
    // After its content has been rendered.
    const drawing = requestAnimationFrame(() => host.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(drawing);
  }, [host]);
  return (
    <>
      <iframe ref={open} title={title} srcDoc={loaded} sandbox="allow-same-origin" tabIndex={-1} />
      {frame &&
        host &&
        createPortal(
          <FrameContext value={frame}>
            <StyleSheetManager target={frame.head}>{children}</StyleSheetManager>
          </FrameContext>,
          host,
        )}
    </>
  );
}
