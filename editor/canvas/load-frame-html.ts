import type { ComposedKind } from '../workspace/workspace.ts';
import { browserTransport } from '../../src/api/http/browser-transport.ts';

/** Loads what stands around the content of a page, template or shared section in a language, as a complete HTML document. Rejects when it cannot. */
export const loadFrameHtml = (
  siteId: string,
  kind: ComposedKind,
  id: string,
  language: string,
): Promise<string> => loadHtml(`/sites/${siteId}/canvas/${id}?language=${language}&kind=${kind}`);

/** A page, a template of the company, or one that every site has. */
export interface WholePage {
  readonly kind: 'page' | 'pageTemplate' | 'builtInTemplate';
  readonly id: string;
}

/** Loads the draft of a page or template with its content, as a complete HTML document without scripts. Rejects when it cannot. */
export const loadWholeHtml = (siteId: string, { kind, id }: WholePage, language: string): Promise<string> =>
  loadHtml(`/sites/${siteId}/canvas/${id}?language=${language}&kind=${kind}&content=true`);

async function loadHtml(path: string): Promise<string> {
  const { status, body } = await browserTransport({ method: 'GET', path });
  if (status !== 200 || typeof body !== 'string')
    throw new Error('the surroundings of the page cannot be loaded');
  return body;
}
