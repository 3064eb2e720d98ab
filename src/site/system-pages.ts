import type { GeneralErrorProps } from '../../generated/components/types.ts';
import { isRecord } from '../api/wire/is-record.ts';
import { DEFAULT_LAYOUT } from '../api/wire/document-kinds.ts';
import { LAST_RESORT } from '../runtime/text/languages.ts';
import type { WirePage } from '../api/wire/site-settings.ts';

interface SystemPage {
  readonly component: string;
  /** Text key of the screen's name. */
  readonly titleKey: string;
  /** It is the same for all visitors: cached and indexed as content pages are. */
  readonly isContent?: true;
  /** The component is a part of a page: the bare page has its name above it and the margins of a section. */
  readonly isPart?: true;
}

/** The pages that carry a screen; a site without one of its own gets the bare screen. */
const SYSTEM_PAGES: Readonly<Record<string, SystemPage>> = {
  search: { component: 'SearchResults', titleKey: 'search.screen' },
  checkout: { component: 'Checkout', titleKey: 'checkout.title' },
  'booking-success': { component: 'BookingSuccess', titleKey: 'success.screen' },
  'booking-error': { component: 'BookingError', titleKey: 'bookingError.screen' },
  blog: { component: 'BlogList', titleKey: 'blog.screen', isContent: true, isPart: true },
  'blog-post': { component: 'BlogPost', titleKey: 'blog.post', isContent: true },
  'not-found': { component: 'NotFound', titleKey: 'errors.notFound' },
  error: { component: 'GeneralError', titleKey: 'errors.gralError' },
};

const PUBLISHED = 1;

/** Screens show the search or booking of one visitor: they are neither cached nor indexed. */
export const isScreenPage = (id: string): boolean =>
  Object.hasOwn(SYSTEM_PAGES, id) && !SYSTEM_PAGES[id]?.isContent;

const SCREENS: ReadonlySet<unknown> = new Set(
  Object.values(SYSTEM_PAGES).flatMap(({ component, isContent }) => (isContent ? [] : [component])),
);
/** Screens that show prices in the currency that the visitor chose: a booking, once made, has its own. */
const BEFORE_BOOKING: ReadonlySet<unknown> = new Set(['SearchResults', 'Checkout']);

/** The screens among nodes of a page and in their slots. */
function screensIn(nodes: unknown): readonly unknown[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.filter(isRecord).flatMap(({ type, slots }) => {
    const inside = isRecord(slots) ? Object.values(slots).flatMap(screensIn) : [];
    return SCREENS.has(type) ? [type, ...inside] : inside;
  });
}

/** The screens that stand on a page, by type. */
export const screensOf = ({ builder }: Pick<WirePage, 'builder'>) =>
  screensIn(isRecord(builder) ? builder.sections : null);

/** Whether a page shows the search or booking of one visitor: its route is that of a screen, or a screen stands on it. */
export const showsScreen = (page: Pick<WirePage, 'id' | 'builder'>): boolean =>
  isScreenPage(page.id) || screensOf(page).length > 0;

/** Whether visitors choose a currency on a page: once they book, it stays as it is. */
export const offersCurrencies = (id: string): boolean => id === 'search' || !isScreenPage(id);

/**
 * The currency that a visitor chose, where a page shows amounts in it; `null` where a booking is the matter of the page.
 * @param types of the components on the page
 */
export function currencyOnPage<Currency>(
  routeId: string,
  types: readonly unknown[],
  chosen: Currency | null,
): Currency | null {
  const isOfBooking = (screen: unknown) => SCREENS.has(screen) && !BEFORE_BOOKING.has(screen);
  const route = isScreenPage(routeId) ? [SYSTEM_PAGES[routeId]?.component] : [];
  // On the page of results visitors choose a currency, whatever stands on it.
  const shown = routeId === 'search' ? route : [...route, ...types];
  return shown.some(isOfBooking) ? null : chosen;
}

/** Text key of a screen's name; '' for content pages. */
export const screenTitleKey = (id: string) =>
  Object.hasOwn(SYSTEM_PAGES, id) ? (SYSTEM_PAGES[id]?.titleKey ?? '') : '';

interface BareNode {
  readonly id: string;
  readonly type: string;
  readonly v: 1;
  readonly props: object;
  readonly slots?: Readonly<Record<string, readonly BareNode[]>>;
}

const TITLE = 'page.title';

/** A section with the name of the page above a component. */
function titledSection(node: BareNode): BareNode {
  const title: BareNode = { id: 'title', type: 'Paragraph', v: 1, props: { text: TITLE, as: 'h1' } };
  const column: BareNode = {
    id: 'column',
    type: 'Column',
    v: 1,
    props: {},
    slots: { content: [title, node] },
  };
  return { id: 'section', type: 'Row', v: 1, props: { section: true }, slots: { columns: [column] } };
}

/**
 * The bare page of a screen; `null` when the id is none of a screen.
 * @param nameOf translates the text key of the screen's name, for pages that have it as their heading
 */
export function bareScreenPage(id: string, nameOf: (key: string) => string = () => ''): WirePage | null {
  const page = Object.hasOwn(SYSTEM_PAGES, id) ? SYSTEM_PAGES[id] : undefined;
  if (!page) return null;
  const screen: BareNode = { id: 'screen', type: page.component, v: 1, props: {} };
  const section = page.isPart ? titledSection(screen) : screen;
  const translations = page.isPart ? { [LAST_RESORT]: { [TITLE]: nameOf(page.titleKey) } } : {};
  return composedPage(id, { format: 1, sections: [section], translations });
}

/** A page of a builder document that is stored nowhere, in the site's default layout. */
export const composedPage = (id: string, builder: unknown): WirePage => ({
  id,
  status: PUBLISHED,
  version: 1,
  builder,
  seo: {} as WirePage['seo'],
  layoutId: DEFAULT_LAYOUT,
  showBreadcrumb: false,
  slugs: {},
  menuLabel: {},
  madeFrom: { kind: 'none', id: '' },
});

/**
 * The site's error page with its error screen stating a reason; the bare screen where the page has no error screen.
 */
export function withErrorReason(page: WirePage, reason: GeneralErrorProps['reason']): WirePage {
  let isSaid = false;
  const refusing = (nodes: unknown): unknown =>
    Array.isArray(nodes)
      ? nodes.map((node: unknown) => {
          if (!isRecord(node)) return node;
          const isErrorScreen = node.type === 'GeneralError';
          isSaid ||= isErrorScreen;
          const slots = Object.entries(isRecord(node.slots) ? node.slots : {});
          return {
            ...node,
            ...(isErrorScreen ? { props: { ...(node.props as object), reason } } : {}),
            slots: Object.fromEntries(slots.map(([name, inside]) => [name, refusing(inside)])),
          };
        })
      : nodes;
  const builder = isRecord(page.builder) ? page.builder : {};
  const sections = refusing(builder.sections);
  return isSaid
    ? { ...page, builder: { ...builder, sections } }
    : withErrorReason(bareScreenPage('error') as WirePage, reason);
}
