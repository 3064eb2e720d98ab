import { and, eq } from 'drizzle-orm';
import type { SiteScope } from '../in-site.ts';
import { contactEntryTable } from '../tables/contact.ts';
import { columnsOf, type NewRow, type Row } from './columns-of.ts';
import { putIntoOutbox } from './outbox.ts';

/** Kind of the message that brings an entry to one receiver; its payload is `{ entryId, receiver }`. */
export const CONTACT_ENTRY_MESSAGE = 'contact-entry';

/** A contact form that a visitor sent. */
export type ContactEntry = Row<typeof contactEntryTable>;

/** Stores an entry with a message to each of its receivers. */
export async function storeContactEntry(
  scope: SiteScope,
  entry: NewRow<typeof contactEntryTable>,
  receivers: readonly string[],
): Promise<void> {
  const [stored] = await scope.tx
    .insert(contactEntryTable)
    .values({ ...entry, siteId: scope.siteId })
    .returning({ id: contactEntryTable.id });
  if (!stored) throw new Error('storeContactEntry: the entry was not stored');
  const now = entry.createdAt.getTime();
  for (const receiver of receivers)
    await putIntoOutbox(scope, {
      kind: CONTACT_ENTRY_MESSAGE,
      payload: { entryId: stored.id, receiver },
      now,
    });
}

/** An entry; null when the site has none of that number. */
export async function findContactEntry({ siteId, tx }: SiteScope, id: number): Promise<ContactEntry | null> {
  const [entry] = await tx
    .select(columnsOf(contactEntryTable))
    .from(contactEntryTable)
    .where(and(eq(contactEntryTable.siteId, siteId), eq(contactEntryTable.id, id)));
  return entry ?? null;
}
