import { createHash, randomBytes } from 'node:crypto';
import { OPERATOR_ROLES, type OperatorRole } from '../../src/api/wire/operations/operation.ts';
import type { Database } from '../db/engine/database.ts';
import {
  deleteToken,
  findToken,
  listTokens,
  noteUse,
  type StoredToken,
  storeToken,
  type TokenOwner,
} from '../db/repositories/access-tokens.ts';
import type { Principal } from './principal.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TOKEN_BYTES = 32;
/** Tells a token from other secrets, for people and for scanners of leaked secrets. */
const PREFIX = 'fct_';
const TOKEN = /^fct_[\w-]{43}$/;
/** Tokens of one operator on one site. */
export const MAX_TOKENS = 50;

/** What a new token is for. */
export interface TokenRequest {
  readonly name: string;
  readonly role: OperatorRole;
  /** Days after which it ends. */
  readonly days: number;
}

export interface CreatedToken {
  readonly id: string;
  readonly token: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Who works by a token, and on which site. */
export interface TokenHolder {
  readonly tokenId: string;
  readonly siteId: string;
  readonly principal: Extract<Principal, { kind: 'operator' }>;
}

/** Tokens by which programs work in the name of operators. They are stored as hashes. */
export interface AccessTokens {
  /** @returns `null` where the operator has `MAX_TOKENS` already */
  create(owner: TokenOwner, request: TokenRequest): Promise<CreatedToken | null>;
  list(owner: TokenOwner): Promise<StoredToken[]>;
  /** @returns false when the owner has no such token */
  revoke(owner: TokenOwner, id: string): Promise<boolean>;
  /** Who holds a token; `null` when it has ended, was revoked, or there is none. */
  holderOf(token: string): Promise<TokenHolder | null>;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const lesserOf = (one: OperatorRole, other: OperatorRole): OperatorRole =>
  OPERATOR_ROLES.indexOf(one) < OPERATOR_ROLES.indexOf(other) ? one : other;

/** `now` returns epoch milliseconds. */
export function createAccessTokens(database: Database, now: () => number): AccessTokens {
  return {
    async create(owner, { name, role, days }) {
      const token = PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
      const createdAt = now();
      const expiresAt = createdAt + days * DAY_MS;
      const stored = { ...owner, name, role, createdAt, expiresAt, tokenHash: hashOf(token) };
      const id = await storeToken(database, stored, MAX_TOKENS);
      return id === null ? null : { id, token, expiresAt };
    },
    list: (owner) => listTokens(database, owner, now()),
    revoke: (owner, id) => deleteToken(database, owner, id, now()),
    async holderOf(token) {
      if (!TOKEN.test(token)) return null;
      const used = await findToken(database, hashOf(token), now());
      if (!used) return null;
      const { id, operatorId, siteId, role, operatorRole, lastUsedAt } = used;
      // Each time would be a write.
      if (lastUsedAt === null || now() - lastUsedAt >= HOUR_MS) await noteUse(database, id, now());
      return {
        tokenId: id,
        siteId,
        principal: { kind: 'operator', id: operatorId, role: lesserOf(role, operatorRole) },
      };
    },
  };
}
