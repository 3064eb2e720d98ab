import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ProductApi } from '../../api/product-api.ts';

/** What a component's `queries` receive; areas of the site add their own settings. */
export interface DataContext {
  readonly language: string;
  /** The page's query parameters. */
  readonly search: URLSearchParams;
  /** Id of the post of the blog that the page shows; '' for none. */
  readonly postId: string;
  /** How many posts a page of the blog has. */
  readonly postsPerPage: number;
  readonly api: ProductApi;
  /** Decimals of a currency, by its ISO code. */
  readonly decimalsOf: (currency: string) => number;
  /** The moment at which the page is rendered, in epoch milliseconds. */
  readonly now: number;
}

/** TanStack query options. What several queries need is fetched by the client, which fetches equal keys once. */
export interface Query<Data = unknown> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly client: QueryClient }) => Promise<Data>;
}

/** A component's queries by name; `undefined` for data that it does not need this time. */
export type Queries = Readonly<Record<string, Query | undefined>>;

/** The result of one query. `skipped`: the component did not request it. */
export type DataResult<Data = unknown> =
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly message: string; readonly cause?: unknown }
  | { readonly status: 'loading' }
  | { readonly status: 'skipped' };

export type DataResults = Readonly<Record<string, DataResult>>;

/** The results of queries, by name, with the types that the queries promise. */
export type ResultsOf<Named> = {
  readonly [Name in keyof Named]-?: NonNullable<Named[Name]> extends Query<infer Data>
    ? undefined extends Named[Name]
      ? DataResult<Data>
      : Exclude<DataResult<Data>, { readonly status: 'skipped' }>
    : never;
};

/** What data may state: from then on, in epoch milliseconds, it is out of date, and no page with it is cached. */
export interface Expiring {
  readonly validUntil?: number | null;
}

/** The data of a result; `null` while there is none. */
export const dataOf = <Data>(result: DataResult<Data>): Data | null =>
  result.status === 'success' ? result.data : null;

/** For how long fetched data counts as fresh, in milliseconds. */
export const FRESH_MS = 900_000;

/**
 * Options of every query, on the server and in browsers. The call layer repeats what may be repeated; the query layer
 * never does. A call without a network fails at once, and is shown: one that waited for it would be sent unexpectedly
 * late.
 */
export const QUERY_DEFAULTS = { retry: false, networkMode: 'always', staleTime: FRESH_MS } as const;
