import { sql } from 'drizzle-orm';
import type { SiteScope } from '../db/in-site.ts';

const key = ({ siteId }: SiteScope) => sql`hashtextextended(${`references of ${siteId}`}, 0)`;

/**
 * Waits until no document of the site is being archived, and keeps others from it until the transaction ends. Whatever
 * may come to refer to a document takes it before any other lock.
 */
export const lockReferring = (scope: SiteScope): Promise<unknown> =>
  scope.tx.execute(sql`select pg_advisory_xact_lock_shared(${key(scope)})`);

/** Waits until nothing is being stored that may come to refer to a document, so that its uses stay as they are. */
export const lockReferred = (scope: SiteScope): Promise<unknown> =>
  scope.tx.execute(sql`select pg_advisory_xact_lock(${key(scope)})`);
