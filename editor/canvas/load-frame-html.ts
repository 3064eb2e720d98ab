import type { ComposedKind } from '../workspace/workspace.ts';
import { browserTransport } from '../../src/api/http/browser-transport.ts';

/** Loads what stands around the content of a page, or of a shared component, in a language, as a complete HTML document. Rejects when it cannot. */
export const loadFrameHtml = (
  siteId: string,
  kind: ComposedKind,
  id: string,
  language: string,
): Promise<string> => loadHtml(`/sites/${siteId}/canvas/${id}?language=${language}&kind=${kind}`);

/** Loads the draft of a page with its content, as a complete HTML document without scripts. Rejects when it cannot. */
export const loadWholeHtml = (siteId: string, pageId: string, language: string): Promise<string> =>
  loadHtml(`/sites/${siteId}/canvas/${pageId}?language=${language}&content=true`);

async function loadHtml(path: string): Promise<string> {
  const { status, body } = await browserTransport({ method: 'GET', path });
  if (status !== 200 || typeof body !== 'string')
    throw new Error('the surroundings of the page cannot be loaded');
  return body;
}
