/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A row of two cells; emphasised rows are totals. */
export type MessageRow = { label: string; value: string; isTotal?: boolean };

/** A line of text, or a link to a page or to a phone. */
export type MessageLine = string | { readonly text: string; readonly href: string };

/** A label with several lines; the first line is emphasised. */
export type MessageDetail = { label: string; lines: readonly MessageLine[] };

/** The content of a mail; the HTML part and the plain part are both written from it. */
export type MessageContent = {
  language: string;
  /** Name of the company, the heading: also the alternative text of the logo. */
  sender: string;
  /** Absolute address, and the width in pixels at which it is shown. */
  logo: { url: string; width: number } | null;
  heading: string;
  paragraphs: readonly string[];
  /** Null where there are none. */
  details: { title: string; rows: readonly MessageDetail[]; note: string } | null;
  table: { title: string; rows: readonly MessageRow[]; notes: readonly string[] } | null;
  /** The first one is the likeliest. */
  actions: readonly { label: string; url: string }[];
  closing: readonly string[];
  /** A label and its value on one line, with the colon as the language writes it. */
  labelled: (label: string, value: string) => string;
  /** Postal address of the company's office; absent where none is known. */
  office?: string;
  /** CSS colours of the company; checked, since they come from a theme. */
  colors: { primary: string; onPrimary: string };
  /** The same content as JSON-LD. */
  data: object | null;
};

const INK = '#1d232b';
const MUTED = '#5b6470';
const LINE = '#dde1e6';
const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const COLOR = /^#[0-9a-f]{6}$/i;

