import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder that is served under /media. */
export const mediaRoot = fileURLToPath(new URL('../../../public/media/', import.meta.url));

/** Writes one file below the media folder. */
export async function writeMedia(path: string, content: string | Uint8Array): Promise<void> {
  const target = join(mediaRoot, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}
