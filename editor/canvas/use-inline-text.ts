import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isMarkup, textToHtml } from '../../src/runtime/html/clean-html.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import type { Point } from './canvas-places.ts';
import { editInPlace } from './edit-in-place.ts';
import { findInlineText } from './inline-text.ts';

interface Options {
  readonly frame: Document | null;
  readonly elementOf: (id: string) => Element | undefined;
  /** What has the focus while the canvas is used. */
  readonly area: RefObject<HTMLElement | null>;
  /** Shows the fields of the selected node, where a text cannot be edited in its place. */
  readonly onPanel: () => void;
}

/** A function that edits a text of a node where it stands: the one at an element, or the only one that the node shows. */
export function useInlineText({ frame, elementOf, area, onPanel }: Options) {
  const { store, edits, language } = useWorkspace();
  const end = useRef<(() => void) | null>(null);
  // What was typed is kept when another language or page is shown.
  useEffect(() => () => end.current?.(), [frame]);
  useEffect(() => {
    // Before the draft is asked whether it has all edits: a text that is being typed is none yet.
    const keep = () => end.current?.();
    window.addEventListener('beforeunload', keep, { capture: true });
    window.addEventListener('pagehide', keep, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', keep, { capture: true });
      window.removeEventListener('pagehide', keep, { capture: true });
    };
  }, []);
  return useCallback(
    (id: string, at: Element | null = null, point: Point | null = null) => {
      end.current?.();
      const root = elementOf(id);
      const found = root && findInlineText({ document: store.document(), id, root, language, at });
      if (!found) return onPanel();
      end.current = editInPlace(found.element, {
        at: point,
        onEnd(text, isByKey) {
          end.current = null;
          if (text !== null) {
            // A step of its own, apart from what is typed in the panel.
            store.endGroup();
            edits.setText(id, found.path, language, found.isHtml && isMarkup(text) ? textToHtml(text) : text);
            store.endGroup();
          }
          if (isByKey) area.current?.focus({ preventScroll: true });
        },
      });
    },
    [store, edits, language, elementOf, area, onPanel],
  );
}
