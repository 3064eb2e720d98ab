import { browserTransport } from '../../src/api/http/browser-transport.ts';

/** Loads what stands around the content of a page in a language, as a complete HTML document. Rejects when it cannot. */
export async function loadFrameHtml(siteId: string, pageId: string, language: string): Promise<string> {
  const path = `/sites/${siteId}/canvas/${pageId}?language=${language}`;
  const { status, body } = await browserTransport({ method: 'GET', path });
  if (status !== 200 || typeof body !== 'string')
    throw new Error('the surroundings of the page cannot be loaded');
  return body;
}
