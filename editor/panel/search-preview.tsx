import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Seo } from '../../generated/page/types.ts';
import { withPageRoute } from '../../src/site/draft-route.ts';
import { documentDescription, documentTitle } from '../../src/site/head.ts';
import { nameOfPage } from '../../src/site/menus.ts';
import { languageOrigin, routePath } from '../../src/site/routes.ts';
import { screenTitleKey } from '../../src/site/system-pages.ts';
import { useSiteTexts } from '../canvas/use-site-texts.ts';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';

const Result = styled.figure`
  display: grid; gap: 2px; min-width: 0; padding: 12px; border: 1px solid var(--line); border-radius: var(--radius-large); background: var(--surface-raised);
  figcaption { margin-bottom: 4px; color: var(--ink-faint); font-size: 11px; }
  .site { display: grid; color: var(--ink-muted); font-size: 11px; line-height: 16px; }
  .site > b { color: var(--ink); font-size: var(--text-small); font-weight: 500; }
  .site > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .title { display: -webkit-box; overflow: hidden; margin-top: 2px; color: var(--accent-ink); font-size: 16px; line-height: 21px; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  .text { display: -webkit-box; overflow: hidden; color: var(--ink-muted); font-size: var(--text-small); line-height: 18px; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  .text[data-missing] { color: var(--ink-faint); font-style: italic; }
`;

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  (isRecord(value) ? value : {}) as Readonly<Record<string, string>>;

/** The page as search engines would list it, in the language that is edited. */
export function SearchPreview() {
  const { t } = useTranslation();
  const { site, pageId, language } = useWorkspace();
  const { body } = useDocument();
  const texts = useSiteTexts(language);
  const seo = isRecord(body.seo) ? body.seo : {};
  const key = screenTitleKey(pageId);
  const routed = withPageRoute(site.settings.site, {
    id: pageId,
    slugs: textsIn(body.slugs),
    menuLabel: textsIn(body.menuLabel),
  });
  const input = {
    address: { language, siteName: site.name },
    pageSeo: { title: textsIn(seo.title), description: textsIn(seo.description) } satisfies Partial<Seo>,
    siteSeo: site.settings.seo,
    screenName: key === '' ? nameOfPage(routed, pageId, language) : (texts?.(key) ?? ''),
  };
  const path = decodeURI(routePath(routed, pageId, language) ?? '');
  const origin = languageOrigin(routed, language) ?? site.origin;
  const description = documentDescription(input);
  return (
    <Result lang={language}>
      <figcaption>{t('page.searchResult')}</figcaption>
      <div className="site">
        <b>{site.name}</b>
        <span>{[new URL(origin).host, ...path.split('/').filter(Boolean)].join(' › ')}</span>
      </div>
      <div className="title">{documentTitle(input)}</div>
      <div className="text" data-missing={description === '' ? '' : undefined}>
        {description || t('page.noDescription')}
      </div>
    </Result>
  );
}
