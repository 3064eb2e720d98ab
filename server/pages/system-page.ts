import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { loadPage } from '../../src/api/site-settings.ts';
import type { ReportWarning, WirePage } from '../../src/api/wire/site-settings.ts';
import { routePath } from '../../src/site/routes.ts';
import { bareScreenPage, withErrorReason } from '../../src/site/system-pages.ts';
import type { PageResult } from './page-request.ts';
import type { ResponseRenderer, Visit } from './render-response.ts';

export type Report = (message: string, details: Readonly<Record<string, unknown>>) => void;

/** A page that the site shows in place of the requested one. */
export interface SystemPageInput {
  readonly id: 'not-found' | 'error';
  readonly language: LanguageTag;
  readonly status: number;
  readonly titleKey?: string;
  /** The requested address; the front page where the page must not show it. */
  readonly path?: string | undefined;
  /** Changes the page document before it is rendered. */
  readonly change?: (page: WirePage) => WirePage;
}

/** The error page of a refused preview: the same for every reason, and without the address and its token. */
export const refusedPreview = (visit: Visit, language: LanguageTag): [Visit, SystemPageInput] => [
  { ...visit, request: { ...visit.request, search: new URLSearchParams(), previewToken: undefined } },
  {
    id: 'error',
    language,
    status: 401,
    titleKey: 'preview.refusedTitle',
    change: (page) => withErrorReason(page, 'preview-refused'),
  },
];

/** The error page of a visitor who has made too many requests. */
export const tooManyRequests = (language: LanguageTag, path: string): SystemPageInput => ({
  id: 'error',
  language,
  status: 429,
  titleKey: 'errors.tooOftenTitle',
  path,
  change: (page) => withErrorReason(page, 'too-many-requests'),
});

/** Renders the site's own system page, else the bare screen; a faulty page document never fails it. */
export function createSystemPages(render: ResponseRenderer, report: Report, reportWarning: ReportWarning) {
  return async (visit: Visit, input: SystemPageInput): Promise<PageResult> => {
    const { id, language, status, titleKey, change = (page) => page } = input;
    const { api } = visit;
    const bare = bareScreenPage(id) as WirePage;
    const path = input.path ?? routePath(visit.settings.value.site, 'home', language) ?? '/';
    const renderOne = async (page: WirePage, pageVersion: string): Promise<PageResult> => {
      const { response } = await render({
        visit,
        api,
        page: change(page),
        target: { routeId: id, language, path },
        titleKey,
        status,
        preview: null,
        pageVersion: `${status} ${pageVersion}`,
      });
      return { kind: 'page', response };
    };
    const own = await loadPage(api, id, reportWarning).catch(() => null);
    if (!own || own.status !== 1) return renderOne(bare, 'bare');
    return renderOne(own, String(own.version)).catch((error: unknown) => {
      report('system page failed', { page: id, error });
      return renderOne(bare, 'bare');
    });
  };
}

/** Renders a system page of the site. */
export type RenderSystemPage = ReturnType<typeof createSystemPages>;
