import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '../../../src/api/wire/operations/client-types.ts';
import { useServices } from '../services.tsx';

/** A template of the company as lists show it. */
export interface ListedTemplate extends Omit<ResponseOf<'documents'>[number], 'description'> {
  readonly name: string;
  readonly description: string;
}

/** Key of the templates of a site in the cache of calls. */
export const templatesKey = (site: string) => ['settings', site, 'pageTemplate'];

/** The templates of a site, archived ones included. */
export function useTemplates(site: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: templatesKey(site),
    queryFn: () => api.call('documents', { site, path: { kind: 'pageTemplate' } }),
    select: (all): readonly ListedTemplate[] =>
      all.map(({ description = '', ...one }) => ({
        ...one,
        description,
        name: Object.values(one.title)[0] ?? one.id,
      })),
  });
}
