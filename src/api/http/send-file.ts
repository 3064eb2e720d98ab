import { ApiError } from '../api-error.ts';
import { isPreview, PREVIEW_HEADER } from './browser-transport.ts';

/** Sends a file to the page's own origin. @returns the body of the response. @throws ApiError */
export async function sendFile(path: string, file: Blob): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/octet-stream',
      ...(isPreview() ? { [PREVIEW_HEADER]: '1' } : {}),
    },
    body: file,
    credentials: 'same-origin',
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw ApiError.fromResponse(response.status, body);
  return body;
}
