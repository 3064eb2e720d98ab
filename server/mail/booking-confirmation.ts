import type { PlainDateTime } from '../../src/domain/calendar.ts';
import type { Money } from '../../src/domain/money.ts';
import type { QuoteLineKind } from '../../src/domain/pricing.ts';
import type { AgreedPrice, Booking, PlaceSnapshot } from '../db/repositories/bookings.ts';
import type { Names } from '../db/tables/columns.ts';
import type { Letter, LetterRow } from './letter-html.ts';

/** How a language words a mail. Texts go by key, as on the screens. */
export type MailTexts = {
  language: string;
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** The text of the language, or the nearest there is. */
  pick(names: Names): string;
  money(amount: Money): string;
  dateTime(moment: PlainDateTime): string;
};

/** Every text key of the confirmation, for the check that all languages have them. */
export const CONFIRMATION_KEYS: readonly string[] = [
  ...['confirmed', 'reserved', 'quoted'].flatMap((status) =>
    ['subject', 'heading', 'intro'].map((part) => `mail.confirmation.${status}.${part}`),
  ),
  ...[
    'greeting',
    'booking',
    'number',
    'car',
    'pickUp',
    'dropOff',
    'price',
    'rental',
    'total',
    'paid',
    'due',
    'see',
    'help',
  ].map((part) => `mail.confirmation.${part}`),
  'checkout.payAtCounter',
  ...['promotion', 'pick-up-place', 'drop-off-place', 'one-way', 'extra', 'insurance', 'tax'].map(
    (kind) => `mail.confirmation.line.${kind}`,
  ),
];

/** Statuses that a new booking can have; later ones are worded like a confirmed booking. */
const wordedStatus = ({ status }: Booking): 'confirmed' | 'reserved' | 'quoted' =>
  status === 'reserved' || status === 'quoted' ? status : 'confirmed';

/** The letter that tells a customer what was booked, with its subject. */
export function bookingConfirmation(
  booking: Booking,
  {
    sender,
    colors,
    url,
    texts,
  }: { sender: string; colors: Letter['colors']; url: string | null; texts: MailTexts },
): { subject: string; letter: Letter } {
  const { t } = texts;
  const status = wordedStatus(booking);
  const { model, category, pickUpPlace, dropOffPlace } = booking.snapshot;
  const values = { number: booking.reference, company: sender, name: booking.customer.firstName };
  const text = (part: string) => t(`mail.confirmation.${part}`, values);
  // A quote is paid by nobody yet.
  const isDue = status !== 'quoted' && booking.total.minor > booking.paid.minor;
  return {
    subject: text(`${status}.subject`),
    letter: {
      language: texts.language,
      sender,
      colors,
      heading: text(`${status}.heading`),
      paragraphs: [text('greeting'), text(`${status}.intro`)],
      tables: [
        {
          title: text('booking'),
          rows: [
            { label: text('number'), value: booking.reference },
            { label: text('car'), value: `${model.name} (${texts.pick(category.names)})` },
            { label: text('pickUp'), value: whenAndWhere(booking.pickUp, pickUpPlace, texts) },
            { label: text('dropOff'), value: whenAndWhere(booking.dropOff, dropOffPlace, texts) },
          ],
        },
        { title: text('price'), rows: priceRows(booking, texts) },
      ],
      action: url === null ? null : { label: text('see'), url },
      closing: [...(isDue ? [`${t('checkout.payAtCounter')}.`] : []), text('help')],
    },
  };
}

const whenAndWhere = (moment: PlainDateTime, place: PlaceSnapshot, texts: MailTexts): string =>
  [texts.dateTime(moment), texts.pick(place.names), place.address, place.city].filter(Boolean).join(', ');

function priceRows({ price, total, paid }: Booking, texts: MailTexts): LetterRow[] {
  const text = (part: string) => texts.t(`mail.confirmation.${part}`);
  const due = { minor: Math.max(total.minor - paid.minor, 0), currency: total.currency };
  return [
    ...price.lines.map((line) => ({ label: lineLabel(line, price, texts), value: texts.money(line.amount) })),
    { label: text('total'), value: texts.money(total), isTotal: true },
    ...(paid.minor > 0
      ? [
          { label: text('paid'), value: texts.money(paid) },
          { label: text('due'), value: texts.money(due) },
        ]
      : []),
  ];
}

function lineLabel(line: AgreedPrice['lines'][number], price: AgreedPrice, texts: MailTexts): string {
  if (line.kind === 'rental') return texts.t('mail.confirmation.rental', { count: price.totalDays });
  const kind: Exclude<QuoteLineKind, 'rental'> = line.kind;
  const label = (line.names && texts.pick(line.names)) || texts.t(`mail.confirmation.line.${kind}`);
  return line.quantity > 1 ? `${line.quantity} × ${label}` : label;
}
