import { ApiError } from '../../src/api/api-error.ts';

/** A file on its way to the server. */
export interface Upload {
  /** Path with its query. */
  readonly path: string;
  readonly file: Blob;
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends a file. @returns the parsed response; rejects with ApiError, whose status is 0 when there was no response */
export type SendFile = (upload: Upload) => Promise<unknown>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Sends by XMLHttpRequest: `fetch` does not say how much of a body has been sent. */
export const sendFile: SendFile = ({ path, file, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new ApiError(0, 'no response', null, null));
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    request.addEventListener('load', () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(ApiError.fromResponse(request.status, body));
    });
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
