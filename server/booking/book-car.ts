import { setTimeout as wait } from 'node:timers/promises';
import type { Principal } from '../access/principal.ts';
import { dateOf } from '../../src/domain/calendar.ts';
import { isSameMoney, type Money } from '../../src/domain/money.ts';
import { checkoutFields } from '../../src/domain/checkout-fields.ts';
import type { StoredField } from '../../src/domain/stored-field.ts';
import type { Database } from '../db/engine/database.ts';
import { DatabaseUnavailableError, SQL_STATE, sqlStateOf } from '../db/errors.ts';
import { inSite, type SiteScope } from '../db/in-site.ts';
import {
  type Booking,
  hasEqualBooking,
  insertBooking,
  insertClaim,
  listClaims,
  listUnitIds,
  lockCategory,
  lockExtras,
  moveClaims,
} from '../db/repositories/bookings.ts';
import { type BookingFile, claimFiles, listFreeFiles } from '../db/repositories/booking-files.ts';
import type { StoredStatus } from '../db/tables/bookings.ts';
import {
  claimKey,
  fingerprintOf,
  type IdempotencyKey,
  storeResult,
  KeyInProgressError,
} from '../db/repositories/idempotency.ts';
import { hasWrongCode } from './promotions.ts';
import { putIntoOutbox } from '../db/repositories/outbox.ts';
import { type AnswerProblems, answerProblems, missingFileProblems } from './answer-problems.ts';
import { assignUnit } from './assign-unit.ts';
import { type CarOrder, createBooking } from './create-booking.ts';
import { limitedExtras } from './extra-supply.ts';
import { foreignClaim, type OrderClaim } from './order-claims.ts';
import { isAvailable, listOffers, type Offer } from './offers.ts';
import { type CarRefusal, type PricedCar, quoteCar } from './quote-car.ts';
import { readSiteCatalogue } from './site-catalogue.ts';
import type { SiteRules } from './site-rules.ts';
import { localTimeAt } from '../environment/time-zones.ts';

/** Kind of the message that confirms a booking; its payload is `{ reference }`. */
export const BOOKING_CONFIRMATION = 'booking-confirmation';

/** How an order is sent. Times are epoch milliseconds. */
export type BookCarOptions = {
  now: number;
  /** Who books. */
  principal: Principal;
  /** Null when the client sent none: then a repeated call books again. */
  idempotencyKey: IdempotencyKey | null;
  expectedTotal: Money | null;
  /** The body of the call as it was sent, the order without: with the total, what a key may be repeated with. */
  request?: unknown;
};

/** What became of an order. `isReplay`: the booking of an earlier call with the same key. */
export type BookCarOutcome =
  | { outcome: 'booked'; booking: Booking; isReplay: boolean }
  | { outcome: 'refused'; reason: 'price-changed'; car: PricedCar }
  | { outcome: 'refused'; reason: 'no-car-left'; alternatives: readonly Offer[]; car: PricedCar }
  | { outcome: 'refused'; reason: 'not-possible'; refusal: CarRefusal }
  /** The customer has an equal booking, and wants no second one as far as they know. */
  | { outcome: 'refused'; reason: 'already-booked' }
  /** The operator's checkout form does not take the answers. */
  | {
      outcome: 'refused';
      reason: 'answers';
      problems: AnswerProblems;
      fields: readonly StoredField[];
      rules: SiteRules;
    }
  /** The order says that somebody books who the principal is not. */
  | { outcome: 'refused'; reason: 'foreign-claim'; claim: OrderClaim }
  | { outcome: 'refused'; reason: 'key-used-differently' }
  /** Another call with the same key is at work: it may book yet. */
  | { outcome: 'refused'; reason: 'in-progress' }
  /** This call booked nothing, because many others were booking. */
  | { outcome: 'refused'; reason: 'busy' };

type Refused = Extract<BookCarOutcome, { outcome: 'refused' }>;

/** Carries a refusal out of the transaction, so that nothing of it stays. */
class Refusal extends Error {
  readonly outcome: Refused;
  constructor(outcome: Refused) {
    super(outcome.reason);
    this.outcome = outcome;
  }
}

/** Ends the transaction without a car; alternatives are read after it, so that its lock is released first. */
class NoCarLeft extends Error {
  readonly car: PricedCar;
  constructor(car: PricedCar) {
    super('no car left');
    this.car = car;
  }
}

