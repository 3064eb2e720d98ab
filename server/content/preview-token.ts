import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a preview token opens. */
export interface SignedGrant {
  readonly siteId: string;
  /** Id of the one page it opens; `null` opens all pages of the site. */
  readonly pageId: string | null;
  /** Epoch seconds. */
  readonly expires: number;
}

const MAX_LENGTH = 600;

const sign = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest('base64url');

/** A signed token for a grant; it opens nothing until it is stored. */
export function signPreviewToken(grant: SignedGrant, secret: string): string {
  const payload = Buffer.from(
    JSON.stringify({
      s: grant.siteId,
      p: grant.pageId,
      e: grant.expires,
      n: randomBytes(16).toString('base64url'),
    }),
  ).toString('base64url');
  return `${payload}.${sign(payload, secret)}`;
}

/** The grant of a token whose signature and expiry hold; `null` otherwise. The database stores whether it was revoked. */
export function readPreviewToken(token: string, secret: string, nowSeconds: number): SignedGrant | null {
  if (token.length > MAX_LENGTH) return null;
  const [payload, signature, ...rest] = token.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(payload, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  try {
    const { s, p, e } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    >;
    if (
      typeof s !== 'string' ||
      typeof e !== 'number' ||
      !(p === null || typeof p === 'string') ||
      e <= nowSeconds
    )
      return null;
    return { siteId: s, pageId: p, expires: e };
  } catch {
    return null;
  }
}

/** The part of a token that is stored: enough to revoke it, not enough to use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
