import { useQuery } from '@tanstack/react-query';
import { browserTransport } from '../../src/api/http/browser-transport.ts';

/** Loads the page around the content of a page in a language, as a complete HTML document. */
export const useFrameHtml = (siteId: string, pageId: string, language: string) =>
  useQuery({
    queryKey: ['canvas-frame', siteId, pageId, language],
    queryFn: async () => {
      const path = `/sites/${siteId}/canvas/${pageId}?language=${language}`;
      const { status, body } = await browserTransport({ method: 'GET', path });
      if (status !== 200 || typeof body !== 'string')
        throw new Error('the surroundings of the page cannot be loaded');
      return body;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