const RETRIED: ReadonlySet<string | null> = new Set([
  SQL_STATE.deadlockDetected,
  SQL_STATE.serializationFailure,
  // Both mean that another transaction was quicker; the next try sees what it did.
  SQL_STATE.exclusionViolation,
  SQL_STATE.uniqueViolation,
]);
const MAX_RETRIES = 3;
const RETRY_MILLISECONDS = 40;
/** After this time the client may no longer be waiting for the response. */
const MAX_RETRY_TIME_MILLISECONDS = 5_000;

/**
 * Books a car, in one transaction: key, price, car, booking and message exist together or not at all. The same key
 * with the same order returns the same booking. Wake the outbox worker afterwards.
 */
export async function bookCar(
  database: Database,
  siteId: string,
  order: CarOrder,
  options: BookCarOptions,
): Promise<BookCarOutcome> {
  const claim = foreignClaim(order, options.principal);
  if (claim) return { outcome: 'refused', reason: 'foreign-claim', claim };
  const startedAt = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inSite(database, siteId, (scope) => bookOnce(scope, order, options));
    } catch (error) {
      if (error instanceof Refusal) return error.outcome;
      if (error instanceof NoCarLeft) return refuseWithAlternatives(database, siteId, error.car);
      if (error instanceof KeyInProgressError) return { outcome: 'refused', reason: 'in-progress' };
      const state = sqlStateOf(error);
      if (state === SQL_STATE.lockNotAvailable) return { outcome: 'refused', reason: 'busy' };
      // When all connections are in use, a booking waits for one again.
      if (!(error instanceof DatabaseUnavailableError) && !RETRIED.has(state)) throw error;
      const isLast = attempt >= MAX_RETRIES || performance.now() - startedAt > MAX_RETRY_TIME_MILLISECONDS;
      if (isLast) return { outcome: 'refused', reason: 'busy' };
      await wait(RETRY_MILLISECONDS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** What a key may be repeated with: the same body of the call, and the same total. */
export const orderFingerprint = (request: unknown, expectedTotal: Money | null): string =>
  fingerprintOf({ request, expectedTotal });

async function bookOnce(scope: SiteScope, order: CarOrder, options: BookCarOptions): Promise<BookCarOutcome> {
  const { now, idempotencyKey, expectedTotal, request = order } = options;
  if (idempotencyKey) {
    const claim = await claimKey(scope, idempotencyKey, {
      fingerprint: orderFingerprint(request, expectedTotal),
      now,
    });
    if (claim.kind === 'same') return { outcome: 'booked', booking: claim.result as Booking, isReplay: true };
    if (claim.kind === 'other') throw new Refusal({ outcome: 'refused', reason: 'key-used-differently' });
  }
  const wantedExtras = order.extras.map(({ extraId }) => extraId);
  await lockExtras(scope, limitedExtras(await readSiteCatalogue(scope), wantedExtras));
  const quoted = await quoteCar(
    scope,
    { ...order, driverAge: order.driverAge ?? null },
    // Nothing is booked by a quote: what is missing for that is asked for later.
    { now, isBooking: !order.isQuotation },
  );
  if (!quoted.ok) throw new Refusal({ outcome: 'refused', reason: 'not-possible', refusal: quoted.refusal });
  const { car } = quoted;
  const { from, to } = car.itinerary;
  if (hasWrongCode(car.catalogue, order.codes, now))
    throw new Refusal({
      outcome: 'refused',
      reason: 'not-possible',
      refusal: { reason: 'invalid-promo-code' },
    });
  const { checkoutForm, rules } = car.catalogue;
  const trip = { pickUp: from.place.category ?? '', dropOff: to.place.category ?? '' };
  const refuseAnswers = (problems: AnswerProblems) => {
    const isCompany = order.customer.isCompany === true;
    const { isLicenceRequired } = rules;
    const fields = checkoutFields(checkoutForm, { trip, isCompany, isLicenceRequired });
    return new Refusal({ outcome: 'refused', reason: 'answers', problems, fields, rules });
  };
  const files = await listFreeFiles(scope, order.files ?? []);
  if (files.length < new Set(order.files).size)
    throw refuseAnswers(
      missingFileProblems(
        checkoutForm,
        files.map(({ field }) => field),
      ),
    );
  const found = answerProblems(
    checkoutForm,
    { ...order, filesOf: idsByField(files) },
    {
      trip,
      today: dateOf(localTimeAt(now, from.branch.timeZone)),
      pickUpDate: dateOf(order.pickUp),
      dropOffDate: dateOf(order.dropOff),
      driverAge: rules.driverAge,
      identity: rules.identity,
      isLicenceRequired: rules.isLicenceRequired,
    },
  );
  const problems = order.isQuotation ? withoutMissing(found) : found;
  if (Object.keys(problems).length > 0) throw refuseAnswers(problems);
  const booking = createBooking(car, order, now);
  if (expectedTotal && !isSameMoney(expectedTotal, booking.total)) {
    throw new Refusal({ outcome: 'refused', reason: 'price-changed', car });
  }
  // Two tabs that book at once do so one after another, also where no car is held.
  if (order.isOnlyBooking) await lockCategory(scope, car.category.id);
  const unitId = holdsCar(booking.status) ? await takeCar(scope, car, now) : await requireSupply(scope, car);
  if (order.isOnlyBooking && !order.isQuotation && (await hasEqualBooking(scope, booking)))
    throw new Refusal({ outcome: 'refused', reason: 'already-booked' });
  await insertBooking(scope, booking);
  await claimFiles(scope, order.files ?? [], booking.reference);
  if (unitId !== null) {
    const { model, category, itinerary } = car;
    await insertClaim(scope, {
      reference: booking.reference,
      carUnitId: unitId,
      modelId: model.id,
      categoryId: category.id,
      branchOfficeId: itinerary.from.branch.id,
      ...itinerary.claim,
    });
  }
  await putIntoOutbox(scope, { kind: BOOKING_CONFIRMATION, payload: { reference: booking.reference }, now });
  if (idempotencyKey) {
    // A tab may send the same order again while it is open: the key is stored until the trip ends.
    await storeResult(scope, idempotencyKey, { result: booking, neededUntil: booking.rental.endsAt });
  }
  return { outcome: 'booked', booking, isReplay: false };
}

/** Ids of files by the name of the field that they answer. */
function idsByField(files: readonly BookingFile[]): ReadonlyMap<string, readonly string[]> {
  const fields = new Set(files.map(({ field }) => field));
  return new Map(
    [...fields].map((name) => [name, files.filter(({ field }) => field === name).map(({ id }) => id)]),
  );
}

/** A quote needs a name and an address, which every request has; what is missing beside them is no problem of it. */
const withoutMissing = (problems: AnswerProblems): AnswerProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, reason]) => reason !== 'required'));

