import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../engine/database.ts';
import { inSystem, type SiteScope } from '../in-site.ts';
import { bookingFileTable } from '../tables/bookings.ts';

const f = bookingFileTable;
/** Nobody finds a file by trying. */
const ID_BYTES = 24;

/** A file as it is told of, without its content. */
export interface BookingFile {
  readonly id: string;
  /** Name of the form field that it answers. */
  readonly field: string;
  readonly name: string;
  readonly type: string;
}

const TOLD = { id: f.id, field: f.field, name: f.name, type: f.type };

/** Stores a file that belongs to no booking yet. `now` is epoch milliseconds. @returns its id */
export async function storeBookingFile(
  { siteId, tx }: SiteScope,
  file: Omit<BookingFile, 'id'> & { readonly content: Buffer },
  now: number,
): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  await tx.insert(f).values({ siteId, id, ...file, createdAt: new Date(now) });
  return id;
}

const ofNoBooking = ({ siteId }: SiteScope, ids: readonly string[]) =>
  and(eq(f.siteId, siteId), inArray(f.id, [...ids]), isNull(f.bookingReference));

/** Those of some files that exist and belong to no booking. */
export const listFreeFiles = async (scope: SiteScope, ids: readonly string[]): Promise<BookingFile[]> =>
  ids.length === 0
    ? []
    : scope.tx.select(TOLD).from(f).where(ofNoBooking(scope, ids)).orderBy(asc(f.createdAt)).for('update');

/** Gives files to a booking. */
export async function claimFiles(scope: SiteScope, ids: readonly string[], reference: string): Promise<void> {
  if (ids.length === 0) return;
  await scope.tx.update(f).set({ bookingReference: reference }).where(ofNoBooking(scope, ids));
}

/** The files of a booking, first uploaded first; those of one moment by field and name. */
export const listFilesOf = ({ siteId, tx }: SiteScope, reference: string): Promise<BookingFile[]> =>
  tx
    .select(TOLD)
    .from(f)
    .where(and(eq(f.siteId, siteId), eq(f.bookingReference, reference)))
    .orderBy(asc(f.createdAt), asc(f.field), asc(f.name));

/** A file of a booking with its content; `null` when the booking has none of that id. */
export async function readFileOf(
  { siteId, tx }: SiteScope,
  reference: string,
  id: string,
): Promise<(BookingFile & { readonly content: Buffer }) | null> {
  const [file] = await tx
    .select({ ...TOLD, content: f.content })
    .from(f)
    .where(and(eq(f.siteId, siteId), eq(f.bookingReference, reference), eq(f.id, id)));
  return file ?? null;
}

/** Deletes the files of all sites that were uploaded before a moment and went with no booking. */
export async function deleteFreeFiles(database: Database, before: number): Promise<void> {
  await inSystem(database, (tx) =>
    tx.delete(f).where(and(isNull(f.bookingReference), lt(f.createdAt, new Date(before)))),
  );
}
