import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { HOSTILE_HTML } from '../../tests/support/hostile-html.ts';
import { createSvgPurifier } from './purify-svg.ts';

const clean = createSvgPurifier(new JSDOM('').window);
const NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, head = '') => `${head}<svg ${NAMES} viewBox="0 0 40 30">${inside}</svg>`;

const ACTIVE =
  /<(script|foreignObject|iframe|object|embed|audio|video|img|set|animate|handler|a)[\s/>]|\son\w+=|javascript:|sink\.example|x\.example|@import|image-set|url\(\s*(?!["']?#)|<!|<\?/i;

describe('a drawing', () => {
  it.each([
    [
      'shapes',
      '<path d="M0 0h9" fill="url(#a)" stroke-width="2"/>',
      'd="M0 0h9" fill="url(#a)" stroke-width="2"',
    ],
    [
      'gradients',
      '<linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient>',
      '<linearGradient id="a">',
    ],
    [
      'clips and masks',
      '<clipPath id="b"><circle r="2"/></clipPath><g clip-path="url(#b)"/>',
      'clip-path="url(#b)"',
    ],
    [
      'filters',
      '<filter id="c"><feGaussianBlur stdDeviation="2"/></filter>',
      'feGaussianBlur stdDeviation="2"',
    ],
    [
      'shadows',
      '<filter id="s"><feDropShadow dx="2" dy="2" flood-color="#123"/></filter><g onclick="x()"/>',
      '<feDropShadow dx="2" dy="2" flood-color="#123"/>',
    ],
    ['texts', '<text y="9" font-size="4">Mörbisch &amp; Rust</text>', 'Mörbisch &amp; Rust'],
    ['styles', '<style>.a { fill: #123; }</style><rect class="a"/>', '.a { fill: #123; }'],
    ['copies of its parts', '<use href="#d" x="3"/>', '<use href="#d" x="3"'],
    ['copies as older programs name them', '<use xlink:href="#d"/>', 'xlink:href="#d"'],
    ['bitmaps', '<image href="data:image/png;base64,AAAA" width="4"/>', 'href="data:image/png;base64,AAAA"'],
  ])('keeps %s', (_what, inside, kept) => {
    const drawn = clean(svg(inside, '<?xml version="1.0"?><!-- drawn -->')) ?? '';
    expect(drawn).toContain(kept);
    expect(drawn).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(drawn).toContain('viewBox="0 0 40 30"');
    // It is XML, which browsers read files by.
    expect(
      new new JSDOM('').window.DOMParser().parseFromString(drawn, 'image/svg+xml').documentElement.tagName,
    ).toBe('svg');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script of another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>'],
    ['an event', '<rect onload="alert(1)"/>'],
    ['an event on the next line', '<rect\nonclick = "x()"/>'],
    ['HTML', '<foreignObject><b/></foreignObject>'],
    ['an animation of a link', '<a><animate attributeName="href" to="javascript:x()"/></a>'],
    ['a link', '<a href="https://x.example">x</a>'],
    ['a link in character references', '<a href="&#x6a;avascript:x()">x</a>'],
    ['a picture from elsewhere', '<image href="//x.example/a.png"/>'],
    ['an embedded document', '<image href="data:image/svg+xml;base64,AAAA"/>'],
    ['a copy from elsewhere', '<use href="https://x.example/a.svg#b"/>'],
    ['a style from elsewhere', '<style>@import "//x.example/a.css";</style>'],
    ['a fill from elsewhere', '<rect fill="url(//x.example/a.svg#b)"/>'],
    ['a style with escapes', '<style>rect { fill: u\\72l(//x.example) }</style>'],
    ['a fill for some screens', '<style>rect { fill: image-set("//x.example/a.png" 1x) }</style>'],
    ['a style attribute that loads', '<rect style="background: url(https://x.example/a)"/>'],
  ])('loses %s', (_what, inside) => {
    expect(clean(svg(inside))).not.toMatch(ACTIVE);
  });

  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['a style sheet', '<?xml version="1.0"?><?xml-stylesheet href="https://x.example/x.css"?>'],
  ])('loses %s before it', (_what, head) => {
    expect(clean(svg('<path d="M0 0h9"/>', head))).not.toMatch(ACTIVE);
  });

  it('loses all that hostile HTML brings into it', () => {
    const active = HOSTILE_HTML.flatMap(({ html }) => {
      const cleaned = [clean(html), clean(svg(html)), clean(svg(`<g>${html}</g>`))];
      return cleaned.flatMap((one) => (one !== null && ACTIVE.test(withoutTexts(one)) ? [one] : []));
    });
    expect(active).toEqual([]);
  });

  it.each(['', 'text', '<p>a</p>', '<html><svg/></html'])('is none: %s', (source) => {
    expect(clean(source) ?? '').not.toMatch(/<[^s]/);
  });
});

/** What is read as text is not judged. */
const withoutTexts = (drawing: string) => drawing.replaceAll(/>[^<]*</g, '><');

// jsdom finds by selectors with listeners that it adds to the window for each document, which then stays in memory.
it('leaves nothing of a drawing in its window', () => {
  const { window } = new JSDOM('');
  const listen = vi.spyOn(window as unknown as EventTarget, 'addEventListener');
  expect(createSvgPurifier(window)(svg('<path d="M0 0h9"/>'))).toContain('M0 0h9');
  expect(listen).not.toHaveBeenCalled();
});
