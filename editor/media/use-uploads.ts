import { useState } from 'react';
import { ApiError, hasErrorCode } from '../../src/api/api-error.ts';
import { isRecord } from '../../src/api/wire/is-record.ts';
import type { ResponseOf } from '../../src/api/wire/operations/client-types.ts';
import { OPERATIONS } from '../../src/api/wire/operations/operations.ts';
import { useServices } from '../app/services.tsx';
import { newId } from '../workspace/new-id.ts';

/** The largest file that is taken, in bytes. */
export const MAX_BYTES = OPERATIONS.addPicture.bodyLimit;

/** What file dialogs offer; the server looks at the content. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';

/** The key of the text that says why a file was not taken. */
export function refusalKey(error: unknown): string {
  if (hasErrorCode(error, 'bodyTooLarge')) return 'media.refused.too-large';
  if (!hasErrorCode(error, 'pictureRefused')) return 'media.refused.failed';
  const reason = error instanceof ApiError && isRecord(error.body) ? error.body.reason : null;
  return `media.refused.${String(reason)}`;
}

/** A file that is being uploaded, or was not taken. */
export interface UploadState {
  readonly id: string;
  readonly name: string;
  /** Share that has been sent, 0 to 1. */
  readonly share: number;
  /** Key of the text that says why it was not taken; `null` while it is on its way. */
  readonly refusal: string | null;
}

/** Uploads files to the library of a site, one after the other; `onAdded` gets each picture. */
export function useUploads(site: string, onAdded: (added: ResponseOf<'addPicture'>) => void) {
  const { api } = useServices();
  const [uploads, setUploads] = useState<readonly UploadState[]>([]);
  const change = (id: string, part: Partial<UploadState>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const dismiss = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  async function sendOne(id: string, file: File) {
    if (file.size > MAX_BYTES) return change(id, { refusal: 'media.refused.too-large' });
    try {
      const added = await api.upload('addPicture', {
        site,
        query: { name: file.name },
        file,
        onProgress: (share) => change(id, { share }),
      });
      dismiss(id);
      onAdded(added);
    } catch (error) {
      change(id, { refusal: refusalKey(error) });
    }
  }

  const add = async (files: readonly File[]) => {
    const started = files.map((file) => ({ file, id: newId() }));
    setUploads((all) => [
      ...all,
      ...started.map(({ file, id }) => ({ id, name: file.name, share: 0, refusal: null })),
    ]);
    for (const { id, file } of started) await sendOne(id, file);
  };
  return { uploads, add, dismiss };
}
