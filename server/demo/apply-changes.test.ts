// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { applyChanges } from './apply-changes.ts';

describe('what changed in a page that is open', () => {
  const parse = (body: string) => new DOMParser().parseFromString(`<!doctype html>${body}`, 'text/html');
  /** The page after the change; what a visitor did is in `open`. */
  const change = (served: string, next: string, open = served) => {
    const page = parse(open);
    return { isDone: applyChanges(page, parse(served), parse(next)), html: page.body.innerHTML };
  };

  it.each([
    [
      'a text, and leaves open what was opened',
      '<details><p>old</p></details>',
      '<details><p>new</p></details>',
    ],
    ['a class', '<details><p class="a">x</p></details>', '<details><p class="b">x</p></details>'],
    ['elements', '<details><p>x</p></details>', '<details><p>x</p><p>y</p></details>'],
  ])('is taken: %s', (_what, served, next) => {
    const opened = (html: string) => html.replace('<details>', '<details open="">');
    expect(change(served, next, opened(served))).toEqual({ isDone: true, html: opened(next) });
  });

  it('is taken beside what scripts added', () => {
    expect(change('<p>old</p>', '<p>new</p>', '<p>old</p><dialog></dialog>')).toEqual({
      isDone: true,
      html: '<p>new</p><dialog></dialog>',
    });
  });

  it('leaves the markers of styles to the scripts that took them over', () => {
    const served = (markers: string) => `<style data-styled="true">${markers}</style><p>x</p>`;
    const taken = served('taken over');
    expect(change(`<p>y</p>${served('old')}`, `<p>z</p>${served('new')}`, `<p>y</p>${taken}`)).toEqual({
      isDone: true,
      html: `<p>z</p>${taken}`,
    });
  });

  it.each([
    ['another script', '<div data-island="/assets/a.js"></div>', '<div data-island="/assets/b.js"></div>'],
    [
      'other elements in an island',
      '<div data-island=""><p></p></div>',
      '<div data-island=""><p></p><b></b></div>',
    ],
    ['other sections', '<main></main>', '<main></main><footer></footer>'],
  ])('needs the page to be loaded anew: %s', (_what, served, next) => {
    expect(change(served, next).isDone).toBe(false);
  });
});
