import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { Animated, Base, Extended, Plain } from './component-styles.test.styles.ts';
import { createComponentStyles, cssOf, markersOf } from './component-styles.ts';

/** CSS and markers of elements rendered as one page each, after one another. */
function stylesOfPages(...pages: React.ReactNode[]) {
  const styles = createComponentStyles();
  return pages.map((page) => {
    const used = new Set<string>();
    styles.toHtml(page, used);
    const blocks = styles.blocksOf(used);
    return { css: cssOf(blocks), markers: markersOf(blocks) };
  });
}

const cssOfPages = (...pages: React.ReactNode[]) => stylesOfPages(...pages).map(({ css }) => css);

const RULE_END = '/*!sc*/\n';

/** What styled-components itself writes for the elements, its markers apart. */
function referenceStyles(page: React.ReactNode) {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<>{page}</>));
  const parts = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .split(RULE_END)
    .filter((part) => part !== '');
  const isMarker = (part: string) => part.startsWith('data-styled');
  return {
    css: parts.filter((part) => !isMarker(part)).join(''),
    markers: parts
      .filter(isMarker)
      .map((part) => part + RULE_END)
      .join(''),
  };
}

const BLOCK = /^\.\S+\{color:red;\}$/;

describe('the CSS of a page', () => {
  it.each<[why: string, page: React.ReactNode]>([
    ['one element', <Plain key="p" />],
    ['an animation', <Animated key="a" />],
    ['an extended element', <Extended key="e" />],
    ['all of them', [<Extended key="e" />, <Plain key="p" />, <Animated key="a" />, <Base key="b" />]],
  ])('is what styled-components writes: %s', (_why, page) => {
    expect(stylesOfPages(page)).toEqual([referenceStyles(page)]);
  });

  it('is that of the elements on it alone, whatever was rendered before', () => {
    const [, second] = cssOfPages(<Animated />, <Plain />);
    expect(second).toMatch(BLOCK);
  });

  it('is found when it was compiled for another page', () => {
    const [, both, again] = cssOfPages(<Animated />, [<Plain key="p" />, <Animated key="a" />], <Plain />);
    expect(both).toMatch(/color:red.*animation:/s);
    expect(again).toMatch(BLOCK);
  });

  it('is in the order of the modules, not of the page', () => {
    const [one, other] = cssOfPages(
      [<Plain key="p" />, <Base key="b" />],
      [<Base key="b" />, <Plain key="p" />],
    );
    expect(one).toBe(other);
  });

  it('has the animations that are named in it', () => {
    expect(cssOfPages(<Animated />)[0]).toMatch(/@keyframes (\S+)\{.*animation:\1 1s/s);
  });

  it('has the rules of an element that another was made of', () => {
    expect(cssOfPages(<Extended />)[0]).toMatch(/color:blue.*color:green/s);
  });

  it('is not what texts can ask for', () => {
    const page = <p title='class="sc-x '>class="sc-y </p>;
    expect(cssOfPages(<Animated />, page)[1]).toBe('');
  });

  it('grows with what is rendered of a page later', () => {
    const styles = createComponentStyles();
    const used = new Set<string>();
    styles.toHtml(<Plain />, used);
    const before = cssOf(styles.blocksOf(used));
    styles.toHtml(<Base />, used);
    expect(cssOf(styles.blocksOf(used))).toContain(before);
    expect(cssOf(styles.blocksOf(used))).toContain('color:blue');
  });
});
