import { expect, it } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

it.each([
  ['Primera <b>frase</b> ruta.', 'Primera frase ruta.'],
  ['<ul><li>Un auto</li><li class="a">Otro</li></ul>', 'Un auto Otro'],
  ['uno<br>dos', 'uno dos'],
  ['re<b>nt</b>al', 'rental'],
  ['<p>Sun &amp; sea&nbsp;&lt;b&gt; &#8364;5 &#x2F;</p>', 'Sun & sea <b> €5 /'],
  ['&unknown; &constructor; &#0;', '&unknown; &constructor; &#0;'],
  ['&amp;lt;', '&lt;'],
  ['<style>p > b { color: red }</style>Cars<!-- <b> not this -->', 'Cars'],
  ['<script>cars</script >now', 'now'],
  ['R&D', 'R&D'],
  ['2 < 3  and more', '2 < 3  and more'],
])('"%s" says "%s"', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
