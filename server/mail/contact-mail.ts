import type { ContactEntry } from '../db/repositories/contact-entries.ts';
import type { MessageContent } from './message-html.ts';
import type { MailSite } from './mail-site.ts';

/** The mail with a contact form that a visitor sent, in the language of the visitor. */
export function contactMail(
  { replyToName, replyToEmail, fields }: ContactEntry,
  { name, colors, logo, texts }: Pick<MailSite, 'name' | 'colors' | 'logo' | 'texts'>,
): { subject: string; message: MessageContent } {
  const { t, language, labelled } = texts;
  const from = replyToName || replyToEmail;
  const heading = from ? t('mail.contact.from', { name: from }) : t('mail.contact.new');
  return {
    subject: `${heading} (${name})`,
    message: {
      language,
      labelled,
      sender: name,
      colors,
      logo,
      heading,
      paragraphs: [],
      details: {
        title: t('mail.contact.message'),
        rows: fields.map(({ label, value }) => ({ label, lines: value.split(/\r\n|\r|\n/) })),
        note: t(replyToEmail ? 'mail.contact.reply' : 'mail.contact.noReply'),
      },
      table: null,
      actions: [],
      closing: [],
      data: null,
    },
  };
}
