import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ProductApi } from '../../api/client/product-api.ts';
import type { SearchRules } from '../../domain/search-rules.ts';

/** What a component's `queries` may use to say what it needs. */
export interface DataContext {
  readonly language: string;
  /** The page's query parameters. */
  readonly search: URLSearchParams;
  readonly api: ProductApi;
  /** Decimals of a currency, by its ISO code. */
  readonly decimalsOf: (currency: string) => number;
  /** What the operator decided about searches. */
  readonly searchRules: SearchRules;
  /** The moment at which the page is drawn, in epoch milliseconds. */
  readonly now: number;
}

/**
 * A named set of TanStack query options; the browser's islands use the same ones. What several of them
 * need is asked of the client, which asks once.
 */
export type Queries = Readonly<
  Record<
    string,
    {
      readonly queryKey: QueryKey;
      readonly queryFn: (asking: { readonly client: QueryClient }) => Promise<unknown>;
    }
  >
>;

/** What an answer may name: from then on, in epoch milliseconds, it is wrong, and no page with it is kept. */
export interface Perishable {
  readonly validUntil?: number | null;
}

/** The answer of one query, or the reason why there is none. */
export type DataResult<T = unknown> =
  | { readonly status: 'success'; readonly data: T }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'loading' };

export type DataResults = Readonly<Record<string, DataResult>>;

/** The result of a named query as the type its options promise; `loading` when it was not fetched. */
export const resultOf = <T>(results: DataResults, name: string): DataResult<T> =>
  (results[name] as DataResult<T> | undefined) ?? { status: 'loading' };
