import type { ComponentRegistry } from '../runtime/registry/definition.ts';

/** The one list of components: a schema without a line, or a line without a schema, does not compile. */
export const registry = {
  Accordion: () => import('../components/accordion/index.ts'),
  BookingError: () => import('../booking/booking-error/index.ts'),
  BookingSuccess: () => import('../booking/booking-success/index.ts'),
  Button: () => import('../components/button/index.ts'),
  CallToAction: () => import('../components/call-to-action/index.ts'),
  Checkout: () => import('../booking/checkout/index.ts'),
  Column: () => import('../components/column/index.ts'),
  Divider: () => import('../components/divider/index.ts'),
  DividerWithText: () => import('../components/divider-with-text/index.ts'),
  FleetGrid: () => import('../components/fleet-grid/index.ts'),
  GeneralError: () => import('../booking/general-error/index.ts'),
  Icon: () => import('../components/icon/index.ts'),
  IconWithText: () => import('../components/icon-with-text/index.ts'),
  Image: () => import('../components/image/index.ts'),
  InfoCard: () => import('../components/info-card/index.ts'),
  LanguageSelector: () => import('../components/language-selector/index.ts'),
  List: () => import('../components/list/index.ts'),
  NotFound: () => import('../booking/not-found/index.ts'),
  Paragraph: () => import('../components/paragraph/index.ts'),
  Row: () => import('../components/row/index.ts'),
  SearchForm: () => import('../components/search-form/index.ts'),
  SearchResults: () => import('../booking/search-results/index.ts'),
  SharedSection: () => import('../components/shared-section/index.ts'),
  Tabs: () => import('../components/tabs/index.ts'),
} satisfies ComponentRegistry;
