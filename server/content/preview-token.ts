import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a preview link opens, and how. */
export interface PreviewGrant {
  /** Id of the one page it opens; `null` opens all pages of the site. */
  readonly pageId: string | null;
  /** The version of that page that is shown; `null` shows its newest draft. */
  readonly version: number | null;
  /** Language in which addresses without one are shown; `null` for that of the visitor. */
  readonly language: string | null;
  /** Id of the booking scenario whose data is shown; `null` for the data of the site. */
  readonly scenario: string | null;
}

/** A grant of a site with its end. */
export interface SignedGrant extends PreviewGrant {
  readonly siteId: string;
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
      v: grant.version,
      l: grant.language,
      c: grant.scenario,
      n: randomBytes(16).toString('base64url'),
    }),
  ).toString('base64url');
  return `${payload}.${sign(payload, secret)}`;
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

function toGrant(payload: unknown): SignedGrant | null {
  const { s, p, e, v = null, l = null, c = null } = payload as Record<string, unknown>;
  if (typeof s !== 'string' || typeof e !== 'number') return null;
  if (!isTextOrNull(p) || !isTextOrNull(l) || !isTextOrNull(c)) return null;
  if (v !== null && typeof v !== 'number') return null;
  return { siteId: s, pageId: p, expires: e, version: v, language: l, scenario: c };
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
    const grant = toGrant(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    return grant && grant.expires > nowSeconds ? grant : null;
  } catch {
    return null;
  }
}

/** The part of a token that is stored: enough to revoke it, not enough to use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
