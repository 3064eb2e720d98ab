import { fullName, whoBookedBesides, whoDrives } from '../../src/domain/booking-people.ts';
import type { QuotedTrip } from '../../src/domain/booking-summary.ts';
import { dateOf, type PlainDateTime } from '../../src/domain/calendar.ts';
import { mapHref, phoneHref } from '../../src/domain/contact-links.ts';
import { RISKS } from '../../src/domain/excess.ts';
import { subtract } from '../../src/domain/money.ts';
import { addressWithCity } from '../../src/domain/places.ts';
import { isIncludedCover, priceTable } from '../../src/domain/price-table.ts';
import { cancellationOf, localTime } from '../booking/cancel-booking.ts';
import { lineLabel } from '../booking/line-label.ts';
import type { SiteCatalogue } from '../booking/site-catalogue.ts';
import type { AgreedPrice, Booking, PlaceSnapshot } from '../db/repositories/bookings.ts';
import { storedText } from '../db/repositories/stored-text.ts';
import { carName, handovers, placeLines, officeLine, shownStatus } from './booking-labels.ts';
import type { MessageContent, MessageDetail, MessageLine, MessageRow } from './message-html.ts';
import type { MailSite, MailTexts } from './mail-site.ts';
import { reservationData } from './reservation-data.ts';

/** What a confirmation says beside its booking, as of the moment at which it is sent. */
export type ConfirmationContext = {
  /** Epoch milliseconds. */
  now: number;
  catalogue: Pick<SiteCatalogue, 'places' | 'hours'>;
};

/** The confirmation of a booking for the customer, with its subject. */
export function bookingConfirmation(
  booking: Booking,
  site: MailSite,
  { now, catalogue }: ConfirmationContext,
): { subject: string; message: MessageContent } {
  const { texts, colors, logo } = site;
  const status = shownStatus(booking);
  const isQuote = status === 'quoted';
  const url = site.bookingUrl(booking.reference);
  // A car on request is booked by the operator alone.
  const bookUrl = isQuote && !booking.isOnRequest ? site.checkoutUrl(quotedTrip(booking)) : null;
  const values = { number: booking.reference, company: site.name, name: booking.customer.firstName };
  const text = (part: string) => texts.t(`mail.confirmation.${part}`, values);
  return {
    subject: text(`${status}.subject`),
    message: {
      language: texts.language,
      labelled: texts.labelled,
      sender: site.name,
      colors,
      logo,
      heading: text(`${status}.heading`),
      paragraphs: [text('greeting'), text(`${status}.intro`)],
      details: {
        title: text(isQuote ? 'quoted.details' : 'booking'),
        rows: bookingDetails(booking, site, catalogue),
        note: text('localTimes'),
      },
      table: { title: text('price'), rows: priceRows(booking, site), notes: priceNotes(booking, site, now) },
      actions: [
        ...(bookUrl === null ? [] : [{ label: texts.t('success.quote.book'), url: bookUrl }]),
        ...(url === null ? [] : [{ label: text(isQuote ? 'quoted.see' : 'see'), url }]),
      ],
      closing: [
        ...(url === null ? [] : [text(isQuote ? 'quoted.manage' : 'manage')]),
        ...(isQuote ? [] : [text('calendar')]),
        text('help'),
      ],
      ...officeLine(booking, catalogue.places, texts),
      data: reservationData(booking, site),
    },
  };
}

function bookingDetails(
  booking: Booking,
  site: MailSite,
  { hours }: Pick<SiteCatalogue, 'hours'>,
): MessageDetail[] {
  const { texts } = site;
  const { category } = booking.snapshot;
  const isQuote = shownStatus(booking) === 'quoted';
  const { pickUp, dropOff } = handovers(booking);
  const detail = (part: string, ...lines: MessageLine[]): MessageDetail => ({
    label: texts.t(`mail.confirmation.${part}`),
    lines: lines.filter(Boolean),
  });
  const handover = (part: 'pickUp' | 'dropOff', moment: PlainDateTime, place: PlaceSnapshot) =>
    detail(
      part,
      texts.dateTime(moment),
      ...placeLines(place, texts),
      place.phone && { text: place.phone, href: phoneHref(place.phone) },
      texts.deskHours(dateOf(moment), hours.get(place.branchOfficeId)),
      mapLine(place, texts),
    );
  return [
    isQuote
      ? { label: texts.t('success.quote.number'), lines: [booking.reference] }
      : detail('number', booking.reference),
    detail('car', carName(booking, site), texts.pick(category.names)),
    handover('pickUp', booking.pickUp, pickUp),
    handover('dropOff', booking.dropOff, dropOff),
    ...peopleDetails(booking, site),
    ...extraDetails(booking, site),
    ...(isQuote ? [] : deadlineDetails(booking, site)),
  ];
}

/** What a quote knows of its car and its search. */
const quotedTrip = ({
  pickUp,
  dropOff,
  snapshot,
  details,
  hasUnlimitedMileage,
  extras,
}: Booking): QuotedTrip => ({
  pickUp,
  dropOff,
  hasUnlimitedMileage,
  extras,
  pickUpPlaceId: snapshot.pickUpPlace.id,
  dropOffPlaceId: snapshot.dropOffPlace.id,
  modelId: snapshot.model.id,
  paymentMethodId: storedText(details.paymentMethodId),
  promotionId: storedText(details.promotion),
  promotionCode: storedText(details.promotionCode),
  agreementCode: storedText(details.commercialAgreementCode),
});

