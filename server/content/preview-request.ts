export const PREVIEW_COOKIE = '__Host-preview';

/** The `preview` parameter of an address: none, a token to exchange for a cookie, or the draft. */
export type PreviewRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'exchange'; readonly token: string }
  | { readonly kind: 'draft' };

const DRAFT_VALUES = new Set(['', '1', 'true']);
const PUBLISHED_VALUES = new Set(['0', 'false']);

/** Reads the `preview` parameter: bare, `1` or `true` is the draft; `0` or `false` the published page; else a token. */
export function readPreviewRequest(search: URLSearchParams): PreviewRequest {
  const value = search.get('preview');
  if (value === null || PUBLISHED_VALUES.has(value)) return { kind: 'none' };
  return DRAFT_VALUES.has(value) ? { kind: 'draft' } : { kind: 'exchange', token: value };
}

/** Lifetime of the cookie is that of its token, which carries its own expiry. */
export const previewCookie = (token: string) =>
  `${PREVIEW_COOKIE}=${token}; Path=/; Secure; HttpOnly; SameSite=None; Partitioned`;
