import type { PageContext } from '../../runtime/registry/page-context.ts';

/** Address of the search for one model. */
export const modelHref = (page: Pick<PageContext, 'routePath'>, modelId: string): string =>
  page.routePath('search', new URLSearchParams({ modelId }).toString());
