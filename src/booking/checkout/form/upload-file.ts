import { ApiError, hasErrorCode } from '../../../api/api-error.ts';
import type { ApiTransport } from '../../../api/http/caller.ts';
import { isRecord } from '../../../api/wire/is-record.ts';

/** Why a file is not uploaded. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  readonly reason: 'too-large' | 'wrong-type' | 'failed';
  constructor(reason: UploadFailure['reason']) {
    super(`the file is not uploaded: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Uploads a file for the booking to come. @returns its id
 * @throws UploadFailure
 */
export async function uploadFile(
  file: Blob,
  { field, name }: { readonly field: string; readonly name: string },
  transport: ApiTransport,
): Promise<string> {
  try {
    // Not by a caller: a file may take longer than its calls may.
    const { status, body } = await transport({
      method: 'POST',
      path: `/api/booking/files?${new URLSearchParams({ field, name })}`,
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
    if (status >= 300) throw ApiError.fromResponse(status, body);
    if (isRecord(body) && typeof body.id === 'string') return body.id;
  } catch (error) {
    if (hasErrorCode(error, 'fileSizeExceeded', 'bodyTooLarge')) throw new UploadFailure('too-large');
    if (hasErrorCode(error, 'fileRefused', 'noFilesSelected')) throw new UploadFailure('wrong-type');
    if (!(error instanceof ApiError)) throw new UploadFailure('failed');
  }
  throw new UploadFailure('failed');
}
