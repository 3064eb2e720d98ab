import type { QueryClient } from '@tanstack/react-query';
import type { Currency } from '../../src/api/wire/currency.ts';
import type { Viewer } from '../../src/domain/visibility.ts';
import type { IslandServices } from '../../src/runtime/hydration/services.ts';
import type { OpenDocument } from '../document/page-document.ts';
import type { OpenSite } from './open-site.ts';

/** A booking scenario as pages are shown in it. */
export interface ShownScenario {
  /** The present, in epoch milliseconds. */
  readonly now: number;
  readonly viewer: Viewer;
  /** The currency that a page shows amounts in, chosen by the visitor instead of that of the site; `null` for none. */
  readonly currencyOn: (pageId: string, page: OpenDocument) => Currency | null;
  /** Query of the address of a page. */
  readonly searchOf: (pageId: string) => string;
}

/** Where the data of a page that is composed comes from. */
export interface PageData {
  /** The site, whose product API answers with samples in a scenario. */
  readonly site: OpenSite;
  /** `null` for the data of the site itself. */
  readonly scenario: ShownScenario | null;
  readonly client: QueryClient;
  readonly services: IslandServices;
}
