import { documentTitle, type HeadTag, headTags } from './head.ts';
import { iconSource, iconTags } from './icons.ts';
import { firstPictureOf } from './lead-picture.ts';
import type { LoadedPage } from './load-page.ts';
import { menuLabel, nameOfPage } from './menus.ts';
import { nameInTitle } from './name-in-title.ts';
import type { PageRendererOptions } from './page-renderer.ts';
import { pageStructuredData } from './page-structured-data.ts';
import { fileOf } from './pictures.ts';
import { sharedPictureOf } from './shared-picture.ts';

/** What stands in the head of a page. */
export interface PageHead {
  readonly title: string;
  /** The name of the page in the trail that leads to it. */
  readonly label: string;
  readonly tags: readonly HeadTag[];
  /** JSON-LD documents. */
  readonly structuredData: Promise<readonly object[]>;
}

/** Makes the head of a page. */
export function pageHead(
  { input, t, documents, nodes, dataOf, context, pageSeo }: LoadedPage,
  report: PageRendererOptions['report'],
): PageHead {
  const { address, settings, page, api, now } = input;
  const { site } = settings;
  const titleOverride = nodes
    .map((node) => node.definition?.titleOverride?.({ data: dataOf(node), page: context, t }) ?? null)
    .find((title) => title !== null);
  const head = {
    address,
    // The operator's title describes the usual content of the page, which it does not show now.
    pageSeo: titleOverride ? { ...pageSeo, title: {} } : pageSeo,
    siteSeo: settings.seo,
    screenName:
      titleOverride ??
      (input.screenKey ? t(input.screenKey) : nameOfPage(address.site, page.id, address.language)),
    isIndexable: input.isIndexable && !input.preview,
    picture: sharedPictureOf(
      context.picture(address.post?.image || firstPictureOf(documents.content.sections) || ''),
    ),
    sitePicture: sharedPictureOf(context.picture(iconSource(site))),
  };
  const title = documentTitle(head);
  const label = menuLabel(address.site, page.id, address.language) || nameInTitle(title);
  const structuredData = head.isIndexable
    ? pageStructuredData({
        address,
        api,
        hasLogo: iconSource(site) !== '',
        pageSeo,
        siteSeo: settings.seo,
        image: head.picture?.src ?? '',
        trail: page.showBreadcrumb
          ? [
              { name: t('common.home'), url: context.routePath('home') },
              { name: label, url: encodeURI(address.path) },
            ]
          : [],
        ofComponents: nodes.flatMap(
          (node) => node.definition?.structuredData?.({ data: dataOf(node), page: context, t }) ?? [],
        ),
        now,
        report,
      })
    : Promise.resolve([]);
  return {
    title,
    label,
    tags: [...headTags(head), ...iconTags(site, fileOf(context))],
    structuredData,
  };
}
