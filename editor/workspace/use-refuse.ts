import { useCallback } from 'react';
import type { EditRefusal } from '../document/structure-refusals.ts';
import type { DocumentStore } from '../document/store.ts';
import { useToasts } from '../ui/toast/toasts.tsx';
import { useRefusalText } from './use-refusal-text.ts';

/** A function that says why something was refused, until the document changes; it says nothing for `null`. */
export function useRefuse({ subscribeToDocument: until }: DocumentStore) {
  const { show } = useToasts();
  const refusalText = useRefusalText();
  return useCallback(
    (refusal: EditRefusal | null) => {
      if (!refusal) return;
      const isAtEdge = refusal.reason === 'is-first' || refusal.reason === 'is-last';
      show({ text: refusalText(refusal), tone: 'danger', until, stays: !isAtEdge });
    },
    [show, refusalText, until],
  );
}
