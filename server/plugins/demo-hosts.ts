import { isIP } from 'node:net';
import { normalizeHost } from './normalize-host.ts';

/**
 * Whether a normalised host is the demo's own: that of its public origin, this machine, or an address by numbers, as
 * another machine of the same network has to use. Names of anybody else are none of its business.
 */
export const isDemoHost = (host: string, publicOrigin: string): boolean =>
  host === 'localhost' || isIP(host) !== 0 || host === normalizeHost(new URL(publicOrigin).host);
