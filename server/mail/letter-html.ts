/** Text as HTML shows it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A row of two cells; emphasised rows are totals. */
export type LetterRow = { label: string; value: string; isTotal?: boolean };

/** A letter as data: both parts of a mail are written from it. */
export type Letter = {
  language: string;
  /** Name of the company, on top. */
  sender: string;
  heading: string;
  paragraphs: readonly string[];
  tables: readonly { title: string; rows: readonly LetterRow[] }[];
  action: { label: string; url: string } | null;
  closing: readonly string[];
  /** CSS colours of the company; checked, since they come from a theme. */
  colors: { primary: string; onPrimary: string };
};

const INK = '#1d232b';
const MUTED = '#5b6470';
const LINE = '#dde1e6';
const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const COLOR = /^#[0-9a-f]{6}$/i;

/** The HTML part. Mail programs know tables and inline styles, hence this markup. */
export function letterToHtml(letter: Letter): string {
  const primary = COLOR.test(letter.colors.primary) ? letter.colors.primary : INK;
  const onPrimary = COLOR.test(letter.colors.onPrimary) ? letter.colors.onPrimary : '#ffffff';
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const content = [
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;">${escapeHtml(letter.heading)}</h1>`,
    ...letter.paragraphs.map((text) => paragraph(text)),
    ...letter.tables.map(({ title, rows }) => tableToHtml(title, rows)),
    letter.action
      ? `<p style="margin:8px 0 24px;"><a href="${escapeHtml(letter.action.url)}" style="display:inline-block;padding:14px 24px;background:${primary};color:${onPrimary};text-decoration:none;font-weight:600;border-radius:4px;">${escapeHtml(letter.action.label)}</a></p>`
      : '',
    ...letter.closing.map((text) => paragraph(text, `color:${MUTED};font-size:14px;`)),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(letter.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.heading)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f4f6;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;font:16px/1.6 ${FONT};color:${INK};">
<tr><td style="padding:20px 32px;background:${primary};color:${onPrimary};font-size:18px;font-weight:700;">${escapeHtml(letter.sender)}</td></tr>
<tr><td style="padding:32px;">
${content.filter(Boolean).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function tableToHtml(title: string, rows: readonly LetterRow[]): string {
  const cells = rows.map(({ label, value, isTotal }) => {
    const style = `padding:8px 0;border-top:1px solid ${isTotal ? INK : LINE};${isTotal ? 'font-weight:700;' : ''}`;
    return `<tr><th scope="row" align="left" style="${style}font-weight:${isTotal ? 700 : 400};">${escapeHtml(label)}</th><td align="right" style="${style}padding-left:16px;">${escapeHtml(value)}</td></tr>`;
  });
  return `<h2 style="margin:24px 0 8px;font-size:18px;">${escapeHtml(title)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-variant-numeric:tabular-nums;">
${cells.join('\n')}
</table>`;
}

/** The plain part, with the same content. */
export function letterToText(letter: Letter): string {
  const tables = letter.tables.map(({ title, rows }) =>
    [title, ...rows.map(({ label, value }) => `  ${label}: ${value}`)].join('\n'),
  );
  const action = letter.action ? [`${letter.action.label}: ${letter.action.url}`] : [];
  return `${[letter.heading, ...letter.paragraphs, ...tables, ...action, ...letter.closing, letter.sender].join('\n\n')}\n`;
}
