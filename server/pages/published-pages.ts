import { CURRENCY_PARAMETER } from '../../src/domain/shown-currency.ts';
import type { ProductApi } from '../../src/api/product-api.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import type { LeftPreview } from '../../src/site/preview.ts';
import { encodePath, type PostAddress, postPath, routePath } from '../../src/site/routes.ts';
import { isScreenPage } from '../../src/site/system-pages.ts';
import type { FailurePages } from './failure-pages.ts';
import type { PageResult } from './page-request.ts';
import type { Visit } from './render-response.ts';
import { type PageTarget, resolveRequest, withQuery } from './resolve-request.ts';
import type { SiteRuntime } from './site-runtime.ts';
import type { StoredPages } from './stored-pages.ts';
import { chooseCurrency } from './visitor-currency.ts';

export interface PublishedPageOptions {
  readonly pages: StoredPages;
  readonly failures: FailurePages;
  readonly runtime: Pick<SiteRuntime, 'historyOf'>;
}

/** A path without its slashes at both ends, decoded as far as it can be. */
function readablePath(pathname: string): string {
  const path = pathname.replace(/^\/|\/$/g, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Responds with what is published at an address: a page, a post, or where either is now. */
export function createPublishedPages({ pages, failures, runtime }: PublishedPageOptions) {
  /** A post at its own address: another spelling of it leads there. */
  async function respondPost(
    visit: Visit,
    target: PageTarget,
    { id }: PostAddress,
    hurriedApi: ProductApi,
  ): Promise<PageResult> {
    const { site } = visit.settings.value;
    try {
      const post = await visit.api.blogPost(id);
      const path = post && postPath(site, post, target.language);
      if (!post || path === null) return await failures.notFound(visit, target.language);
      if (decodeURIComponent(target.path) !== path)
        return { kind: 'redirect', status: 301, location: withQuery(encodePath(path), visit.request.search) };
      return await pages.cached(visit, { ...target, path }, hurriedApi, post);
    } catch (error) {
      return failures.failed(visit, target, error);
    }
  }

  /** The redirect from a path that a page or route had in an earlier version; `null` for other paths. */
  async function formerAddress(
    { request, settings }: Visit,
    language: LanguageTag,
  ): Promise<PageResult | null> {
    const { value: history } = await runtime.historyOf(request.site);
    const id = history.formerPaths.get(readablePath(request.pathname));
    const path = id === undefined ? null : routePath(settings.value.site, id, language);
    if (path === null) return null;
    return { kind: 'redirect', status: 301, location: withQuery(encodeURI(path), request.search) };
  }

  /** @param left the preview that the visitor left, if any */
  return async (
    visit: Visit,
    hurriedApi: ProductApi,
    left: LeftPreview | null = null,
  ): Promise<PageResult> => {
    const { site } = visit.settings.value;
    const resolution = resolveRequest(site, visit.request);
    if (resolution.kind === 'redirect') return resolution;
    if (resolution.kind === 'not-found')
      return (
        (await formerAddress(visit, resolution.language)) ?? failures.notFound(visit, resolution.language)
      );
    const { target } = resolution;
    const chosen = visit.request.search.get(CURRENCY_PARAMETER);
    if (chosen !== null) return await chooseCurrency(visit, target, chosen);
    if (target.post) return respondPost(visit, target, target.post, hurriedApi);
    if (left) return pages.uncached(visit, target, visit.api, { shown: left, site, scenario: null });
    return isScreenPage(target.routeId)
      ? pages.uncached(visit, target, visit.api)
      : pages.cached(visit, target, hurriedApi);
  };
}
