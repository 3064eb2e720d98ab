import { renderToString } from 'react-dom/server';
import type { Translate } from '../../src/runtime/text/translate.ts';

/** CSS of the bar; independent of the site's theme. */
export const DEMO_BAR_CSS =
  '.demo-bar{display:flex;flex-wrap:wrap;gap:4px 20px;align-items:center;justify-content:center;padding:0 16px;background:#14161a;color:#fff;font:14px/1.5 system-ui,sans-serif}.demo-bar a{color:#fff;padding-block:12px}.demo-bar strong{font-weight:650}';

/**
 * The bar at the end of each page of a demo site: links to the page in the editor, where there is one, to the inbox
 * and to the list of sites.
 */
export const demoBar = (t: Translate, pageId: string | null): string =>
  renderToString(
    <aside className="demo-bar" aria-label={t('demo.bar')}>
      <strong>{t('demo.bar')}</strong>
      {pageId && (
        <a href={`/editor?page=${encodeURIComponent(pageId)}`} data-no-prefetch="">
          {t('demo.edit')}
        </a>
      )}
      <a href="/dev/inbox">{t('demo.inbox')}</a>
      {/* Prefetching this address would clear the cookie that names the site. */}
      <a href="/close" data-no-prefetch="">
        {t('demo.sites')}
      </a>
    </aside>,
  );
