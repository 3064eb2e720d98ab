import type { MailAttachment } from '../db/tables/bookings.ts';

/** A mail ready to be sent. Header fields hold no line breaks, see `checkMail`. */
export type Mail = {
  from: string;
  to: string;
  /** Where answers go; absent for the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  /** The same for every attempt at one message, so that mail servers can recognise a mail sent twice. */
  messageId: string;
};

/** Sends or stores a mail of a site. Throws when that failed; the outbox then tries again. */
export type MailTransport = { send(mail: Mail, siteId: string): Promise<void> };

/** A mail that must not be sent; the outbox does not try it again. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

// Line breaks would start further headers; the other control characters confuse mail servers.
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const ADDRESS = /^[^\s<>,;:"()[\]\\@]{1,64}@[^\s<>,;:"()[\]\\@]{1,190}$/;

/** Rejects control characters in headers and more than one recipient. @throws MailRefusedError */
export function checkMail(mail: Mail): Mail {
  for (const field of ['from', 'to', 'subject', 'messageId'] as const) {
    if (CONTROL.test(mail[field]))
      throw new MailRefusedError(`A mail with a control character in "${field}" is not sent`);
  }
  for (const { fileName, contentType } of mail.attachments) {
    if (CONTROL.test(fileName + contentType))
      throw new MailRefusedError(
        'A mail with a control character in the name or type of an attachment is not sent',
      );
  }
  if (!ADDRESS.test(mail.to))
    throw new MailRefusedError('A mail without exactly one plain recipient is not sent');
  if (mail.replyTo !== undefined && !ADDRESS.test(mail.replyTo))
    throw new MailRefusedError('A mail whose answers go to no plain address is not sent');
  return mail;
}
