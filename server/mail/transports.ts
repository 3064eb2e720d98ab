import { createTransport } from 'nodemailer';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { storeMail } from '../db/repositories/inbox.ts';
import { checkMail, type MailTransport } from './mail.ts';

const TIMEOUT_MILLISECONDS = 10_000;

/** Sends through an SMTP server (`smtp:` or `smtps:` address). */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const smtp = createTransport({
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
    // The mail library must neither read files nor fetch URLs that a mail contains.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const { attachments, ...rest } = checkMail(mail);
      await smtp.sendMail({
        ...rest,
        attachments: attachments.map(({ fileName, ...file }) => ({ filename: fileName, ...file })),
      });
    },
  };
}

/** Stores mails for the inbox page of a demo. `now` returns epoch milliseconds. */
export function createInboxTransport(database: Database, now: () => number): MailTransport {
  return {
    async send(mail, siteId) {
      const { from, to, subject, html, text, attachments, messageId } = checkMail(mail);
      await inSite(database, siteId, (scope) =>
        storeMail(scope, {
          sender: from,
          recipient: to,
          subject,
          html,
          plain: text,
          attachments,
          messageId,
          createdAt: new Date(now()),
        }),
      );
    },
  };
}
