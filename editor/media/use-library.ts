import { useQuery } from '@tanstack/react-query';
import { defaultLanguage, enabledLanguages } from '../../src/site/routes.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { useServices } from '../app/services.tsx';
import { type LibraryPicture, libraryPictures } from './library-picture.ts';

/** The pictures of a site, and its languages, the default first. */
interface Library {
  readonly pictures: readonly LibraryPicture[];
  readonly languages: readonly LanguageTag[];
}

/** Key of the media library of a site in the cache of calls. */
export const libraryKey = (site: string) => ['library', site];

/** Loads the media library of a site with the uses of its pictures. */
export function useLibrary(site: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: libraryKey(site),
    queryFn: async (): Promise<Library> => {
      const [stored, uses, configuration] = await Promise.all([
        api.call('mediaLibrary', { site }),
        api.call('documentUses', { site, path: { kind: 'media' } }),
        api.call('siteConfiguration', { site }),
      ]);
      const first = defaultLanguage(configuration);
      return {
        pictures: libraryPictures(stored, uses).toSorted((a, b) => b.changedAt - a.changedAt),
        languages: [...new Set([first, ...enabledLanguages(configuration)])],
      };
    },
  });
}
