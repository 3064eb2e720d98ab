import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { PlainDateTime } from '../../../src/domain/calendar.ts';
import type { CancellationTerms } from '../../../src/domain/cancellation.ts';
import type { Excess } from '../../../src/domain/excess.ts';
import type { SelectedExtra } from '../../../src/domain/extras.ts';
import { type Money, money } from '../../../src/domain/money.ts';
import type { QuoteLine } from '../../../src/domain/pricing.ts';
import { StoredDocumentError } from '../errors.ts';
import type { SiteScope } from '../in-site.ts';
import { bookingTable, carClaimTable, type StoredStatus } from '../tables/bookings.ts';
import type { Names } from '../tables/columns.ts';
import { carUnitTable } from '../tables/fleet.ts';
import { columnsOf, type Row } from './columns-of.ts';
import type { InstantSpan } from './fleet.ts';
import { toObject } from '../json.ts';

/** Who booked, with all further fields of the checkout. */
export type BookingCustomer = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Id of the account that is signed in. */
  globalId?: string;
  hasWebLogin?: boolean;
  /** ISO 3166 alpha-2 code. */
  country?: string;
  /** YYYY-MM-DD. */
  birthDate?: string;
} & Readonly<Record<string, unknown>>;

/** Names and places as they were when the booking was made, so that a later change does not rewrite it. */
export type BookingSnapshot = {
  model: { id: string; name: string; brand: string; imagePath: string; passengers: number };
  /** The deposit is absent in bookings that were stored before snapshots contained it. */
  category: { id: string; names: Names; imagePath: string; deposit?: Money | null };
  /** With the chosen insurances; absent in bookings that were stored before. */
  excess?: Excess;
  cancellation?: CancellationTerms | null;
  /** Extras that have to be arranged by a local time of the pick-up place. */
  deadlines?: readonly { names: Names; until: PlainDateTime }[];
  pickUpPlace: PlaceSnapshot;
  dropOffPlace: PlaceSnapshot;
};

/** A place as it was when the booking was made. */
export type PlaceSnapshot = {
  id: string;
  names: Names;
  address: string;
  city: string;
  country: string;
  branchOfficeId: string;
  phone: string;
  timeZone?: string;
};

/** A price as it was agreed. The lines add up to the booking's total. */
export type AgreedPrice = {
  totalDays: number;
  lines: readonly (QuoteLine & { names: Names | null })[];
  net: Money;
  tax: Money;
  averageDay: Money;
};

/** A booking. `pickUp` and `dropOff` are local times of their places, `rental` and `createdAt` are epoch milliseconds. */
export type Booking = {
  reference: string;
  status: StoredStatus;
  customer: BookingCustomer;
  driver: Readonly<Record<string, unknown>> | null;
  notes: string;
  pickUp: PlainDateTime;
  dropOff: PlainDateTime;
  rental: InstantSpan;
  snapshot: BookingSnapshot;
  isOnRequest: boolean;
  hasUnlimitedMileage: boolean;
  extras: readonly SelectedExtra[];
  price: AgreedPrice;
  total: Money;
  paid: Money;
  /** Decimals of the currency of all amounts, on that day. */
  decimals: number;
  /** The currency that the visitor chose, that of all amounts, and its rate of that day. */
  shownCurrency: string;
  exchangeRate: number;
  language: string;
  createdAt: number;
  /** Further fields of the request, shown to the operator. */
  details: Readonly<Record<string, unknown>>;
};

/** A claim of a car with the booking it is for. */
export type StoredClaim = InstantSpan & { reference: string; carUnitId: string };

/** Stores a new booking. */
export async function insertBooking({ siteId, tx }: SiteScope, booking: Booking): Promise<void> {
  const { snapshot, rental, total, paid, createdAt, ...columns } = booking;
  await tx.insert(bookingTable).values({
    ...columns,
    siteId,
    startsAt: new Date(rental.startsAt),
    endsAt: new Date(rental.endsAt),
    pickUpPlaceId: snapshot.pickUpPlace.id,
    dropOffPlaceId: snapshot.dropOffPlace.id,
    modelId: snapshot.model.id,
    categoryId: snapshot.category.id,
    totalMinor: total.minor,
    currency: total.currency,
    paidMinor: paid.minor,
    details: { ...booking.details, snapshot },
    createdAt: new Date(createdAt),
  });
}

