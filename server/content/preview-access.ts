import type { Database } from '../db/engine/database.ts';
import { inSite, inSiteAsOperator } from '../db/in-site.ts';
import {
  hasPreviewGrant,
  revokePreviewTokens,
  storePreviewToken,
} from '../db/repositories/preview-tokens.ts';
import { hashToken, readPreviewToken, signPreviewToken } from './preview-token.ts';

/** Issues and checks preview tokens. */
export interface PreviewAccess {
  /** A token for one page, or for all with `null`, valid for the given time. */
  issue(siteId: string, pageId: string | null, lifetimeMs: number): Promise<string>;
  /** Revokes all tokens of one page, or of the whole site with `null`: they open nothing from now on. */
  revoke(siteId: string, pageId: string | null): Promise<void>;
  /** Whether a token opens the draft of a page now; `null` asks for a page that does not exist. */
  opens(siteId: string, token: string, pageId: string | null): Promise<boolean>;
}

export function createPreviewAccess(database: Database, secret: string, now: () => number): PreviewAccess {
  return {
    async issue(siteId, pageId, lifetimeMs) {
      const expiresAt = now() + lifetimeMs;
      const token = signPreviewToken({ siteId, pageId, expires: Math.floor(expiresAt / 1000) }, secret);
      await inSiteAsOperator(database, siteId, (scope) =>
        storePreviewToken(scope, { hash: hashToken(token), pageId, expiresAt, now: now() }),
      );
      return token;
    },
    revoke: (siteId, pageId) =>
      inSiteAsOperator(database, siteId, (scope) => revokePreviewTokens(scope, pageId, now())),
    async opens(siteId, token, pageId) {
      const signed = readPreviewToken(token, secret, Math.floor(now() / 1000));
      if (!signed || signed.siteId !== siteId || pageId === null) return false;
      if (signed.pageId !== null && signed.pageId !== pageId) return false;
      // The signature proves what the token opens; the row contains whether it was revoked.
      return inSite(database, siteId, (scope) => hasPreviewGrant(scope, hashToken(token), now()));
    },
  };
}
