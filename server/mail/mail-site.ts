import type { QuotedTrip } from '../../src/domain/booking-summary.ts';
import type { PlainDate, PlainDateTime } from '../../src/domain/calendar.ts';
import type { CancellationTerms } from '../../src/domain/cancellation.ts';
import type { Money } from '../../src/domain/money.ts';
import type { OpeningHoursRules } from '../../src/domain/opening-hours.ts';
import type { Names } from '../db/tables/columns.ts';
import type { MessageContent } from './message-html.ts';

/** Texts and formats of mails in one language; `t` takes the same keys as the screens. */
export type MailTexts = {
  language: string;
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** A label and its value on one line, with the colon as the language writes it. */
  labelled: MessageContent['labelled'];
  /** The text of the language, or of the next one in its fallback chain. */
  pick(names: Names): string;
  /** The name of a country that is stored by its code; other texts are returned unchanged. */
  country(stored: string): string;
  money(amount: Money): string;
  dateTime(moment: PlainDateTime): string;
  /** The hours of a desk on the day of a handover, as a sentence; '' where they are not known. */
  deskHours(date: PlainDate, rules: OpeningHoursRules | undefined): string;
  /** Until when cancelling is free and what it costs then, in sentences. `now` is the local time of the pick-up place. */
  cancellation(terms: CancellationTerms, now: PlainDateTime): readonly string[];
};

/** What mails need of a site. */
export type MailSite = {
  /** Name of the company. */
  name: string;
  /** Texts and formats of a language of the site. */
  texts: MailTexts;
  colors: MessageContent['colors'];
  /** Null without a logo in a format that mail programs show. */
  logo: MessageContent['logo'];
  /** Text after the name of a model ("or similar"); '' where the site shows none. */
  orSimilar: string;
  /** Whether prices are shown with their taxes. */
  areTaxesIncluded: boolean;
  /** The operator's message about every booking, such as the terms of cancellation; '' for none. */
  bookingMessage: string;
  /** Absolute address where a booking is shown, built from the site's registered host; null for none. */
  bookingUrl(reference: string): string | null;
  /** Absolute address where the car of a quote is booked; null for none. */
  checkoutUrl(trip: QuotedTrip): string | null;
};