/** Without the columns that repeat parts of the snapshot for the database's own checks. */
const {
  pickUpPlaceId: _pickUpPlace,
  dropOffPlaceId: _dropOffPlace,
  modelId: _model,
  categoryId: _category,
  ...bookingColumns
} = columnsOf(bookingTable);

/** A booking by its reference; null when the site has none. @throws StoredDocumentError */
export async function findBooking({ siteId, tx }: SiteScope, reference: string): Promise<Booking | null> {
  const [row] = await tx
    .select(bookingColumns)
    .from(bookingTable)
    .where(and(eq(bookingTable.siteId, siteId), eq(bookingTable.reference, reference)));
  return row ? toBooking(row) : null;
}

function toBooking(row: Pick<Row<typeof bookingTable>, keyof typeof bookingColumns>): Booking {
  const { startsAt, endsAt, totalMinor, paidMinor, currency, createdAt, ...columns } = row;
  const what = `Booking ${row.reference}`;
  const { snapshot, ...details } = toObject(row.details, what);
  const price = toObject(row.price, what);
  if (!Array.isArray(price.lines)) throw new StoredDocumentError(what, ['its price has no lines']);
  return {
    ...columns,
    customer: toObject(row.customer, what) as Booking['customer'],
    driver: row.driver === null ? null : toObject(row.driver, what),
    rental: { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
    snapshot: toObject(snapshot, what) as BookingSnapshot,
    price: price as AgreedPrice,
    total: money(totalMinor, currency),
    paid: money(paidMinor, currency),
    createdAt: createdAt.getTime(),
    details,
  };
}

/** Whether a customer, known by the e-mail address, has a booking of the same model, places and moments. */
export async function hasEqualBooking(
  { siteId, tx }: SiteScope,
  { customer, rental, snapshot }: Pick<Booking, 'customer' | 'rental' | 'snapshot'>,
): Promise<boolean> {
  const found = await tx
    .select({ reference: bookingTable.reference })
    .from(bookingTable)
    .where(
      and(
        eq(bookingTable.siteId, siteId),
        eq(bookingTable.endsAt, new Date(rental.endsAt)),
        eq(bookingTable.startsAt, new Date(rental.startsAt)),
        eq(bookingTable.modelId, snapshot.model.id),
        eq(bookingTable.pickUpPlaceId, snapshot.pickUpPlace.id),
        eq(bookingTable.dropOffPlaceId, snapshot.dropOffPlace.id),
        inArray(bookingTable.status, BOOKED),
        sql`lower(${bookingTable.customer} ->> 'email') = lower(${customer.email})`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Locks a booking until the end of the transaction. */
export async function lockBooking({ siteId, tx }: SiteScope, reference: string): Promise<void> {
  await tx
    .select({ reference: bookingTable.reference })
    .from(bookingTable)
    .where(and(eq(bookingTable.siteId, siteId), eq(bookingTable.reference, reference)))
    .for('update');
}

/** Stores that a booking was cancelled, when (epoch milliseconds) and for which fee, and frees its car. */
export async function storeCancellation(
  { siteId, tx }: SiteScope,
  { reference, details, snapshot }: Booking,
  cancelled: { readonly at: number; readonly fee: Money },
): Promise<void> {
  await tx
    .update(bookingTable)
    .set({ status: 'cancelled', details: { ...details, snapshot, cancelled } })
    .where(and(eq(bookingTable.siteId, siteId), eq(bookingTable.reference, reference)));
  await tx
    .delete(carClaimTable)
    .where(and(eq(carClaimTable.siteId, siteId), eq(carClaimTable.bookingReference, reference)));
}

/** Statuses of what a customer booked, whether or not it holds a car. */
const BOOKED: StoredStatus[] = ['reserved', 'confirmed', 'delivered'];

/** Statuses of bookings that hold a car and its extras. */
const HOLDING: StoredStatus[] = ['confirmed', 'delivered'];

/** The extras of rentals that overlap a span. */
export async function listTakenExtras(
  { siteId, tx }: SiteScope,
  { startsAt, endsAt }: InstantSpan,
): Promise<(InstantSpan & { extras: readonly SelectedExtra[] })[]> {
  const rows = await tx
    .select({ startsAt: bookingTable.startsAt, endsAt: bookingTable.endsAt, extras: bookingTable.extras })
    .from(bookingTable)
    .where(
      and(
        eq(bookingTable.siteId, siteId),
        gt(bookingTable.endsAt, new Date(startsAt)),
        lt(bookingTable.startsAt, new Date(endsAt)),
        inArray(bookingTable.status, HOLDING),
      ),
    );
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() }));
}

/** The cars of a model at a branch, by id. */
export async function listUnitIds(
  { siteId, tx }: SiteScope,
  modelId: string,
  branchOfficeId: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: carUnitTable.id })
    .from(carUnitTable)
    .where(
      and(
        eq(carUnitTable.siteId, siteId),
        eq(carUnitTable.branchOfficeId, branchOfficeId),
        eq(carUnitTable.modelId, modelId),
      ),
    )
    .orderBy(asc(carUnitTable.id));
  return rows.map(({ id }) => id);
}

