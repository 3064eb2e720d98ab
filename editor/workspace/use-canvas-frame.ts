import { queryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { loadFrameHtml } from '../canvas/load-frame-html.ts';
import type { DocumentStore } from '../document/store.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { useServices } from '../app/services.tsx';
import type { ComposedKind } from './workspace.ts';
import type { DraftSaver } from '../sync/draft-saver.ts';

/** A name that is typed is waited for this long, in milliseconds. */
const PAUSE_MS = 400;

/** The fields of a page that its surroundings depend on, as a text. */
const surroundingFields = ({ body: { layoutId, showBreadcrumb, menuLabel, seo } }: OpenDocument): string =>
  JSON.stringify([layoutId, showBreadcrumb, showBreadcrumb === true ? [menuLabel, seo] : null]);

/** These fields, after they have stayed the same for a moment. */
function useSurroundingFields(store: DocumentStore): string {
  const [fields, setFields] = useState(() => surroundingFields(store.document()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { body: first } = store.document();
    let last = first;
    const stop = store.subscribe(() => {
      const document = store.document();
      if (document.body === last) return;
      last = document.body;
      clearTimeout(timer);
      timer = setTimeout(() => setFields(surroundingFields(document)), PAUSE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return fields;
}

interface Options {
  readonly siteId: string;
  readonly kind: ComposedKind;
  readonly pageId: string;
  readonly language: LanguageTag;
  readonly store: DocumentStore;
  readonly saver: DraftSaver;
  /** Id of the page from which a shared section was opened: it is composed in its place there if the content shows it; `null` for none. */
  readonly onPage: string | null;
}

/**
 * The query of the surroundings of the open page in a language, as its draft has them. They are on their way while everything
 * around the canvas is rendered for the first time, and are kept while something else stands in its place. What calls it does
 * not render again for them.
 */
export function useCanvasFrameQuery({ siteId, kind, pageId, language, store, saver, onPage }: Options) {
  const { api } = useServices();
  const fields = useSurroundingFields(store);
  const query = queryOptions({
    queryKey: ['canvas-frame', siteId, kind, pageId, language, fields, onPage],
    queryFn: async () => {
      // The server renders what it has stored; where it cannot store now, what it had before.
      await saver.flush().catch(() => undefined);
      const onItsPage =
        onPage === null
          ? null
          : await import('../shared-sections/load-page-around.ts').then(({ loadPageAround }) =>
              loadPageAround({ api, siteId, sharedId: pageId, pageId: onPage, language }),
            );
      return onItsPage ?? loadFrameHtml(siteId, kind, pageId, language);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A page around a section is read anew each time, and stays as it was read.
    ...(onPage === null ? {} : { gcTime: 0 }),
  });
  usePrefetchQuery(query);
  useQuery({
    ...query,
    // Layouts, menus and the look may have other drafts since the page was left.
    refetchOnMount: onPage === null ? 'always' : false,
    notifyOnChangeProps: [],
  });
  return { query, language };
}

/** A query of surroundings, and the language that it is for. */
export type CanvasFrameQuery = ReturnType<typeof useCanvasFrameQuery>;

/** The surroundings of the open page as HTML; the last ones of the language until others are there. */
export const useCanvasFrame = ({ query, language }: CanvasFrameQuery) =>
  useQuery({
    ...query,
    placeholderData: (last, before) => (before?.queryKey[4] === language ? last : undefined),
    refetchOnMount: false,
  });
