// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pastedHtml } from './pasted-html.ts';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=ES style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Alquiler<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8pt'><b><span style='color:#C00000'>Kiló&shy;metros&nbsp;libres
en</span></b> toda <i>Argentina</i>, <a href="https://andes.example/a?b=1&amp;c=2"><span style='color:blue'>más
datos</span></a> <a name="_GoBack"></a><a href="#_Toc12">aquí</a><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Seguro incluido<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Robo</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Silla</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Reserve</p>
<p class=MsoNormal><img width=10 src="file:///C:/clip_image001.png" alt="auto"><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal><b>Clase</b></p></td><td><p class=MsoNormal>Precio</p></td></tr>
<tr><td><p class=MsoNormal>A &lt; B</p></td><td><p class=MsoNormal>39&nbsp;€</p></td></tr></table>
<script>alert(1)</script><!--EndFragment--></body></html>`;
const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f"><h2 dir="ltr" style="line-height:1.38"><span style="font-weight:700">Fleet</span></h2><p dir="ltr"><span style="font-family:Arial;font-weight:400;font-style:normal">From </span><span style="font-weight:700;font-style:italic">39 €</span></p><br /><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Automatic</span></p></li><ul><li aria-level="2"><p><span>Hybrid</span></p></li></ul><li><p><span>Electric</span></p></li></ul><ol><li><p><span>Book</span></p></li></ol><p><span><span style="border:none"><img src="https://lh7-rt.googleusercontent.com/x" /></span></span></p></b><br class="Apple-interchange-newline">`;
const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { line-height: 115% }</style></head><body lang="de-DE" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm"><font color="#000000"><font face="Liberation Serif, serif"><b>Abholung</b><br/>
am <i>Flughafen</i></font></font></p>
<table width="100%" cellpadding="4"><tr valign="top"><td style="border: 1px"><p>Montag</p></td><td><p>8–20 Uhr</p></td></tr></table>
<ul><li><p>Kindersitz</p></li><li><p>Navi</p><p>neu</p></li></ul><p><img src="data:image/png;base64,AA" name="Bild1"/></p></body></html>`;

it.each<[from: string, html: string, hasHeadings: boolean, pasted: string]>([
  [
    'Word',
    WORD,
    false,
    '<p>Alquiler</p>' +
      '<p><b>Kilómetros libres en</b> toda <i>Argentina</i>, <a href="https://andes.example/a?b=1&amp;c=2">más datos</a> aquí</p>' +
      '<ul><li>Seguro incluido<ul><li>Robo</li></ul></li><li>Silla</li></ul><ol><li>Reserve</li></ol>' +
      '<p><b>Clase</b> Precio</p><p>A &lt; B 39 €</p>',
  ],
  [
    'Google Docs, headings included',
    GOOGLE_DOCS,
    true,
    '<h2>Fleet</h2><p>From <b><i>39 €</i></b></p>' +
      '<ul><li>Automatic<ul><li>Hybrid</li></ul></li><li>Electric</li></ul><ol><li>Book</li></ol>',
  ],
  [
    'LibreOffice',
    LIBRE_OFFICE,
    false,
    '<p><b>Abholung</b><br>am <i>Flughafen</i></p><p>Montag 8–20 Uhr</p>' +
      '<ul><li>Kindersitz</li><li>Navi<br>neu</li></ul>',
  ],
])('keeps of %s what the tools of the field can make', (_from, html, hasHeadings, pasted) => {
  expect(pastedHtml(html, hasHeadings)).toBe(pasted);
});

it.each<[what: string, html: string, pasted: string]>([
  [
    'words of one paragraph',
    '<p class="MsoNormal"> free <b>cancellation</b> </p>',
    'free <b>cancellation</b>',
  ],
  ['words before others', 'free ', 'free '],
  ['words after others', ' free', ' free'],
  [
    'words that a browser copied, with their spaces and not those around its marks',
    '<html>\n<body>\n<!--StartFragment--><span style="color: red"> <b>free</b></span><!--EndFragment-->\n</body>\n</html>',
    ' <b>free</b>',
  ],
  ['words beside a paragraph, without spaces at their ends', ' a <p>b</p>', '<p>a</p><p>b</p>'],
  ['lines of a program', '<pre>one\n  two  three\n</pre>', 'one<br>two three'],
  [
    'lines of a message',
    '<div style="white-space: pre-wrap">a\nb <span style="white-space: normal">c\nd</span></div>',
    'a<br>b c d',
  ],
  ['lines of the newer property', '<span style="white-space-collapse: preserve;">a\nb</span>', 'a<br>b'],
  ['lines of a mail', '<div>one</div><div><br></div><div>two</div>', '<p>one</p><p>two</p>'],
  ['a link to a script', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['what is hidden', 'a<span style="display: none">b</span>', 'a'],
  ['a picture alone', '<img src="https://x.example/a.png" alt="a">', ''],
  ['a link with formats', '<a href="/cars">a <b>b</b></a> c', '<a href="/cars">a <b>b</b></a> c'],
])('pastes %s', (_what, html, pasted) => {
  expect(pastedHtml(html, false)).toBe(pasted);
});
