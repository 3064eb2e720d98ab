import { createHash, randomBytes } from 'node:crypto';
import type { OperatorRole } from '../../src/api/wire/operations/operation.ts';
import type { Database } from '../db/engine/database.ts';
import {
  deleteSession,
  findSession,
  prolongSession,
  storeSession,
} from '../db/repositories/operator-sessions.ts';

const HOUR_MS = 3_600_000;
/** How long a session lives without being used. */
const IDLE_MS = 12 * HOUR_MS;
/** How long a session lives at most. */
export const LONGEST_SESSION_MS = 7 * 24 * HOUR_MS;
/** A session that is used is prolonged no more often than this, because each time is a write. */
const RENEWAL_MS = HOUR_MS / 4;
const TOKEN_BYTES = 32;
/** What `base64url` makes of them. */
const TOKEN = /^[\w-]{43}$/;

/** Who a session belongs to. */
export interface Session {
  readonly operatorId: string;
  /** Role on the site that was asked for; `null` without one. */
  readonly role: OperatorRole | null;
}

/** Sessions of operators. Their tokens are stored as hashes. */
export interface Sessions {
  /** Begins a session. @returns its token */
  begin(operatorId: string): Promise<string>;
  /** The session of a token, with the role on a site, and prolongs it; `null` when it ended or there is none. */
  find(token: string, siteId: string | null): Promise<Session | null>;
  end(token: string): Promise<void>;
}

/** What is stored of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** `now` returns epoch milliseconds. */
export function createSessions(database: Database, now: () => number): Sessions {
  return {
    async begin(operatorId) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const createdAt = now();
      await storeSession(database, {
        tokenHash: hashOf(token),
        operatorId,
        createdAt,
        expiresAt: createdAt + IDLE_MS,
      });
      return token;
    },
    async find(token, siteId) {
      if (!TOKEN.test(token)) return null;
      const tokenHash = hashOf(token);
      const at = now();
      const session = await findSession(database, tokenHash, { siteId, now: at });
      if (!session) return null;
      const { operatorId, role, createdAt, expiresAt } = session;
      const end = Math.min(at + IDLE_MS, createdAt + LONGEST_SESSION_MS);
      if (end - expiresAt >= RENEWAL_MS) await prolongSession(database, tokenHash, end);
      return { operatorId, role };
    },
    async end(token) {
      await deleteSession(database, hashOf(token));
    },
  };
}
