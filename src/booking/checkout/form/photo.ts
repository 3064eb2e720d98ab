/** Longest side of a photograph that was too large, enough to read a document. */
const MOST_PIXELS = 2_000;
const PREVIEW_PIXELS = 160;
const JPEG_QUALITY = 0.85;

/** A photograph drawn at a size; `null` for what the browser cannot draw. */
async function drawn(file: File, longest: number, document: Document): Promise<HTMLCanvasElement | null> {
  if (!file.type.startsWith('image/') || typeof createImageBitmap !== 'function') return null;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas;
  } catch {
    return null;
  }
}

/** A photograph with fewer pixels: those of phones are larger than a file may be. What is none stays as it is. */
export async function smallerPhoto(file: File, document: Document): Promise<File> {
  const canvas = await drawn(file, MOST_PIXELS, document);
  if (!canvas) return file;
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}

/** Address of a small picture of a photograph; '' for what is none. */
export const previewOf = async (file: File, document: Document): Promise<string> =>
  (await drawn(file, PREVIEW_PIXELS, document))?.toDataURL('image/jpeg') ?? '';
