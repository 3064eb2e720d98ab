import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addToLibrary, findByHash, listLibrary, lockLibrary } from '../../content/media-library.ts';
import { hashOfFiles, listMedia, storeMedia } from '../../content/media.ts';
import { listUses } from '../../content/uses.ts';
import type { DocumentRef } from '../../content/documents.ts';
import { inSite, inSiteAsOperator, type SiteScope } from '../../db/in-site.ts';
import { siteOf } from '../../http/request.ts';
import { PictureRefused } from '../../media/inspect-picture.ts';
import { createUploadQueue } from '../../media/upload-queue.ts';
import { type CleanSvg, makeFiles, type PictureFiles } from '../../media/make-files.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal } from '../calls/call-refusal.ts';
import { authorOf } from '../calls/editing-calls.ts';
import type { EditingOptions } from './documents.ts';

/** Seconds after which an upload is tried again where too many wait. */
const QUEUE_RETRY_SECONDS = 5;

/** An uploaded picture and the hash of its files. */
interface Upload extends PictureFiles {
  readonly hash: string;
  readonly original: Buffer;
}

/** @throws CallRefusal when the content becomes no picture */
async function readUpload(original: Buffer, cleanSvg: CleanSvg): Promise<Upload> {
  try {
    const picture = await makeFiles(original, cleanSvg);
    return { ...picture, hash: hashOfFiles(picture.files), original };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw new CallRefusal('pictureRefused', { reason: error.reason });
  }
}

const propertiesOf = ({ hash, width, height, color, files }: Upload) => ({
  hash,
  width,
  height,
  color,
  files: files.map(({ type, width: fileWidth, content }) => ({
    type,
    width: fileWidth,
    bytes: content.length,
  })),
});

/** The media library, and where documents are used. */
export function mediaLibraryRoutes(
  app: FastifyInstance,
  { database, now, cleanSvg }: EditingOptions & { readonly cleanSvg: CleanSvg },
) {
  const read = <Result>(request: FastifyRequest, work: (scope: SiteScope) => Promise<Result>) =>
    inSite(database, siteOf(request).id, work);
  const change = <Result>(request: FastifyRequest, work: (scope: SiteScope) => Promise<Result>) =>
    inSiteAsOperator(database, siteOf(request).id, work);
  const contentOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
  const queue = createUploadQueue();
  /** @throws CallRefusal when too many wait */
  const inTurn = (request: FastifyRequest): Promise<Upload> => {
    const original = contentOf(request);
    const added = queue.add(siteOf(request).id, original.length, () => readUpload(original, cleanSvg));
    if ('result' in added) return added.result;
    throw new CallRefusal(added.refusal === 'full' ? 'unavailable' : 'tooManyRequests', {
      retryAfter: QUEUE_RETRY_SECONDS,
    });
  };

  addOperation(app, 'media', (request) => read(request, listMedia));
  addOperation(app, 'mediaLibrary', (request) => read(request, listLibrary));
  addOperation(app, 'documentUses', (request) =>
    read(request, (scope) => listUses(scope, (request.params as DocumentRef).kind)),
  );

  // Only these routes read files: other bodies stay JSON.
  void app.register((uploads, _options, done) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      (_request, body, parsed) => parsed(null, body),
    );
    addOperation(uploads, 'addPicture', async (request, reply) => {
      const by = authorOf(request.principal);
      const upload = await inTurn(request);
      const { name } = request.query as { readonly name: string };
      const isVector = upload.files[0]?.width === 0;
      const outcome = await change(request, async (scope) => {
        // The same file may be uploaded twice at once: the second one finds what the first one stored.
        await lockLibrary(scope);
        const known = await findByHash(scope, upload.hash);
        if (known) return { id: known.id, isNew: false, picture: known.picture };
        const storing = { now: now(), by };
        await storeMedia(scope, upload.files, storing, upload.original);
        const bodyAt = (path: string) => ({ src: isVector ? `${path}.svg` : path, ...propertiesOf(upload) });
        return { ...(await addToLibrary(scope, name, bodyAt, storing)), isNew: true };
      });
      reply.code(outcome.isNew ? 201 : 200);
      return outcome;
    });
    addOperation(uploads, 'storePictureFiles', async (request) => {
      const by = authorOf(request.principal);
      const upload = await inTurn(request);
      await change(request, (scope) => storeMedia(scope, upload.files, { now: now(), by }, upload.original));
      return propertiesOf(upload);
    });
    done();
  });
}
