import type { FastifyInstance } from 'fastify';
import { MAX_FILE_BYTES } from '../../../src/domain/constants.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite, inSiteAsOperator } from '../../db/in-site.ts';
import { listFilesOf, readFileOf, storeBookingFile } from '../../db/repositories/booking-files.ts';
import { limitShared } from '../../http/limit-requests.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { isStorable, siteOf } from '../../http/request.ts';
import { readBookingFile } from '../../media/read-booking-file.ts';
import { createUploadQueue } from '../../media/upload-queue.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal, invalidRequest } from '../calls/call-refusal.ts';

/** Seconds after which an upload is tried again where too many wait. */
const QUEUE_RETRY_SECONDS = 5;
const MOST_NAME_CHARACTERS = 150;

/** A name as it is shown: without what is not seen, or changes the direction of reading. */
const shownName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\]/gu, '')
    .trim()
    .slice(0, MOST_NAME_CHARACTERS) || 'file';

/** Files that go with a booking: visitors upload them, operators download them. */
export function bookingFileRoutes(
  app: FastifyInstance,
  { database, now }: { readonly database: Database; readonly now: () => number },
  { shared }: RateLimits,
) {
  const queue = createUploadQueue();
  /** @throws CallRefusal when too many wait, or for what is no file that is taken */
  async function read(siteId: string, original: Buffer) {
    const added = queue.add(siteId, original.length, () => readBookingFile(original));
    if ('refusal' in added)
      throw new CallRefusal(added.refusal === 'full' ? 'unavailable' : 'tooManyRequests', {
        retryAfter: QUEUE_RETRY_SECONDS,
      });
    const file = await added.result;
    if (!file) throw new CallRefusal('fileRefused');
    return file;
  }

  // Only this route reads files: other bodies stay JSON.
  void app.register((uploads, _options, done) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      (_request, body, parsed) => parsed(null, body),
    );
    addOperation(
      uploads,
      'uploadBookingFile',
      async (request, reply) => {
        const original = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (original.length === 0) throw new CallRefusal('noFilesSelected');
        if (original.length > MAX_FILE_BYTES) throw new CallRefusal('fileSizeExceeded');
        const { field, name } = request.query as { readonly field: string; readonly name: string };
        if (!isStorable([field, name]))
          throw invalidRequest('invalidParameter', { name: 'holds characters that cannot be stored' });
        const siteId = siteOf(request).id;
        const { type, content } = await read(siteId, original);
        const file = { field, name: shownName(name), type };
        const id = await inSite(database, siteId, (scope) =>
          storeBookingFile(scope, { ...file, content }, now()),
        );
        reply.code(201).header('cache-control', 'private, no-store');
        return { id, ...file };
      },
      { preValidation: limitShared(shared, 'upload') },
    );
    done();
  });

  const numberOf = (params: unknown): string => (params as { readonly id: string }).id.toUpperCase();
  addOperation(app, 'bookingFiles', (request) =>
    inSiteAsOperator(database, siteOf(request).id, (scope) => listFilesOf(scope, numberOf(request.params))),
  );
  addOperation(app, 'bookingFile', async (request, reply) => {
    const { fileId } = request.query as { readonly fileId: string };
    const file = await inSiteAsOperator(database, siteOf(request).id, (scope) =>
      readFileOf(scope, numberOf(request.params), fileId),
    );
    if (!file) throw new CallRefusal('notFound');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .type(file.type)
      .send(file.content);
  });
}
