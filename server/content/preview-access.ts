import type { Database } from '../db/engine/database.ts';
import { inSite, inSiteAsOperator } from '../db/in-site.ts';
import {
  findPreviewGrant,
  listPreviewTokens,
  type PreviewLinkRow,
  revokePreviewToken,
  revokePreviewTokens,
  storePreviewToken,
} from '../db/repositories/preview-tokens.ts';
import { activeOperators } from '../db/repositories/operators.ts';
import { hashToken, type PreviewGrant, readPreviewToken, signPreviewToken } from './preview-token.ts';

/** A grant that holds now. */
export interface OpenGrant extends PreviewGrant {
  /** When it ends, in epoch milliseconds. */
  readonly expiresAt: number;
}

/** Issues and checks preview tokens. */
export interface PreviewAccess {
  /** A token for a grant, valid for the given time. @param by who asked for it */
  issue(siteId: string, grant: PreviewGrant, lifetimeMs: number, by: string | null): Promise<string>;
  /** The links that open something now, newest first. */
  list(siteId: string): Promise<PreviewLinkRow[]>;
  /** Revokes all tokens of one page, or of the whole site with `null`: they open nothing from now on. */
  revoke(siteId: string, pageId: string | null): Promise<void>;
  /** Revokes the token of a link. @returns whether there is one */
  revokeLink(siteId: string, id: string): Promise<boolean>;
  /** What a token opens now; `null` for every kind of wrong token, and for one whose creator lost access to the site. */
  grantOf(siteId: string, token: string): Promise<OpenGrant | null>;
}

/** A grant to the drafts of all pages as they are. */
export const ALL_DRAFTS: PreviewGrant = { pageId: null, version: null, language: null, scenario: null };

export function createPreviewAccess(database: Database, secret: string, now: () => number): PreviewAccess {
  return {
    async issue(siteId, grant, lifetimeMs, by) {
      const expiresAt = now() + lifetimeMs;
      const token = signPreviewToken({ ...grant, siteId, expires: Math.floor(expiresAt / 1000) }, secret);
      await inSiteAsOperator(database, siteId, (scope) =>
        storePreviewToken(scope, { ...grant, hash: hashToken(token), expiresAt, now: now(), by }),
      );
      return token;
    },
    async list(siteId) {
      const links = await inSiteAsOperator(database, siteId, (scope) => listPreviewTokens(scope, now()));
      const creators = links.flatMap(({ createdBy }) => createdBy ?? []);
      const active = await activeOperators(database, siteId, creators);
      return links.filter(({ createdBy }) => createdBy === null || active.has(createdBy));
    },
    revoke: (siteId, pageId) =>
      inSiteAsOperator(database, siteId, (scope) => revokePreviewTokens(scope, pageId, now())),
    revokeLink: (siteId, id) =>
      inSiteAsOperator(database, siteId, (scope) => revokePreviewToken(scope, id, now())),
    async grantOf(siteId, token) {
      const signed = readPreviewToken(token, secret, Math.floor(now() / 1000));
      if (!signed || signed.siteId !== siteId) return null;
      // The signature proves what the token opens; the row contains whether it was revoked, and who gave it.
      const stored = await inSite(database, siteId, (scope) =>
        findPreviewGrant(scope, hashToken(token), now()),
      );
      if (!stored) return null;
      // A link opens no more than its creator may see now.
      if (stored.by !== null && !(await activeOperators(database, siteId, [stored.by])).has(stored.by))
        return null;
      const { pageId, version, language, scenario, expires } = signed;
      return { pageId, version, language, scenario, expiresAt: expires * 1000 };
    },
  };
}
