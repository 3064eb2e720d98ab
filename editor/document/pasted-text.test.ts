// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pastedText } from './pasted-text.ts';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal {margin:0cm}</style>
<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml></head>
<body lang=ES><!--StartFragment--><p class=MsoNormal><b><span style='color:#C00000'>Alquiler&nbsp;de
autos</span></b><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Seguro incluido<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Kiló&shy;metros libres</p>
<script>alert(1)</script><!--EndFragment--></body></html>`;
const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f"><h2 dir="ltr"><span>Fleet</span></h2><p dir="ltr"><span style="font-family:Arial">From </span><span style="font-weight:700">39 €</span></p><ul><li dir="ltr"><p role="presentation"><span>Automatic</span></p></li><li><p><span>Electric</span></p></li></ul></b>`;
const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="de-DE"><p style="line-height: 100%"><font color="#000000">Abholung<br/>am Flughafen</font></p><table><tr><td><p>Montag</p></td><td><p>8–20 Uhr</p></td></tr></table></body></html>`;

it.each<[from: string, html: string, text: string]>([
  ['Word', WORD, 'Alquiler de autos\n• Seguro incluido\n• Kilómetros libres'],
  ['Google Docs', GOOGLE_DOCS, 'Fleet\nFrom 39 €\n• Automatic\n• Electric'],
  ['LibreOffice', LIBRE_OFFICE, 'Abholung\nam Flughafen\nMontag 8–20 Uhr'],
])('reads the formatted text of %s where there is no other', (_from, html, text) => {
  expect(pastedText({ html, text: '' }, true)).toBe(text);
});

it.each<[why: string, text: string, cleaned: string]>([
  ['line ends of Windows', 'one\r\ntwo', 'one\ntwo'],
  ['line breaks of word processors', 'one\vtwo\u2028three', 'one\ntwo\nthree'],
  ['spaces of other widths, and tabs', 'from\u00A039\u202F€\t a day', 'from 39 € a day'],
  ['what is not seen', 'Kilo\u00ADmeter\u200B frei\uFEFF', 'Kilometer frei'],
  [
    'dots of symbol fonts',
    '\uF0B7\tInsurance\r\n·\u00A0\u00A0\u00A0Mileage\r\no\tSeats',
    '• Insurance\n• Mileage\n• Seats',
  ],
  ['spaces at the ends of lines', 'one  \n  two', 'one\ntwo'],
  ['more than one empty line', 'one\n\n\n\ntwo', 'one\n\ntwo'],
  ['an ordinary text, which stays', 'o sole mio – 2 × 3\n\nend', 'o sole mio – 2 × 3\n\nend'],
])('cleans %s', (_why, text, cleaned) => {
  expect(pastedText({ html: '<b>ignored</b>', text }, true)).toBe(cleaned);
});

it('puts several lines into one where a text has one', () => {
  expect(pastedText({ html: '', text: 'Rent a car\r\n\r\nin Mendoza' }, false)).toBe('Rent a car in Mendoza');
  expect(pastedText({ html: '', text: '\r\nAuto\u00A0na\r\ntjedan\u00AD\r\n' }, false)).toBe(
    'Auto na tjedan',
  );
  expect(pastedText({ html: GOOGLE_DOCS, text: '' }, false)).toBe('Fleet From 39 € · Automatic · Electric');
});
