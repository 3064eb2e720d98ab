import { BOOKING_CONFIRMATION } from '../booking/book-car.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { findBooking } from '../db/repositories/bookings.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { bookingConfirmation } from './booking-confirmation.ts';
import { messageToHtml, messageToText } from './message-html.ts';
import { type Mail, MailRefusedError } from './mail.ts';
import type { MailSite } from './mail-site.ts';
import type { ComposeMail } from './outbox-worker.ts';

/** What composing needs. `siteFor` is called for each message, so that mails follow changes of the site. */
export type ComposeOptions = {
  database: Database;
  mailFrom: string;
  siteFor(siteId: string, language: string): Promise<MailSite>;
};

/** Creates the composer of mails. A mail shows the data that is stored when it is sent. */
export function createComposer({ database, mailFrom, siteFor }: ComposeOptions): ComposeMail {
  return async (message) => {
    if (message.kind !== BOOKING_CONFIRMATION)
      throw new MailRefusedError(`No mail is known for messages of kind "${message.kind}"`);
    const { siteId, payload } = message;
    const { reference } = payload as { reference: string };
    const booking = await inSite(database, siteId, (scope) => findBooking(scope, reference));
    if (!booking) return null;
    const site = await siteFor(siteId, booking.language);
    const { subject, message: content } = bookingConfirmation(booking, site);
    const calendar = bookingCalendar(siteId, booking, site);
    return {
      from: withName(site.name, mailFrom),
      to: booking.customer.email.trim(),
      subject: oneLine(subject),
      html: messageToHtml(content),
      text: messageToText(content),
      attachments: calendar ? [calendar] : [],
      messageId: `<${siteId}.${message.id}@${addressOf(mailFrom).split('@')[1] ?? 'localhost'}>`,
    } satisfies Mail;
  };
}

const addressOf = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

/** A text on one line: names and texts of operators may contain line breaks, a mail subject may not. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The company's name before our sending address; quotes and control characters would end the name. */
const withName = (name: string, from: string): string =>
  `"${name.replace(/["\\]|\p{Cc}/gu, '')}" <${addressOf(from)}>`;
