import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** What a secret signs. */
export type KeyPurpose = 'previews' | 'account links';

/** A key for one purpose out of a secret (HKDF, RFC 5869): what is signed for another purpose fits none of its checks. */
export const deriveKey = (secret: string, purpose: KeyPurpose): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `forecourt ${purpose}`, KEY_BYTES)).toString('base64url');
