import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { HASHED_NAME } from '../../src/api/wire/media-library.ts';
import { FAVICON_PATH, iconSource, LOGO_PATH, TOUCH_ICON_PATH } from '../../src/site/icons.ts';
import { SHARED_FOLDER, SHARED_SIZE } from '../../src/site/shared-picture.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import { drawIcon, drawShared, toIco } from '../media/draw-picture.ts';
import type { MediaNames, MediaStore } from './media-files.ts';
import { IMMUTABLE } from './media-routes.ts';
import type { SiteRuntime } from './site-runtime.ts';

const MAX_CACHED_BYTES = 32 * 1_048_576;
const DAY = 'public, max-age=86400';
const FAVICON_PIXELS = 48;

/** The icons of every site, by their paths. */
const ICONS: readonly {
  readonly path: string;
  readonly type: string;
  readonly pixels: number;
  readonly encode?: (png: Buffer, pixels: number) => Buffer;
}[] = [
  { path: FAVICON_PATH, type: 'image/x-icon', pixels: FAVICON_PIXELS, encode: toIco },
  { path: TOUCH_ICON_PATH, type: 'image/png', pixels: 180 },
  { path: LOGO_PATH, type: 'image/png', pixels: 512 },
];

/** One way to draw a stored file. */
interface Drawing {
  readonly siteId: string;
  readonly name: string;
  readonly as: string;
  readonly make: (content: Buffer) => Promise<Buffer>;
}

export interface DrawnPictureOptions {
  readonly runtime: SiteRuntime;
  readonly readMedia: MediaStore['readMedia'];
  readonly nameOf: MediaNames;
}

/**
 * Pictures that the server draws from those of a site's media library: its icons, and JPEGs for networks on which pages
 * are shared. Only stored files are drawn, each once, while it is among the latest 32 MiB: requests for a picture that is
 * being drawn wait for it.
 */
export function drawnPictureRoutes(
  app: FastifyInstance,
  { runtime, readMedia, nameOf }: DrawnPictureOptions,
) {
  const drawn = new LRUCache<string, Buffer, Drawing>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (content) => content.length,
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: { siteId, name, make } }) {
      const stored = await readMedia(siteId, name);
      return stored ? make(stored.content) : undefined;
    },
  });
  const draw = ({ id: siteId }: SiteIdentity, drawing: Omit<Drawing, 'siteId'>) =>
    drawn.fetch(`${siteId}/${drawing.name} ${drawing.as}`, { context: { siteId, ...drawing } });

  const send = (reply: FastifyReply, type: string, caching: string, content: Buffer | undefined) =>
    content ? reply.type(type).header('cache-control', caching).send(content) : reply.callNotFound();

  for (const { path, type, pixels, encode = (png: Buffer) => png } of ICONS)
    app.get(path, { compress: false }, async ({ site, isOfEditor }: FastifyRequest, reply) => {
      if (!site || isOfEditor) return reply.callNotFound();
      const { value: settings } = await runtime.settingsOf(site);
      const name = await nameOf(site, iconSource(settings.site));
      const make = async (content: Buffer) => encode(await drawIcon(content, pixels), pixels);
      return send(reply, type, DAY, name ? await draw(site, { name, as: path, make }) : undefined);
    });

  app.get<{ Params: { name: string } }>(
    `${SHARED_FOLDER}:name`,
    { compress: false },
    async ({ site, params }, reply) => {
      const name = params.name.replace(/\.jpg$/, '');
      if (!site || name === params.name || !HASHED_NAME.test(name)) return reply.callNotFound();
      const isDrawing = name.endsWith('.svg');
      const make = (content: Buffer) => drawShared(content, { ...SHARED_SIZE, isDrawing });
      return send(reply, 'image/jpeg', IMMUTABLE, await draw(site, { name, as: 'shared', make }));
    },
  );
}
