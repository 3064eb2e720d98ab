import { ApiError, hasErrorCode } from '../../../api/api-error.ts';
import { sendFile } from '../../../api/http/send-file.ts';
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
 * @param isComposed whether the page is only composed: nothing is sent then
 * @throws UploadFailure
 */
export async function uploadFile(
  file: Blob,
  { field, name }: { readonly field: string; readonly name: string },
  isComposed: boolean,
): Promise<string> {
  if (isComposed) throw new UploadFailure('failed');
  try {
    const body = await sendFile(`/api/booking/files?${new URLSearchParams({ field, name })}`, file);
    if (isRecord(body) && typeof body.id === 'string') return body.id;
  } catch (error) {
    if (hasErrorCode(error, 'fileSizeExceeded', 'bodyTooLarge')) throw new UploadFailure('too-large');
    if (hasErrorCode(error, 'fileRefused', 'noFilesSelected')) throw new UploadFailure('wrong-type');
    if (!(error instanceof ApiError)) throw new UploadFailure('failed');
  }
  throw new UploadFailure('failed');
}
