import { consentPurposes, type PageTags } from '../runtime/consent/consent.ts';
import type { PreparedNode } from '../runtime/document/prepare-node.ts';
import { Served } from '../runtime/hydration/adopted.tsx';
import { CONTENT_ID } from '../runtime/registry/page-context.ts';
import type { HtmlPage } from '../runtime/render/html/html-page.ts';
import { Breadcrumb } from './layout/breadcrumb.tsx';
import { ConsentBanner, ReopenConsent } from './layout/consent-banner.tsx';
import { Header, HeaderExtra } from './layout/header.tsx';
import type { LayoutSlot } from './layout/layout-slots.ts';
import { wrapMain, wrapShared } from './layout/page-frame.ts';
import { PreviewBar } from './layout/preview-bar.tsx';
import type { LoadedPage } from './load-page.ts';
import { resolveMenu } from './menus.ts';
import type { PageRendererOptions } from './page-renderer.ts';
import { fileOf } from './pictures.ts';

/** Replaces a node that cannot be rendered, in previews. */
function Placeholder({ node }: { node: PreparedNode }) {
  return (
    <div data-node={node.id} data-render-error={node.renderError ?? undefined}>
      {node.type}
    </div>
  );
}

interface BodyOptions extends Pick<PageRendererOptions, 'report'> {
  /** The name of the page in the trail that leads to it. */
  readonly label: string;
  /** What the page runs with the visitor's consent; `null` for nothing. */
  readonly tags: PageTags | null;
}

/** Renders the body of a page: the parts of its layout, in their order, with what stands around them. */
export function pageBody(
  { input, t, format, slots, documents, dataOf, context }: LoadedPage,
  served: HtmlPage,
  { label, tags, report }: BodyOptions,
): string {
  const { address, settings, page, preview, marksShared = false } = input;
  const { header } = settings.site;
  const homeHref = context.routePath('home');
  const isDraft = preview?.kind === 'draft';

  const renderDocument = (key: string, scope: string): string =>
    served.document(documents.byKey.get(key)?.sections ?? [], {
      scope,
      dataOf,
      placeholder: (node) => (isDraft ? <Placeholder key={node.id} node={node} /> : null),
      onFailure: (node, error) =>
        report('component failed', { document: key, node: node.id, type: node.type, error }),
      onIslandFailure: (error, island) =>
        report('island failed', { error, island: island.name, id: island.id }),
    });
  // Shared components and the page may use the same node ids.
  const renderShared = (id: string) => renderDocument(`shared:${id}`, `${id}-`);

  const renderHeader = (sharedComponentId: string | null): string => {
    const extra = sharedComponentId ? renderShared(sharedComponentId) : '';
    const items = resolveMenu(header.menu.menuId, address);
    // Its drawer and sub-menus are disclosures.
    if (items.length > 0 || extra) served.useLoader();
    return served.element(
      <Header
        header={{ ...header, logo: { ...header.logo, src: fileOf(context)(header.logo.src) } }}
        items={items}
        homeHref={homeHref}
        siteName={address.siteName}
        t={t}
      >
        {extra && <Served as={HeaderExtra} html={extra} />}
      </Header>,
    );
  };
  const renderSlot = (slot: LayoutSlot): string => {
    if (slot.kind === 'header') return renderHeader(slot.sharedComponentId);
    if (slot.kind === 'component') return wrapShared(slot, renderShared(slot.id), marksShared);
    const breadcrumb = page.showBreadcrumb && <Breadcrumb t={t} homeHref={homeHref} label={label} />;
    return wrapMain(breadcrumb ? served.element(breadcrumb) : '', renderDocument(documents.contentKey, ''));
  };

  const purposes = tags ? consentPurposes(tags) : [];
  return [
    served.element(
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {t('common.skipToContent')}
      </a>,
    ),
    purposes.length > 0
      ? served.element(<ConsentBanner t={t} purposes={purposes} privacyHref={context.booking.privacyHref} />)
      : '',
    ...slots.map(renderSlot),
    purposes.length > 0 ? served.element(<ReopenConsent t={t} />) : '',
    // Last, so that it sticks to the lower edge without covering the end of the page.
    preview
      ? served.element(<PreviewBar t={t} format={format} preview={preview} languages={context.languages} />)
      : '',
  ].join('');
}
