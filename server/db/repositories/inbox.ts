import { and, desc, eq } from 'drizzle-orm';
import type { SiteScope } from '../in-site.ts';
import { inboxMailTable } from '../tables/bookings.ts';
import { columnsOf, type NewRow, type Row } from './columns-of.ts';

/** A mail that was stored instead of sent. */
export type InboxMail = Row<typeof inboxMailTable>;

/** Stores a mail; the same message id is stored once. */
export async function storeMail(
  { siteId, tx }: SiteScope,
  mail: NewRow<typeof inboxMailTable>,
): Promise<void> {
  await tx
    .insert(inboxMailTable)
    .values({ ...mail, siteId })
    .onConflictDoNothing();
}

/** The newest mails first. */
export function listMails({ siteId, tx }: SiteScope, limit = 100): Promise<InboxMail[]> {
  return tx
    .select(columnsOf(inboxMailTable))
    .from(inboxMailTable)
    .where(eq(inboxMailTable.siteId, siteId))
    .orderBy(desc(inboxMailTable.id))
    .limit(limit);
}

/** One mail; null when the site has none of that number. */
export async function findMail({ siteId, tx }: SiteScope, id: number): Promise<InboxMail | null> {
  const [mail] = await tx
    .select(columnsOf(inboxMailTable))
    .from(inboxMailTable)
    .where(and(eq(inboxMailTable.siteId, siteId), eq(inboxMailTable.id, id)));
  return mail ?? null;
}
