import { describe, expect, it } from 'vitest';
import { Animated, Base, Extended, Plain } from './component-styles.test.styles.ts';
import { createComponentStyles } from './component-styles.ts';

/** CSS of elements drawn as one page each, after one another. */
function cssOfPages(...pages: React.ReactNode[]) {
  const styles = createComponentStyles();
  return pages.map((page) => {
    const used = new Set<string>();
    styles.toHtml(page, used);
    return styles.cssOf(used);
  });
}

const BLOCK =
  /^\.\S+\{color:red;\}\/\*!sc\*\/\ndata-styled\.g\d+\[id="sc-[^"]+"\]\{content:"\S+,"\}\/\*!sc\*\/\n$/;

describe('the CSS of a page', () => {
  it('is what styled-components writes, with its marks', () => {
    expect(cssOfPages(<Plain />)).toEqual([expect.stringMatching(BLOCK)]);
  });

  it('is that of the elements on it alone, whatever was drawn before', () => {
    const [, second] = cssOfPages(<Animated />, <Plain />);
    expect(second).toMatch(BLOCK);
  });

  it('is found when it was compiled for another page', () => {
    const [, both, again] = cssOfPages(<Animated />, [<Plain key="p" />, <Animated key="a" />], <Plain />);
    expect(both).toMatch(/color:red.*animation:/s);
    expect(again).toMatch(BLOCK);
  });

  it('stands in the order of the modules, not of the page', () => {
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

  it('grows with what is drawn of a page later', () => {
    const styles = createComponentStyles();
    const used = new Set<string>();
    styles.toHtml(<Plain />, used);
    const before = styles.cssOf(used);
    styles.toHtml(<Base />, used);
    expect(styles.cssOf(used)).toContain(before);
    expect(styles.cssOf(used)).toContain('color:blue');
  });
});
