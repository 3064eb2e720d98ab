import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions } from '../access/sessions.ts';
import type { HostTable } from './hosts.ts';
import { sessionTokenOf } from './operator-cookie.ts';
import { sendError } from './send-error.ts';

/**
 * A path of a site's own within an address of the editor. Files of pictures are in folders or have an ending: without
 * both it is the screen of a picture.
 */
const OF_SITE = /^\/sites\/([^/?]+)(\/(?:(?:api|odata|canvas)\/|media\/[^?]*[./]).*)$/;

/** `/sites/andes/api/documents/page` is `/api/documents/page` of the site andes; other addresses stay as they are. */
export const withoutSite = (url: string): string =>
  url.startsWith('/sites/') ? (OF_SITE.exec(url)?.[2] ?? url) : url;

/** The id of the site that `withoutSite` took out of a request's address; `null` when there was none. */
export const siteIdOf = ({ originalUrl }: FastifyRequest): string | null =>
  originalUrl.startsWith('/sites/') ? (OF_SITE.exec(originalUrl)?.[1] ?? null) : null;

/** Where the editor answers on hosts of no site, as a demonstration has them behind a forwarded port. */
export const EDITOR_PATHS = /^\/(?:sites\/|sign-in(?:[/?]|$)|mcp(?:[/?]|$)|(?:api\/)?operators\/)/;

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Types of bodies that forms cannot send, and pages of others only after asking. */
const TYPES: ReadonlySet<string | undefined> = new Set(['application/json', 'application/octet-stream']);

/** Whether a page of the same origin makes the call, and with JSON or a file: forms and pages of others cannot. */
export function isOwnCall({ headers, protocol, host }: FastifyRequest): boolean {
  const isSameOrigin =
    headers['sec-fetch-site'] === 'same-origin' || headers.origin === `${protocol}://${host}`;
  const type = headers['content-type'];
  return isSameOrigin && (type === undefined || TYPES.has(type.split(';')[0]?.trim().toLowerCase()));
}

/** Who may enter the editor, and which sites there are. */
export interface EditorEntrance {
  readonly sessions: Sessions;
  readonly siteById: HostTable['siteById'];
}

/**
 * Finds the operator and the site of a request of the editor. Without a session nothing of a site is answered, and to
 * operators of other sites a site does not exist. @returns whether the request goes on; else it was answered
 */
export async function enterEditor(
  { sessions, siteById }: EditorEntrance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const refuse = (code: Parameters<typeof sendError>[1]) => {
    sendError(reply, code);
    return false;
  };
  const siteId = siteIdOf(request);
  // Scripts and the page itself are the same for everybody.
  if (siteId === null && !request.url.startsWith('/api/')) return true;
  reply.header('cache-control', 'private, no-store');
  if (!READING.has(request.method) && !isOwnCall(request)) return refuse('foreignCall');
  const session = await sessions.find(sessionTokenOf(request), siteId);
  if (session) request.principal = { kind: 'operator', id: session.operatorId, role: session.role };
  if (siteId === null) return true;
  if (!session) return refuse('signInRequired');
  request.site = session.role && siteById(siteId);
  return request.site !== null || refuse('notFound');
}
