import type { FastifyRequest } from 'fastify';
import type { SiteIdentity } from './site-identity.ts';

/** The site of a request. @throws Error on routes that also serve hosts of no site: those use `request.site` */
export function siteOf(request: FastifyRequest): SiteIdentity {
  if (!request.site) throw Object.assign(new Error('this host belongs to no site'), { statusCode: 421 });
  return request.site;
}

/** The query of a request, repeated names included. */
export const queryOf = (request: FastifyRequest): URLSearchParams =>
  URL.parse(request.url, 'http://site')?.searchParams ?? new URLSearchParams();

const LANGUAGE = /^[A-Za-z]{2}(-[A-Za-z]{2})?$/;

/** The language of whoever requests none. */
export const DEFAULT_LANGUAGE = 'en-US';

/** The requested language; the default one when it is none. */
export function languageOf(query: URLSearchParams): string {
  const language = query.get('language') ?? '';
  return LANGUAGE.test(language) ? language : DEFAULT_LANGUAGE;
}

/** With the flag `u`, whole pairs are one character and do not match. */
const HALF_PAIR = /\p{Surrogate}/u;

/**
 * Whether all texts of a request's body can be stored: PostgreSQL takes neither NUL nor half a surrogate pair,
 * though both are valid JSON.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !HALF_PAIR.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}
