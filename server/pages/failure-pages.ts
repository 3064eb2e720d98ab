import { ApiError, isTooManyRequests } from '../../src/api/api-error.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { detectLanguage, resolveAddress } from '../../src/site/routes.ts';
import { type PageRequest, type PageResult, preferredLanguages } from './page-request.ts';
import type { Visit } from './render-response.ts';
import type { PageTarget } from './resolve-request.ts';
import type { SiteRuntime } from './site-runtime.ts';
import { refusedPreview, type RenderSystemPage, type Report, tooManyRequests } from './system-page.ts';

export interface FailurePageOptions {
  readonly renderSystemPage: RenderSystemPage;
  readonly report: Report;
  /** Stores the settings of sites whose product API does not answer. */
  readonly runtime: Pick<SiteRuntime, 'lastKnownSettings'>;
}

/** Renders the error pages that are sent when the requested page is missing, refused or fails. */
export function createFailurePages({ renderSystemPage, report, runtime }: FailurePageOptions) {
  /** @returns whether the product API failed, not the page */
  function reportFailure({ site }: PageRequest, routeId: string, error: unknown): boolean {
    const isUnavailable = error instanceof ApiError;
    const message = isUnavailable ? 'product API does not answer' : 'page failed';
    report(message, { site: site.id, page: routeId, error });
    return isUnavailable;
  }

  return {
    reportFailure,

    notFound: (visit: Visit, language: LanguageTag) =>
      renderSystemPage(visit, { id: 'not-found', language, status: 404 }),

    /** The page of a preview that the visitor may not see. */
    refused: (visit: Visit, language: LanguageTag) => renderSystemPage(...refusedPreview(visit, language)),

    /** The page of an error while a page was rendered. */
    async failed(visit: Visit, { routeId, language, path }: PageTarget, error: unknown) {
      if (isTooManyRequests(error)) {
        const page = await renderSystemPage(visit, tooManyRequests(language, path));
        return withRetryAfter(page, error.retryAfter);
      }
      const isUnavailable = reportFailure(visit.request, routeId, error);
      return renderSystemPage(visit, { id: 'error', language, status: isUnavailable ? 502 : 500, path });
    },

    /** The error page of a site whose settings were never loaded. */
    withoutSettings(visit: Omit<Visit, 'settings'>): Promise<PageResult> {
      const { request } = visit;
      const value = runtime.lastKnownSettings(request.site.id);
      const preferred = preferredLanguages(request);
      const address = resolveAddress(value.site, request.pathname, preferred);
      const language = address.kind === 'redirect' ? detectLanguage(value.site, preferred) : address.language;
      const path = address.kind === 'not-found' ? undefined : address.path;
      const settings = { value, isComplete: false, hash: 'none' };
      return renderSystemPage({ ...visit, settings }, { id: 'error', language, status: 502, path });
    },
  };
}

export type FailurePages = ReturnType<typeof createFailurePages>;

/** A page that states when another request will be answered. */
const withRetryAfter = (result: PageResult, seconds: number | null): PageResult =>
  result.kind !== 'page' || seconds === null
    ? result
    : {
        kind: 'page',
        response: {
          ...result.response,
          headers: { ...result.response.headers, 'retry-after': String(seconds) },
        },
      };
