import { leaseMessage } from '../../server/db/repositories/outbox.ts';
import { createComposer } from '../../server/mail/compose-mail.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { BOOKING_REQUEST } from '../../server/testing/booking-request.ts';
import { toBookingMoment } from '../../src/api/wire/booking-request.ts';
import type { SelectedExtra } from '../../src/domain/extras.ts';
import type { SearchParameters } from '../../src/domain/search-parameters.ts';
import type { VehicleOffer } from '../../src/domain/vehicle-offer.ts';
import type { SiteServerUnderTest } from './site-server.ts';

/** Longer than any test waits: a message is taken once. */
const LEASE_MILLISECONDS = 86_400_000;

/** What a visitor orders who pays at the counter. */
export interface CounterOrder {
  readonly search: SearchParameters;
  /** The offer with the price that the visitor saw last. */
  readonly offer: Pick<VehicleOffer, 'vehicle' | 'total'>;
  /** What the visitor says was shown, in minor units; that of the offer when it is not given. */
  readonly shown?: number;
  readonly extras?: readonly SelectedExtra[];
  readonly language?: string;
  /** The currency that the visitor looks at prices in; that of the offer when it is not given. */
  readonly currency?: string;
  readonly isQuotation?: boolean;
}

/** The response to the booking that the checkout makes of an order, by a driver who has just turned the searched age. */
export async function bookAtCounter(
  { app }: Pick<SiteServerUnderTest, 'app'>,
  site: string,
  { search, offer, shown = offer.total.minor, extras = [], ...requested }: CounterOrder,
) {
  const { pickUp, dropOff, driverAge } = search;
  const response = await app.inject({
    method: 'POST',
    url: '/api/booking/book',
    headers: { host: `${site}.localhost`, 'expected-total': `${shown} ${offer.total.currency}` },
    payload: {
      ...BOOKING_REQUEST,
      customer: {
        ...BOOKING_REQUEST.customer,
        country: 'AR',
        birthDate: `${Number(pickUp.slice(0, 4)) - driverAge}-01-01`,
      },
      currency: offer.total.currency,
      ...requested,
      from: toBookingMoment(pickUp),
      to: toBookingMoment(dropOff),
      pickupId: search.pickUpPlace.id,
      returnId: search.dropOffPlace.id,
      // What places ask for that are wherever a customer stays.
      isCustomDeliveryAddress: true,
      customDeliveryAddress: 'Hotel Sol 1',
      modelId: offer.vehicle.modelId,
      ilimitedKm: search.hasUnlimitedMileage,
      additionals: extras.map(({ extraId, quantity }) => ({ additionalId: extraId, quantity })),
    },
  });
  return { status: response.statusCode, body: response.json() };
}

/** Takes the message out of the outbox that is due first, as the mail that it becomes. @throws Error when none is due */
export async function takeMail({
  database,
  clock,
  mailSite,
  accountLinkUrl,
}: SiteServerUnderTest): Promise<Mail> {
  const message = await leaseMessage(database, { now: clock.now, leaseMilliseconds: LEASE_MILLISECONDS });
  const compose = createComposer({
    database,
    mailFrom: 'a@example.com',
    siteFor: mailSite,
    accountLinkUrl,
    now: () => clock.now,
  });
  const mail = message && (await compose(message));
  if (!mail) throw new Error('no message is due');
  return mail;
}
