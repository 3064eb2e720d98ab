import type { ApiTransport } from './caller.ts';

/** Says that a call is made by a preview: the server books nothing for it. */
export const PREVIEW_HEADER = 'x-preview';

/** Whether the page is a preview; the server marks its document. */
export const isPreview = () => document.documentElement.dataset.preview !== undefined;

/** Calls the product API of the page's own origin. */
export const browserTransport: ApiTransport = async ({ method, path, body, headers, signal }) => {
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
      ...(isPreview() ? { [PREVIEW_HEADER]: '1' } : {}),
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    credentials: 'same-origin',
  });
  const { status } = response;
  const retryAfter = Number(response.headers.get('retry-after')) || null;
  const text = await response.text();
  try {
    return { status, body: text === '' ? null : JSON.parse(text), retryAfter };
  } catch {
    return { status, body: text, retryAfter };
  }
};