/** The link to the place on a map; '' where its address is not known. */
function mapLine(place: PlaceSnapshot, texts: MailTexts): MessageLine {
  const address = addressWithCity(place);
  return address && { text: texts.t('success.map'), href: mapHref(address) };
}

const nameOf = ({ firstName, lastName }: Readonly<Record<string, unknown>>): string =>
  fullName({ firstName: storedText(firstName), lastName: storedText(lastName) });

/** Who drives and who booked, with which flight they come, and with which codes they booked. */
function peopleDetails({ customer, driver, details }: Booking, { texts }: MailSite): MessageDetail[] {
  const people = { customer, driver, isCompany: customer.isCompany === true };
  const driving = whoDrives(people);
  const booking = whoBookedBesides(people);
  const travel = [storedText(details.deliveryTransportationId), storedText(details.returnTransportationId)];
  return [
    {
      label: texts.t('success.driver'),
      lines: driving ? [nameOf(driving), storedText(driving.phone)] : [],
    },
    {
      label: texts.t('success.bookedBy'),
      lines: booking ? [nameOf(booking), booking.email, booking.phone] : [],
    },
    { label: texts.t('success.arrival'), lines: [...new Set(travel)] },
    { label: texts.t('codes.promotion'), lines: [storedText(details.promotionCode)] },
    { label: texts.t('codes.agreement'), lines: [storedText(details.commercialAgreementCode)] },
  ]
    .map(({ label, lines }) => ({ label, lines: lines.filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The insurances and extras by the names of the day of booking; insurances that cost nothing apart. */
function extraDetails({ price, extras }: Booking, { texts }: MailSite): MessageDetail[] {
  const named = extras.flatMap(({ extraId, quantity }) => {
    const line = price.lines.find(({ referenceId }) => referenceId === extraId);
    if (!line?.names) return [];
    const text = `${quantity > 1 ? `${quantity} × ` : ''}${texts.pick(line.names)}`;
    return [{ text, isIncluded: isIncludedCover(line) }];
  });
  const detail = (key: string, isIncluded: boolean): MessageDetail => ({
    label: texts.t(key),
    lines: named.filter((extra) => extra.isIncluded === isIncluded).map(({ text }) => text),
  });
  return [detail('success.protection', false), detail('checkout.cover.noExtraCost', true)].filter(
    ({ lines }) => lines.length > 0,
  );
}

/** What has to be arranged, and by when. */
function deadlineDetails({ snapshot }: Booking, { texts }: MailSite): MessageDetail[] {
  const lines = (snapshot.deadlines ?? []).map(({ names, until }) =>
    texts.t('success.deadline', { extra: texts.pick(names), moment: texts.dateTime(until) }),
  );
  return lines.length === 0 ? [] : [{ label: texts.t('success.bring'), lines }];
}

/** The price lines as the screens show them: taxes in the lines, or as lines of their own after them. */
function priceRows(booking: Booking, { texts, areTaxesIncluded }: MailSite): MessageRow[] {
  const { price, total, paid, snapshot } = booking;
  const labels = {
    ...texts,
    totalDays: price.totalDays,
    pickUpPlace: texts.pick(snapshot.pickUpPlace.names),
    dropOffPlace: texts.pick(snapshot.dropOffPlace.names),
  };
  const { lines, sum, taxes } = priceTable(price.lines, total, areTaxesIncluded);
  const rowOf = (line: AgreedPrice['lines'][number]): MessageRow => ({
    label: lineLabel(line, labels),
    value: texts.money(line.amount),
  });
  const text = (part: string) => texts.t(`mail.confirmation.${part}`);
  // Nothing is due for a quote.
  const isDue = shownStatus(booking) !== 'quoted' && total.minor > paid.minor;
  return [
    ...lines.map(rowOf),
    ...(areTaxesIncluded || taxes.length === 0
      ? []
      : [{ label: texts.t('checkout.totalWithoutTaxes'), value: texts.money(sum) }, ...taxes.map(rowOf)]),
    {
      label: text('total'),
      value: texts.money(total),
      isTotal: true,
    },
    ...(areTaxesIncluded ? taxes.map(rowOf) : []).map(({ label, value }) => ({
      label: texts.t('results.taxWithin', { tax: label }),
      value,
    })),
    ...(paid.minor > 0 ? [{ label: text('paid'), value: texts.money(paid) }] : []),
    ...(isDue ? [{ label: text('due'), value: texts.money(subtract(total, paid)) }] : []),
  ];
}

/** The deposit, the excess, until when cancelling is free, and the operator's message about bookings. */
function priceNotes(booking: Booking, { texts, bookingMessage }: MailSite, now: number): string[] {
  const { snapshot, status } = booking;
  const { deposit } = snapshot.category;
  const { excess = {}, cancellation } = snapshot;
  const held = deposit ? texts.t('results.deposit', { price: texts.money(deposit) }) : '';
  const risks = RISKS.flatMap((risk) => {
    const amount = excess[risk];
    return amount ? [`${texts.t(`results.excess.${risk}`)} ${texts.money(amount)}`] : [];
  });
  const remaining =
    risks.length > 0 ? texts.labelled(texts.t('checkout.cover.excess'), risks.join(' · ')) : '';
  const terms =
    cancellation && status === 'confirmed' && cancellationOf(booking, now).allowed
      ? texts.cancellation(cancellation, localTime(booking, now)).join('. ')
      : '';
  return [held, remaining, terms, bookingMessage].filter(Boolean);
}
