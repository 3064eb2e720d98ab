import type { PlainDateTime } from '../../src/domain/calendar.ts';
import type { Money } from '../../src/domain/money.ts';
import type { Names } from '../db/tables/columns.ts';
import type { MessageContent } from './message-html.ts';

/** How a language words a mail. Texts go by key, as on the screens. */
export type MailTexts = {
  language: string;
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** The text of the language, or the nearest there is. */
  pick(names: Names): string;
  /** The name of a country that is stored by its code; another stays as it is stored. */
  country(stored: string): string;
  money(amount: Money): string;
  /** The word for a total, with the code of its currency where the sign alone does not tell. */
  totalIn(word: string, currency: string): string;
  dateTime(moment: PlainDateTime): string;
};

/** What a site brings to its mails. */
export type MailSite = {
  /** Texts and formats of a language of the site. */
  texts: MailTexts;
  colors: MessageContent['colors'];
  /** Null where there is none that mail programs can show. */
  logo: MessageContent['logo'];
  /** Follows the name of a model; '' where the site says nothing. */
  orSimilar: string;
  /** Whether prices are shown with their taxes. */
  areTaxesIncluded: boolean;
  /** What the company says of every booking, such as until when it is cancelled for free; '' where it says nothing. */
  bookingMessage: string;
  /** Absolute address where a booking is shown, built from the site's registered host; null for none. */
  bookingUrl(reference: string): string | null;
};
