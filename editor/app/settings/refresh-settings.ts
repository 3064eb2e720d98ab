import type { QueryClient } from '@tanstack/react-query';
import { readAnew } from '../read-anew.ts';

/** Reads anew what depends on which menus, layouts, forms and shared sections a site has: their lists, fields and uses, and the checks. */
export const refreshSettings = (client: QueryClient, site: string): Promise<unknown> =>
  Promise.all(['settings', 'references', 'uses', 'checked-site'].map((key) => readAnew(client, [key, site])));
