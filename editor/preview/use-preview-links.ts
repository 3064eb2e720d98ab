import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../app/services.tsx';
import type { DraftSaver } from '../sync/draft-saver.ts';
import type { PreviewChoice } from './preview-form.tsx';

const linksKey = (siteId: string) => ['preview-links', siteId];

/** The preview links of a site, and what can be done with them. */
export function usePreviewLinks(siteId: string, pageId: string, saver: DraftSaver) {
  const { api } = useServices();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: linksKey(siteId) });
  return {
    links: useQuery({
      queryKey: linksKey(siteId),
      queryFn: () => api.call('previewLinks', { site: siteId }),
    }),
    create: useMutation({
      mutationFn: async ({ hours, opensAll, isPinned, language, scenario }: PreviewChoice) => {
        // What is shared is what is seen here.
        const version = await saver.flush();
        return api.call('createPreviewLink', {
          site: siteId,
          body: {
            pageId: opensAll ? null : pageId,
            startPageId: pageId,
            hours: Number(hours),
            version: isPinned ? version : null,
            language,
            scenario,
          },
        });
      },
      onSuccess: refresh,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => api.call('revokePreviewLink', { site: siteId, path: { id } }),
      // Also when it failed: the link may have ended meanwhile.
      onSettled: refresh,
    }),
  };
}
