export const PREVIEW_COOKIE = '__Host-preview';

/**
 * The `preview` parameter of an address: none, a token to exchange for a cookie, the draft, the published page that a
 * link of a preview leads to, or the end of the preview.
 */
export type PreviewRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'exchange'; readonly token: string }
  | { readonly kind: 'draft' }
  | { readonly kind: 'published' }
  | { readonly kind: 'end' };

const DRAFT_VALUES = new Set(['', '1', 'true']);
const PUBLISHED_VALUES = new Set(['0', 'false']);
/** Value that ends a preview: the cookie is removed. */
export const END_VALUE = 'end';

/**
 * Reads the `preview` parameter: bare, `1` or `true` is the draft; `0` or `false` the published page; `end` ends the
 * preview; else a token.
 */
export function readPreviewRequest(search: URLSearchParams): PreviewRequest {
  const value = search.get('preview');
  if (value === null) return { kind: 'none' };
  if (PUBLISHED_VALUES.has(value)) return { kind: 'published' };
  if (value === END_VALUE) return { kind: 'end' };
  return DRAFT_VALUES.has(value) ? { kind: 'draft' } : { kind: 'exchange', token: value };
}

// Browsers find a partitioned cookie again, to replace or remove it, by all of these.
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=None; Partitioned';

/** The cookie of a token. @param seconds until the token expires */
export const previewCookie = (token: string, seconds: number) =>
  `${PREVIEW_COOKIE}=${token}; Max-Age=${seconds}; ${ATTRIBUTES}`;

/** Removes the cookie. */
export const NO_PREVIEW_COOKIE = `${PREVIEW_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;

/** What a request says of its preview: the token of the cookie. */
export const previewCookieHeader = (token: string) => `${PREVIEW_COOKIE}=${token}`;
