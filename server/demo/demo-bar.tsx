import { renderToString } from 'react-dom/server';
import type { Translate } from '../../src/runtime/text/translate.ts';

/** Plain rules: the bar belongs to the demo, not to the site's theme. */
export const DEMO_BAR_CSS =
  '.demo-bar{display:flex;flex-wrap:wrap;gap:4px 20px;align-items:center;justify-content:center;padding:0 16px;background:#14161a;color:#fff;font:14px/1.5 system-ui,sans-serif}.demo-bar a{color:#fff;padding-block:12px}.demo-bar strong{font-weight:650}';

/** The strip at the foot of a demo site: inbox, and the way back to all sites. */
export const demoBar = (t: Translate, startHref: string): string =>
  renderToString(
    <aside className="demo-bar" aria-label={t('demo.bar')}>
      <strong>{t('demo.bar')}</strong>
      <a href="/dev/inbox">{t('demo.inbox')}</a>
      {/* Fetching this address ahead would already close the site. */}
      <a href={startHref} data-no-prefetch="">
        {t('demo.sites')}
      </a>
    </aside>,
  );
