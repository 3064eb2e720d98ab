import { ApiError } from '../../src/api/api-error.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { CONTENT_HOST_MARK } from '../canvas/content-host.ts';
import { loadWholeHtml } from '../canvas/load-frame-html.ts';
import { SHARED_COLOR } from '../canvas/shared-css.ts';
import { openDocument } from '../document/page-document.ts';
import { namedSection } from '../document/shared-section.ts';

/** What stands around the section is seen, and taken back. */
const CSS = `:has([${CONTENT_HOST_MARK}])>:not(:has([${CONTENT_HOST_MARK}]),[${CONTENT_HOST_MARK}],head){opacity:.35;pointer-events:none}
[${CONTENT_HOST_MARK}]{outline:2px solid ${SHARED_COLOR};outline-offset:2px}`;

interface Options {
  readonly api: Pick<EditorApi, 'call'>;
  readonly siteId: string;
  readonly sharedId: string;
  readonly pageId: string;
  readonly language: string;
}

/**
 * The draft of a page as a complete HTML document, in which the first element that shows a shared section is empty and
 * marked, to compose the section in. `null` where the page does not show it, is archived or is not there. Rejects when it cannot be
 * loaded.
 */
export async function loadPageAround(options: Options): Promise<string | null> {
  const { api, siteId, sharedId, pageId, language } = options;
  const draft = await api
    .call('document', { site: siteId, path: { kind: 'page', id: pageId } })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  // The server shows no draft of an archived page.
  if (!draft || draft.isArchived) return null;
  const page = openDocument(draft.body);
  const shownBy = new Set([...page.nodes.keys()].filter((id) => namedSection(page, id) === sharedId));
  // Such as the footer of its layout.
  if (shownBy.size === 0) return null;
  const html = await loadWholeHtml(siteId, { kind: 'page', id: pageId }, language);
  const framed = new DOMParser().parseFromString(html, 'text/html');
  const nodes = [...framed.querySelectorAll<HTMLElement>('[data-node]')];
  const host = nodes.find(({ dataset }) => shownBy.has(dataset.node ?? ''));
  if (!host) return null;
  // Nodes of the page could have the ids of nodes of the section.
  for (const node of nodes) node.removeAttribute('data-node');
  host.replaceChildren();
  host.setAttribute(CONTENT_HOST_MARK, '');
  framed.head.append(Object.assign(framed.createElement('style'), { textContent: CSS }));
  return `<!DOCTYPE html>${framed.documentElement.outerHTML}`;
}
