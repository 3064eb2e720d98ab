import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isMarkup, textToHtml } from '../../src/runtime/html/clean-html.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import type { Point } from './canvas-positions.ts';
import { editInPlace } from './edit-in-place.ts';
import { findInlineText, firstInlineText, type InlineText } from './inline-text.ts';

interface Options {
  readonly frame: Document | null;
  readonly elementOf: (id: string) => Element | undefined;
  /** What has the focus while the canvas is used. */
  readonly area: RefObject<HTMLElement | null>;
  /** Shows the fields of the selected node, where a text cannot be edited in its place. */
  readonly onPanel: () => void;
}

interface InlineTexts {
  /** Edits a text of a node where it stands: the one at an element, or the only one that the node shows. */
  readonly editText: (id: string, at?: Element | null, point?: Point | null) => void;
  /** Called with each element that a node is rendered as: the first text of a node that was just inserted is edited. */
  readonly onRendered: (id: string) => void;
}

/** Lets texts of nodes be edited where they stand. */
export function useInlineText({ frame, elementOf, area, onPanel }: Options): InlineTexts {
  const { store, edits, language, toWrite, typed } = useWorkspace();
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
  const edit = useCallback(
    (id: string, found: InlineText, point: Point | null) => {
      end.current?.();
      const stored = (text: string) => (found.isHtml && isMarkup(text) ? textToHtml(text) : text);
      end.current = editInPlace(found.element, {
        at: point,
        onInput: (text) => typed.set({ id, path: found.path, language, text: stored(text) }),
        onEnd(text, isByKey) {
          end.current = null;
          if (text !== null) {
            // A step of its own, apart from what is typed in the panel.
            store.endGroup();
            edits.setText(id, found.path, language, stored(text));
            store.endGroup();
          }
          typed.set(null);
          if (isByKey) area.current?.focus({ preventScroll: true });
        },
      });
    },
    [store, edits, language, area, typed],
  );
  const editText = useCallback(
    (id: string, at: Element | null = null, point: Point | null = null) => {
      end.current?.();
      const root = elementOf(id);
      const found = root && findInlineText({ document: store.document(), id, root, language, at });
      if (found) edit(id, found, point);
      else onPanel();
    },
    [store, language, elementOf, onPanel, edit],
  );
  const onRendered = useCallback(
    (id: string) => {
      if (toWrite.value() !== id) return;
      // After the change has been rendered whole. A placeholder shows no text: what takes its place is waited for.
      requestAnimationFrame(() => {
        const root = elementOf(id);
        if (toWrite.value() !== id || !root) return;
        const found = firstInlineText({ document: store.document(), id, root, language });
        if (!found) return;
        toWrite.set(null);
        found.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        edit(id, found, null);
      });
    },
    [store, language, elementOf, toWrite, edit],
  );
  useEffect(() => {
    const stopInserting = toWrite.subscribe(() => onRendered(toWrite.value() ?? ''));
    const stopSelecting = store.subscribe(() => {
      const id = toWrite.value();
      if (id !== null && store.selection().at(-1) !== id) toWrite.set(null);
    });
    return () => {
      stopInserting();
      stopSelecting();
    };
  }, [store, toWrite, onRendered]);
  return { editText, onRendered };
}
