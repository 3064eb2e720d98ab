import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HASHED_NAME } from '../../src/api/wire/media-library.ts';
import { encodingFor } from '../http/encoding.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import type { MediaNames, MediaStore } from './media-files.ts';

/** Pictures may be SVG of operators: opened by themselves they run nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** For files whose names contain the hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const NAMED = 'public, max-age=3600';
/** Folder of the pictures that all sites of the demo have. */
const SHARED = 'shared';
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const MAX_CACHED_BYTES = 64 * 1_048_576;

interface CachedFile {
  readonly type: string;
  readonly identity: Buffer;
  /** Compressed; `null` for formats that are compressed by themselves. */
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

export interface MediaRouteOptions {
  readonly siteById: (id: string) => SiteIdentity | null;
  readonly readMedia: MediaStore['readMedia'];
  readonly nameOf: MediaNames;
}

/**
 * The pictures of the request's site: under the name of their content, which browsers store for a year, and under the
 * source that documents and the product API name them by.
 */
export function mediaRoutes(app: FastifyInstance, { siteById, readMedia, nameOf }: MediaRouteOptions) {
  const files = new LRUCache<string, CachedFile>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ identity, br, gzip }) => identity.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  });

  async function load(siteId: string, name: string): Promise<CachedFile | null> {
    const key = `${siteId}/${name}`;
    const cached = files.get(key);
    if (cached) return cached;
    const stored = await readMedia(siteId, name);
    if (!stored) return null;
    const { type, content } = stored;
    const isText = type === 'image/svg+xml';
    const file = {
      type,
      identity: content,
      br: isText ? brotliCompressSync(content, BROTLI) : null,
      gzip: isText ? gzipSync(content) : null,
    };
    files.set(key, file);
    return file;
  }

  app.get<{ Params: { '*': string } }>('/media/*', { compress: false }, async (request, reply) => {
    const path = request.params['*'];
    const [folder = '', ...rest] = path.split('/');
    // The demo's start page is on the host of no site and shows pictures of all: it names the site.
    const isOfStartPage = !request.isOnOwnHost && rest.length > 0 && folder !== SHARED;
    const site = isOfStartPage ? siteById(folder) : request.site;
    if (!site) return reply.callNotFound();
    const ownPath = isOfStartPage ? rest.join('/') : path;
    const isHashed = HASHED_NAME.test(ownPath);
    const name = isHashed ? ownPath : await nameOf(site, `/media/${path}`);
    const file = name && (await load(site.id, name));
    if (!file) return reply.callNotFound();
    const encoding = file.br ? encodingFor(request.headers['accept-encoding']) : null;
    reply
      .type(file.type)
      .header('cache-control', isHashed ? IMMUTABLE : NAMED)
      .header('content-security-policy', POLICY);
    if (file.br) reply.header('vary', 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send((encoding && file[encoding]) ?? file.identity);
  });
}
