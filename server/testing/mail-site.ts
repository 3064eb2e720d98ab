import { toQuotedAddress } from '../../src/api/wire/search-address.ts';
import { dateOf, timeOf } from '../../src/domain/calendar.ts';
import { cancellationTemplate, withFee } from '../../src/ui/cancellation/cancellation-text.ts';
import { deskHoursText } from '../../src/ui/place-hours/hours-today.ts';
import type { MailSite, MailTexts } from '../mail/mail-site.ts';

const t: MailTexts['t'] = (key, values = {}) => `[${[key, ...Object.values(values)].join(' ')}]`;
const money: MailTexts['money'] = ({ minor, currency }) => `${currency} ${(minor / 100).toFixed(2)}`;

/** A `MailSite` for tests; a text is its key with its values. */
export const exampleMailSite = (language: string, changes: Partial<MailSite> = {}): MailSite => ({
  name: 'Adria',
  texts: {
    language,
    t,
    labelled: (label, value) => `${label}: ${value}`,
    pick: (names) => Object.values(names)[0] ?? '',
    country: (stored) => `[${stored}]`,
    money,
    dateTime: (moment) => moment.replace('T', ' '),
    deskHours: (date, rules) => deskHoursText(date, rules, { t, format: { time: (time) => time } }),
    cancellation: (terms, now) =>
      withFee(cancellationTemplate(terms, now, { t, format: { weekday: dateOf, time: timeOf } }), terms.fee, {
        money,
      }),
  },
  colors: { primary: '#0f4c5c', onPrimary: '#ffffff' },
  logo: null,
  orSimilar: 'or similar',
  areTaxesIncluded: true,
  bookingMessage: '',
  checkoutUrl: (trip) => `https://cars.example/checkout?${toQuotedAddress(trip)}`,
  bookingUrl: (reference) => `https://cars.example/booking?id=${reference}`,
  ...changes,
});