/** The claims on cars of a model at a branch that have not ended at a moment. */
export async function listClaims(
  { siteId, tx }: SiteScope,
  { modelId, branchOfficeId, endingAfter }: { modelId: string; branchOfficeId: string; endingAfter: number },
): Promise<StoredClaim[]> {
  const rows = await tx
    .select({
      reference: carClaimTable.bookingReference,
      carUnitId: carClaimTable.carUnitId,
      startsAt: carClaimTable.startsAt,
      endsAt: carClaimTable.endsAt,
    })
    .from(carClaimTable)
    .where(
      and(
        eq(carClaimTable.siteId, siteId),
        eq(carClaimTable.branchOfficeId, branchOfficeId),
        eq(carClaimTable.modelId, modelId),
        gt(carClaimTable.endsAt, new Date(endingAfter)),
      ),
    );
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() }));
}

/** Claims a car. A claim that overlaps another is refused by the database (SQL state 23P01). */
export async function insertClaim(
  { siteId, tx }: SiteScope,
  claim: StoredClaim & { modelId: string; categoryId: string; branchOfficeId: string },
): Promise<void> {
  const { reference, startsAt, endsAt, ...car } = claim;
  await tx.insert(carClaimTable).values({
    siteId,
    bookingReference: reference,
    ...car,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  });
}

/** Assigns other cars to bookings; the database checks overlaps at the end of the transaction only. */
export async function moveClaims(
  { siteId, tx }: SiteScope,
  moves: readonly { id: string; unitId: string }[],
): Promise<void> {
  if (moves.length === 0) return;
  await tx.execute(sql`set constraints car_claim_no_overlap deferred`);
  for (const { id, unitId } of moves) {
    await tx
      .update(carClaimTable)
      .set({ carUnitId: unitId })
      .where(and(eq(carClaimTable.siteId, siteId), eq(carClaimTable.bookingReference, id)));
  }
}

/** Locks the category until the end of the transaction: other bookings of its cars wait. */
export async function lockCategory({ siteId, tx }: SiteScope, categoryId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${siteId}/${categoryId}`}, 0))`);
}

/**
 * Locks extras until the end of the transaction: other bookings of them wait. Before any category is locked, and by
 * their ids in order, so that no two bookings wait for each other.
 */
export async function lockExtras({ siteId, tx }: SiteScope, extraIds: readonly string[]): Promise<void> {
  for (const id of extraIds.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${siteId}/extra/${id}`}, 0))`);
}
