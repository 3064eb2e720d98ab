import type { StoredLink } from '../db/repositories/account-links.ts';
import TEXTS from './account-mail-texts.json' with { type: 'json' };
import type { MessageContent } from './message-html.ts';
import type { MailSite } from './mail-site.ts';

type Language = keyof typeof TEXTS;

/** The language of the editor in which a mail is written; English for one that the editor has not. */
const languageOf = (language: string): Language =>
  Object.hasOwn(TEXTS, language) ? (language as Language) : 'en';

/** The mail with the address by which somebody accepts an invitation or sets a new password. */
export function accountMail(
  link: Pick<StoredLink, 'purpose' | 'language' | 'expiresAt'>,
  { name, colors, logo }: Pick<MailSite, 'name' | 'colors' | 'logo'>,
  url: string,
): { subject: string; message: MessageContent } {
  const language = languageOf(link.language);
  const texts = TEXTS[language][link.purpose];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    link.expiresAt,
  );
  const text = (part: keyof typeof texts) =>
    texts[part].replaceAll('{{site}}', name).replaceAll('{{day}}', day);
  return {
    subject: text('subject'),
    message: {
      language,
      // None of the languages of the editor has a space before its colon.
      labelled: (label, value) => `${label}: ${value}`,
      sender: name,
      colors,
      logo,
      heading: text('heading'),
      paragraphs: [text('text')],
      details: null,
      table: null,
      actions: [{ label: text('action'), url }],
      closing: [text('ends'), text('ignore')],
      data: null,
    },
  };
}
