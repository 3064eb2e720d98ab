import { RESULTS_VIEW_COOKIE, type ResultsView } from '../../domain/offers/results-view.ts';

const YEAR_SECONDS = 31_536_000;

/** Stores how the visitor looks at results, for the next page of them; a preview leaves nothing behind. */
export function storeView(page: Document, view: ResultsView): void {
  if (page.documentElement.dataset.preview !== undefined) return;
  const secure = page.location?.protocol === 'https:' ? ';secure' : '';
  page.cookie = `${RESULTS_VIEW_COOKIE}=${view};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`;
}