const holdsCar = (status: StoredStatus): boolean => status === 'confirmed';

async function refuseWithAlternatives(database: Database, siteId: string, car: PricedCar): Promise<Refused> {
  const offers = await inSite(database, siteId, (scope) =>
    listOffers(scope, car.catalogue, car.itinerary),
  ).catch((error: unknown) => {
    // The refusal is known already: it is sent without alternatives.
    if (error instanceof DatabaseUnavailableError) return [];
    throw error;
  });
  return { outcome: 'refused', reason: 'no-car-left', alternatives: offers, car };
}

/** Nothing is held for a request or a quote, but the branch must have such cars. @throws NoCarLeft */
async function requireSupply(scope: SiteScope, car: PricedCar): Promise<null> {
  if (!(await isAvailable(scope, car.itinerary, car.model.id, { takesCar: false }))) throw new NoCarLeft(car);
  return null;
}

/** The car for the booking. @throws NoCarLeft */
async function takeCar(scope: SiteScope, car: PricedCar, now: number): Promise<string> {
  const { itinerary, model, category } = car;
  const branchOfficeId = itinerary.from.branch.id;
  // From here to the commit, bookings of this category run one after another; before it they run concurrently.
  await lockCategory(scope, category.id);
  const units = await listUnitIds(scope, model.id, branchOfficeId);
  // A rental that begins in an hour that the clocks show twice may begin up to an hour ago.
  const endingAfter = Math.min(now, itinerary.claim.startsAt);
  const claims = await listClaims(scope, { modelId: model.id, branchOfficeId, endingAfter });
  const assignment = assignUnit(
    units,
    claims.map(({ reference, carUnitId, ...span }) => ({
      id: reference,
      unitId: carUnitId,
      isFixed: span.startsAt <= now,
      ...span,
    })),
    itinerary.claim,
  );
  if (!assignment) throw new NoCarLeft(car);
  await moveClaims(scope, assignment.moves);
  return assignment.unitId;
}
