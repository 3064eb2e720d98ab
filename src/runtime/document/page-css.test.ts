import { describe, expect, it } from 'vitest';
import { pageCssOf, scopePageCss } from './page-css.ts';

const IN = ':where(#content,#content *)';

describe('CSS of a page', () => {
  it.each([
    ['a type', 'h1{color:red}', `h1${IN}{color:red}`],
    ['several', 'h1,.a > b{color:red}', `h1${IN},.a>b${IN}{color:red}`],
    ['a pseudo-element', 'p::before,p:after{content:"x"}', `p${IN}::before,p${IN}:after{content:"x"}`],
    ['the page itself', 'body{color:red}', ':where(#content){color:red}'],
    ['a class of the page itself', ':root.dark{color:red}', ':where(#content).dark{color:red}'],
    ['something beside the content', 'main ~ footer{color:red}', `main~footer${IN}{color:red}`],
    ['nested', '.a{&:hover{color:red}}', `.a${IN}{&:hover${IN}{color:red}}`],
    [
      'nested outside',
      '.a{& :is(footer):not(&){color:red}}',
      `.a${IN}{& :is(footer):not(&)${IN}{color:red}}`,
    ],
    [
      'under a condition',
      '@media (400px<width<600px){h1{color:red}}',
      `@media (400px<width<600px){h1${IN}{color:red}}`,
    ],
    [
      'animations',
      '@keyframes turn{to{rotate:1turn}}i{animation:turn 1s}',
      `@keyframes page-turn{to{rotate:1turn}}i${IN}{animation:page-turn 1s}`,
    ],
    [
      'own pictures',
      'p{background:url(/media/andes/hero-640.webp)}',
      `p${IN}{background:url(/media/andes/hero-640.webp)}`,
    ],
    ['the theme', 'p{color:var(--accent)}', `p${IN}{color:var(--accent)}`],
  ])('[PAGE-13] styles the content alone: %s', (_what, css, scoped) => {
    expect(scopePageCss(css)).toEqual({ css: scoped, refused: [] });
  });

  it.each([
    ['at-rule', '@import "https://evil.test/a.css";'],
    ['at-rule', '@import url(//evil.test);'],
    ['at-rule', '@me\\64ia print{a{b:c}}'],
    ['at-rule', '@font-face{font-family:Archivo;src:url(https://evil.test/f.woff2)}'],
    ['at-rule', '@namespace svg url(http://www.w3.org/2000/svg);'],
    ['at-rule', '@property --paper{syntax:"*";inherits:true;initial-value:red}'],
    ['at-rule', '@scope (html){a{color:red}}'],
    ['at-rule', '@page{margin:0}'],
    ['address', 'a{background:url(https://evil.test/x.png)}'],
    ['address', 'a{background:url(//evil.test/x.png)}'],
    ['address', 'a{background:url("/media/../api/logout")}'],
    ['address', 'a{background:url(data:image/svg+xml,x)}'],
    ['address', 'input[value^=a]{background:url(/api/log?a)}'],
    ['address', 'a{background:image-set("https://evil.test/x.png" 1x)}'],
    ['address', 'a{--u:url(https://evil.test/x.png)}'],
    ['syntax', 'a{background:u\\72l(https://evil.test/x.png)}'],
    ['function', 'a{background:-webkit-image-set("https://evil.test" 1x)}'],
    ['function', 'a{background:src("https://evil.test")}'],
    ['function', 'a{background:image("https://evil.test")}'],
    ['function', 'a{width:expression(alert(1))}'],
    ['function', 'a{behavior:foo}'],
    ['function', 'a{-moz-binding:foo}'],
    ['layer', 'a{position:fixed}'],
    ['layer', 'a{position:sticky}'],
    ['layer', 'a{position:f\\69xed!important}'],
    ['layer', 'a{position:var(--p)}'],
    ['layer', 'a{z-index:9999}'],
    ['layer', 'a{z-index:calc(5*20)}'],
    ['layer', 'a{z-index:var(--z)}'],
    ['syntax', 'a{posi\\74ion:fixed}'],
    ['syntax', 'a{{color:red}'],
    ['syntax', 'a{col or:red}'],
    ['syntax', '<!--</style><script>alert(1)</script>'],
  ])('[SEC-01] leaves out and names a part that is refused (%s): %s', (reason, css) => {
    const { css: scoped, refused } = scopePageCss(css);
    expect(refused.map((one) => one.reason)).toContain(reason);
    expect(scoped).not.toMatch(/evil|fixed|sticky|999|expression|script|@(?!media)/);
  });

  it('[SEC-01] does not leave its style element', () => {
    const { css } = scopePageCss('a::after{content:"</style><script>alert(1)</script>"}');
    expect(css).not.toContain('</');
    expect(css).toContain('\\3c /style>');
  });

  it('keeps what stands beside a refused part, and says in which line that stands', () => {
    const { css, refused } = scopePageCss('a {\n  color: red;\n  position: fixed;\n  top: 0\n}');
    expect(css).toBe(`a${IN}{color:red;top:0}`);
    expect(refused).toEqual([{ reason: 'layer', part: 'position:fixed', line: 3 }]);
  });

  it('takes nothing of brackets nested without end', () => {
    expect(scopePageCss(`a{width:${'calc('.repeat(40_000)}`).css).not.toContain('calc(');
  });

  it('is empty for a page without any', () => {
    expect([pageCssOf({}), pageCssOf(null), pageCssOf({ pageCSS: 1 })]).toEqual(['', '', '']);
  });
});
