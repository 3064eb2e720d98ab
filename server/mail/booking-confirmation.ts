import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { subtract } from '../../src/domain/money.ts';
import { priceTable } from '../../src/domain/price-table.ts';
import { lineLabel } from '../booking/line-label.ts';
import type { AgreedPrice, Booking, PlaceSnapshot } from '../db/repositories/bookings.ts';
import { carName, handovers, placeLines, shownStatus } from './booking-labels.ts';
import type { MessageContent, MessageDetail, MessageRow } from './message-html.ts';
import type { MailSite } from './mail-site.ts';
import { reservationData } from './reservation-data.ts';

/** The confirmation of a booking for the customer, with its subject. */
export function bookingConfirmation(
  booking: Booking,
  site: MailSite,
): { subject: string; message: MessageContent } {
  const { texts, colors, logo } = site;
  const status = shownStatus(booking);
  const url = site.bookingUrl(booking.reference);
  const values = { number: booking.reference, company: site.name, name: booking.customer.firstName };
  const text = (part: string) => texts.t(`mail.confirmation.${part}`, values);
  return {
    subject: text(`${status}.subject`),
    message: {
      language: texts.language,
      sender: site.name,
      colors,
      logo,
      heading: text(`${status}.heading`),
      paragraphs: [text('greeting'), text(`${status}.intro`)],
      details: { title: text('booking'), rows: bookingDetails(booking, site), note: text('localTimes') },
      table: { title: text('price'), rows: priceRows(booking, site), notes: priceNotes(booking, site) },
      action: url === null ? null : { label: text('see'), url },
      closing: [...(status === 'quoted' ? [] : [text('calendar')]), text('help')],
      data: reservationData(booking, site),
    },
  };
}

function bookingDetails(booking: Booking, site: MailSite): MessageDetail[] {
  const { texts } = site;
  const { category } = booking.snapshot;
  const { pickUp, dropOff } = handovers(booking);
  const detail = (part: string, ...lines: string[]): MessageDetail => ({
    label: texts.t(`mail.confirmation.${part}`),
    lines: lines.filter(Boolean),
  });
  const handover = (part: 'pickUp' | 'dropOff', moment: PlainDateTime, place: PlaceSnapshot) =>
    detail(part, texts.dateTime(moment), ...placeLines(place, texts), place.phone);
  return [
    detail('number', booking.reference),
    detail('car', carName(booking, site), texts.pick(category.names)),
    handover('pickUp', booking.pickUp, pickUp),
    handover('dropOff', booking.dropOff, dropOff),
  ];
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
      label: texts.totalIn(text('total'), total.currency),
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

/** The deposit, and the operator's message about bookings. */
function priceNotes({ snapshot }: Booking, { texts, bookingMessage }: MailSite): string[] {
  const { deposit } = snapshot.category;
  const held = deposit ? texts.t('results.deposit', { price: texts.money(deposit) }) : '';
  return [held, bookingMessage].filter(Boolean);
}
