import type { FastifyRequest } from 'fastify';
import type { SiteIdentity } from '../http/site-identity.ts';

/**
 * Whether the browser of a request reaches the sites by their own names; where it uses another host or port, such as a
 * forwarded one, it does not.
 * @param publicOrigin configured origin of the start page
 */
export const reachesSites = ({ host, isOnOwnHost }: FastifyRequest, publicOrigin: string): boolean =>
  isOnOwnHost || URL.parse(`http://${host}`)?.host === URL.parse(publicOrigin)?.host;

/** Address of a path of a site; where the browser cannot reach the site by its own name, a cookie names it. */
export const siteAddress = ({ id, origin }: SiteIdentity, path: string, isReachable: boolean): string =>
  isReachable ? origin + path : `/open/${id}?to=${encodeURIComponent(path)}`;
