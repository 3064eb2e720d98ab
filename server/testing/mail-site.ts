import type { MailSite } from '../mail/mail-site.ts';

/** A `MailSite` for tests; a text is its key with its values. */
export const exampleMailSite = (language: string, changes: Partial<MailSite> = {}): MailSite => ({
  name: 'Adria',
  texts: {
    language,
    t: (key, values = {}) => `[${[key, ...Object.values(values)].join(' ')}]`,
    pick: (names) => Object.values(names)[0] ?? '',
    country: (stored) => `[${stored}]`,
    money: ({ minor, currency }) => `${currency} ${(minor / 100).toFixed(2)}`,
    dateTime: (moment) => moment.replace('T', ' '),
  },
  colors: { primary: '#0f4c5c', onPrimary: '#ffffff' },
  logo: null,
  orSimilar: 'or similar',
  areTaxesIncluded: true,
  bookingMessage: '',
  bookingUrl: (reference) => `https://cars.example/booking?id=${reference}`,
  ...changes,
});
