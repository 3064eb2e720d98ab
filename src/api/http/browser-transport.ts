import type { ApiTransport } from './caller.ts';

/** Calls the product API of the page's own origin. */
export const browserTransport: ApiTransport = async ({ method, path, body, headers, signal }) => {
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    credentials: 'same-origin',
  });
  const text = await response.text();
  try {
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch {
    return { status: response.status, body: text };
  }
};
