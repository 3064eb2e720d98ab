import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';
import { inSystem, type Transaction } from '../in-site.ts';
import { accountLinkTable, operatorSiteTable, operatorTable } from '../tables/operators.ts';

/** Kind of the message from which the mail of a link is composed. */
export const ACCOUNT_LINK_MESSAGE = 'accountLink';

/** What a link in a mail is for. */
export type LinkPurpose = 'invitation' | 'reset';

/** A link that has not ended, with its account. `expiresAt` is epoch milliseconds. */
export interface StoredLink {
  readonly id: string;
  readonly operatorId: string;
  readonly siteId: string;
  readonly purpose: LinkPurpose;
  readonly language: string;
  readonly expiresAt: number;
  readonly email: string;
  readonly name: string;
  readonly hasPassword: boolean;
}

/** A new link. Times are epoch milliseconds. */
export interface NewLink extends Pick<StoredLink, 'siteId' | 'purpose' | 'language' | 'expiresAt'> {
  readonly now: number;
}

const l = accountLinkTable;
const o = operatorTable;

/** Whom a link is for: an account of the site, or of any of its sites by an address. */
type Recipient = { readonly operatorId: string } | { readonly email: string };

/**
 * Stores a link and the message of its mail, in place of earlier links of the same purpose. For an address, the site is
 * the first one that its account works on, and nothing is stored when there is none: the statements are the same.
 */
export async function storeLink(
  tx: Transaction,
  recipient: Recipient,
  { purpose, language, expiresAt, now, ...link }: Omit<NewLink, 'siteId'> & { readonly siteId?: string },
): Promise<void> {
  const account =
    'email' in recipient
      ? sql`lower(o.email) = lower(${recipient.email}) and os.state = 'active'`
      : sql`o.id = ${recipient.operatorId} and os.site_id = ${link.siteId ?? ''}`;
  const at = new Date(now).toISOString();
  await tx.execute(sql`
    with recipient as (
      select o.id, os.site_id from operator o join operator_site os on os.operator_id = o.id
      where ${account} order by os.site_id limit 1),
    replaced as (
      delete from account_link l using recipient r
      where l.operator_id = r.id and l.purpose = ${purpose}
        and (l.site_id = r.site_id or l.purpose = 'reset')),
    link as (
      insert into account_link (operator_id, site_id, purpose, language, expires_at)
      select id, site_id, ${purpose}, ${language}, ${new Date(expiresAt).toISOString()} from recipient
      returning id, site_id)
    insert into outbox (site_id, kind, payload, created_at, send_after)
    select site_id, ${ACCOUNT_LINK_MESSAGE}, jsonb_build_object('linkId', id), ${at}, ${at} from link`);
}

const isOpen = (id: string, now: number) => and(eq(l.id, id), gt(l.expiresAt, new Date(now)));

/** A link that is still open at a moment, locked until the transaction ends; `null` when it was used or has ended. */
export async function findLink(tx: Transaction, id: string, now: number): Promise<StoredLink | null> {
  const [row] = await tx
    .select({ link: l, email: o.email, name: o.name, passwordHash: o.passwordHash })
    .from(l)
    .innerJoin(o, eq(o.id, l.operatorId))
    .where(isOpen(id, now))
    .for('update', { of: l });
  if (!row) return null;
  const { link, email, name, passwordHash } = row;
  return { ...link, expiresAt: link.expiresAt.getTime(), email, name, hasPassword: passwordHash !== null };
}

/** The same outside a transaction. */
export const readLink = (database: Database, id: string, now: number): Promise<StoredLink | null> =>
  inSystem(database, (tx) => findLink(tx, id, now));

/** Removes a link, because it was used. */
export const removeLink = (tx: Transaction, id: string): Promise<unknown> => tx.delete(l).where(eq(l.id, id));

/** Makes an invited person active. */
export const acceptInvitation = (
  tx: Transaction,
  { operatorId, siteId }: Pick<StoredLink, 'operatorId' | 'siteId'>,
): Promise<unknown> =>
  tx
    .update(operatorSiteTable)
    .set({ state: 'active' })
    .where(
      and(
        eq(operatorSiteTable.operatorId, operatorId),
        eq(operatorSiteTable.siteId, siteId),
        eq(operatorSiteTable.state, 'invited'),
      ),
    );

/** Names an account that has no name yet. */
export const nameOperator = (tx: Transaction, id: string, name: string): Promise<unknown> =>
  tx.update(o).set({ name }).where(eq(o.id, id));

/** Deletes the links that ended before a moment (epoch milliseconds). */
export const deleteEndedLinks = (database: Database, before: number): Promise<unknown> =>
  inSystem(database, (tx) => tx.delete(l).where(lte(l.expiresAt, new Date(before))));