/** The HTML part, with tables and inline styles only, because mail programs support little else. */
export function messageToHtml(message: MessageContent): string {
  const primary = COLOR.test(message.colors.primary) ? message.colors.primary : INK;
  const onPrimary = COLOR.test(message.colors.onPrimary) ? message.colors.onPrimary : '#ffffff';
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const content = [
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;">${escapeHtml(message.heading)}</h1>`,
    ...message.paragraphs.map((text) => paragraph(text)),
    message.details ? detailsToHtml(message.details) : '',
    message.table ? tableToHtml(message.table) : '',
    ...message.actions.map(({ label, url }, index) => {
      const colors =
        index === 0
          ? `background:${primary};color:${onPrimary};border:1px solid ${primary};`
          : `color:${INK};border:1px solid ${INK};`;
      return `<p style="margin:24px 0;"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 23px;${colors}text-decoration:none;font-weight:600;border-radius:4px;">${escapeHtml(label)}</a></p>`;
    }),
    ...message.closing.map((text) => paragraph(text, `color:${MUTED};font-size:14px;`)),
    message.office
      ? `<p style="margin:24px 0 0;color:${MUTED};font-size:14px;"><strong>${escapeHtml(message.sender)}</strong><br>${escapeHtml(message.office)}</p>`
      : '',
  ];
  return `<!doctype html>
<html lang="${escapeHtml(message.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(message.heading)}</title>${dataToHtml(message.data)}</head>
<body style="margin:0;padding:24px 12px;background:#f3f4f6;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;font:16px/1.6 ${FONT};color:${INK};">
<tr><td style="padding:24px 7% 0;border-top:6px solid ${primary};color:${primary};font-size:20px;line-height:1.25;font-weight:700;">${senderToHtml(message, primary)}</td></tr>
<tr><td style="padding:32px 7%;">
${content.filter(Boolean).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The image carries text styles for its alternative text, which is shown until the reader allows images. */
const senderToHtml = ({ logo, sender }: MessageContent, primary: string): string =>
  logo
    ? `<img src="${escapeHtml(logo.url)}" alt="${escapeHtml(sender)}" width="${logo.width}" style="display:block;width:${logo.width}px;max-width:100%;height:auto;border:0;color:${primary};font:700 20px/1.25 ${FONT};">`
    : escapeHtml(sender);

/** The script element with the data; `<` is written as an escape, so that no value ends the element. */
const dataToHtml = (data: object | null): string =>
  data
    ? `<script type="application/ld+json">${JSON.stringify(data).replace(
        /[<>&\u2028\u2029]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )}</script>`
    : '';

const titleToHtml = (title: string): string =>
  `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.25;">${escapeHtml(title)}</h2>`;

/** Links that mail programs may follow: a value of a customer or an operator never becomes another kind. */
const SAFE_LINK = /^(https?:\/\/|tel:\+?\d)/;

function lineToHtml(line: MessageLine): string {
  if (typeof line === 'string') return escapeHtml(line);
  const { text, href } = line;
  if (!SAFE_LINK.test(href)) return escapeHtml(text);
  return `<a href="${escapeHtml(href)}" style="color:${INK};">${escapeHtml(text)}</a>`;
}

/** A phone number stands for its link; the address of a page has to be read. */
function lineToText(line: MessageLine, labelled: MessageContent['labelled']): string {
  if (typeof line === 'string') return line;
  return line.href.startsWith('http') ? labelled(line.text, line.href) : line.text;
}

function detailsToHtml({ title, rows, note }: NonNullable<MessageContent['details']>): string {
  const entries = rows.map(({ label, lines: [first = '', ...more] }) => {
    const rest = more.map((line) => `<br>${lineToHtml(line)}`).join('');
    return `<tr><th scope="row" align="left" style="padding:8px 0 0;border-top:1px solid ${LINE};font-weight:400;font-size:14px;color:${MUTED};">${escapeHtml(label)}</th></tr>
<tr><td style="padding:0 0 8px;overflow-wrap:anywhere;"><strong>${lineToHtml(first)}</strong>${rest}</td></tr>`;
  });
  return `${titleToHtml(title)}
<table width="100%" cellpadding="0" cellspacing="0" style="border-bottom:1px solid ${LINE};">
${entries.join('\n')}
</table>
<p style="margin:8px 0 24px;color:${MUTED};font-size:14px;">${escapeHtml(note)}</p>`;
}

function tableToHtml({ title, rows, notes }: NonNullable<MessageContent['table']>): string {
  const cells = rows.map(({ label, value, isTotal }) => {
    const style = `padding:8px 0;border-top:1px solid ${isTotal ? INK : LINE};vertical-align:top;font-weight:${isTotal ? 700 : 400};`;
    return `<tr><th scope="row" align="left" style="${style}">${escapeHtml(label)}</th><td align="right" style="${style}padding-left:16px;white-space:nowrap;">${escapeHtml(value)}</td></tr>`;
  });
  return `${titleToHtml(title)}
<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-variant-numeric:tabular-nums;">
${cells.join('\n')}
</table>
${notes.map((note) => `<p style="margin:0 0 8px;color:${MUTED};font-size:14px;">${escapeHtml(note)}</p>`).join('\n')}`;
}

/** The plain part, with the same content. */
export function messageToText(message: MessageContent): string {
  const { details, table, labelled } = message;
  const linesToText = (lines: readonly MessageLine[]) =>
    lines.map((line) => lineToText(line, labelled)).join(', ');
  const entries = details?.rows.map(({ label, lines }) => `  ${labelled(label, linesToText(lines))}`) ?? [];
  const rows = table?.rows.map(({ label, value }) => `  ${labelled(label, value)}`) ?? [];
  const actions = message.actions.map(({ label, url }) => labelled(label, url));
  return `${[
    message.heading,
    ...message.paragraphs,
    ...(details ? [[details.title, ...entries, `  ${details.note}`].join('\n')] : []),
    ...(table ? [[table.title, ...rows, ...table.notes.map((note) => `  ${note}`)].join('\n')] : []),
    ...actions,
    ...message.closing,
    [message.sender, message.office].filter(Boolean).join('\n'),
  ].join('\n\n')}\n`;
}
