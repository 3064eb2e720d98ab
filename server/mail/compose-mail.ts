import { BOOKING_CANCELLATION } from '../booking/cancel-booking.ts';
import { BOOKING_CONFIRMATION } from '../booking/book-car.ts';
import { readSiteCatalogue } from '../booking/site-catalogue.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { CONTACT_ENTRY_MESSAGE, findContactEntry } from '../db/repositories/contact-entries.ts';
import { ACCOUNT_LINK_MESSAGE, readLink } from '../db/repositories/account-links.ts';
import { findBooking } from '../db/repositories/bookings.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { bookingCancelled } from './booking-cancelled.ts';
import { bookingConfirmation } from './booking-confirmation.ts';
import { accountMail } from './account-mail.ts';
import { contactMail } from './contact-mail.ts';
import { type MessageContent, messageToHtml, messageToText } from './message-html.ts';
import { type Mail, MailRefusedError } from './mail.ts';
import type { MailSite } from './mail-site.ts';
import type { OutboxMessage } from '../db/repositories/outbox.ts';
import type { ComposeMail } from './outbox-worker.ts';

/** What composing needs. `siteFor` is called for each message, so that mails follow changes of the site. */
export type ComposeOptions = {
  database: Database;
  mailFrom: string;
  siteFor(siteId: string, language: string): Promise<MailSite>;
  /** Address at the editor of a link by its id; `null` where there is no editor. */
  accountLinkUrl: (linkId: string) => string | null;
  /** Epoch milliseconds. */
  now: () => number;
};

/** What is sent, to whom, and with which files. */
type Composed = {
  to: string;
  /** Name of the company. */
  from: string;
  /** Where answers go; absent for the sender. */
  replyTo?: string;
  subject: string;
  message: MessageContent;
  attachments: Mail['attachments'];
};

/** Creates the composer of mails. A mail shows the data that is stored when it is sent. */
export function createComposer(options: ComposeOptions): ComposeMail {
  const { mailFrom } = options;
  return async (message) => {
    const compose = COMPOSERS[message.kind];
    if (!compose) throw new MailRefusedError(`No mail is known for messages of kind "${message.kind}"`);
    const composed = await compose(message, options);
    if (!composed) return null;
    const { from, to, replyTo, subject, message: content, attachments } = composed;
    return {
      from: withName(from, mailFrom),
      to,
      ...(replyTo === undefined ? {} : { replyTo }),
      subject: oneLine(subject),
      html: messageToHtml(content),
      text: messageToText(content),
      attachments,
      messageId: `<${message.siteId}.${message.id}@${addressOf(mailFrom).split('@')[1] ?? 'localhost'}>`,
    } satisfies Mail;
  };
}

type Compose = (message: OutboxMessage, options: ComposeOptions) => Promise<Composed | null>;

const composeConfirmation: Compose = async ({ siteId, payload }, { database, siteFor, now }) => {
  const { reference } = payload as { reference: string };
  const [booking, catalogue] = await inSite(
    database,
    siteId,
    async (scope) => [await findBooking(scope, reference), await readSiteCatalogue(scope)] as const,
  );
  if (!booking) return null;
  const site = await siteFor(siteId, booking.language);
  // A confirmation that is asked for again says what became of the booking.
  const isCancelled = booking.status === 'cancelled';
  const calendar = isCancelled ? null : bookingCalendar(siteId, booking, site);
  return {
    from: site.name,
    to: booking.customer.email.trim(),
    attachments: calendar ? [calendar] : [],
    ...(isCancelled
      ? bookingCancelled(booking, site, catalogue)
      : bookingConfirmation(booking, site, { now: now(), catalogue })),
  };
};

const composeCancellation: Compose = async ({ siteId, payload }, { database, siteFor }) => {
  const { reference } = payload as { reference: string };
  const [booking, catalogue] = await inSite(
    database,
    siteId,
    async (scope) => [await findBooking(scope, reference), await readSiteCatalogue(scope)] as const,
  );
  if (!booking) return null;
  const site = await siteFor(siteId, booking.language);
  return {
    from: site.name,
    to: booking.customer.email.trim(),
    attachments: [],
    ...bookingCancelled(booking, site, catalogue),
  };
};

const composeAccountLink: Compose = async (
  { siteId, payload },
  { database, siteFor, accountLinkUrl, now },
) => {
  const { linkId } = payload as { linkId: string };
  const link = await readLink(database, linkId, now());
  const url = link && accountLinkUrl(linkId);
  if (!link || !url) return null;
  const site = await siteFor(siteId, link.language);
  return { from: site.name, to: link.email, attachments: [], ...accountMail(link, site, url) };
};

const composeContactEntry: Compose = async ({ siteId, payload }, { database, siteFor }) => {
  const { entryId, receiver } = payload as { entryId: number; receiver: string };
  const entry = await inSite(database, siteId, (scope) => findContactEntry(scope, entryId));
  if (!entry) return null;
  const site = await siteFor(siteId, entry.language);
  return {
    from: site.name,
    to: receiver,
    ...(entry.replyToEmail === '' ? {} : { replyTo: entry.replyToEmail }),
    attachments: [],
    ...contactMail(entry, site),
  };
};

const COMPOSERS: Readonly<Record<string, Compose>> = {
  [BOOKING_CONFIRMATION]: composeConfirmation,
  [BOOKING_CANCELLATION]: composeCancellation,
  [ACCOUNT_LINK_MESSAGE]: composeAccountLink,
  [CONTACT_ENTRY_MESSAGE]: composeContactEntry,
};

const addressOf = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

/** A text on one line: names and texts of operators may contain line breaks, a mail subject may not. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The company's name before our sending address; quotes and control characters would end the name. */
const withName = (name: string, from: string): string =>
  `"${name.replace(/["\\]|\p{Cc}/gu, '')}" <${addressOf(from)}>`;
