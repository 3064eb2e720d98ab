// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageTags } from '../consent/consent.ts';
import { readConsent } from '../consent/stored-consent.ts';
import { start } from './consent.ts';

const TAGS: PageTags = {
  scripts: [
    { src: '', code: '/* always */', position: 'bodyEnd', purpose: 'necessary' },
    { src: '', code: '/* counted */', position: 'head', purpose: 'statistics' },
    { src: '', code: '/* also counted */', position: 'head', purpose: 'statistics' },
    { src: 'https://ads.example/a.js', code: '', position: 'bodyEnd', purpose: 'marketing' },
  ],
  container: null,
};

const BANNER = `<form data-consent hidden><h2 tabindex="-1">Privacy</h2>
  <button value="all">All</button><button value="none">None</button>
  <details><summary>Choose</summary>
    <input type="checkbox" name="purpose" value="necessary" checked disabled>
    <input type="checkbox" name="purpose" value="statistics">
    <input type="checkbox" name="purpose" value="marketing">
    <button value="chosen">Save</button></details></form>`;

function open(tags: PageTags = TAGS) {
  document.head.innerHTML = '';
  document.body.innerHTML = `${BANNER}<button data-open-consent hidden>Settings</button>
    <script type="application/json" data-scripts>${JSON.stringify(tags)}</script>`;
  start();
}
const banner = () => document.querySelector<HTMLFormElement>('form') as HTMLFormElement;
const press = (value: string) => document.querySelector<HTMLElement>(`button[value=${value}]`)?.click();
const box = (value: string) => document.querySelector(`input[value=${value}]`) as HTMLInputElement;
/** The scripts that the page has inserted. */
const inserted = () =>
  [...document.querySelectorAll('script:not([data-scripts])')].map(
    (script) => script.getAttribute('src') ?? script.textContent,
  );
const [ALWAYS, COUNTED, ALSO_COUNTED] = TAGS.scripts.map(({ code }) => code);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('consent', () => {
  it('[PAGE-14] is asked for, and until it is given only what is necessary runs', () => {
    open();
    expect(banner().hidden).toBe(false);
    expect(inserted()).toEqual([ALWAYS]);
  });

  it('[PAGE-12] [PAGE-14] lets each script of its purposes run once, where it belongs', () => {
    open();
    press('all');
    expect(banner().hidden).toBe(true);
    expect(inserted()).toEqual([COUNTED, ALSO_COUNTED, ALWAYS, 'https://ads.example/a.js']);
    expect(document.head.querySelectorAll('script')).toHaveLength(2);
    // Asked again and answered the same way.
    document.querySelector<HTMLElement>('[data-open-consent]')?.click();
    press('all');
    expect(inserted()).toHaveLength(4);
  });

  it('is stored, and not asked for again on the next page, which runs what was agreed to', () => {
    open();
    press('none');
    open();
    expect([banner().hidden, inserted()]).toEqual([true, [ALWAYS]]);
  });

  it('is given for single purposes', () => {
    open();
    box('statistics').checked = true;
    press('chosen');
    expect(readConsent(['statistics', 'marketing'])).toEqual({ agreed: ['statistics'], isMade: true });
    expect(inserted()).toEqual([COUNTED, ALSO_COUNTED, ALWAYS]);
  });

  it('is asked for again when a page has another purpose', () => {
    open({ ...TAGS, scripts: TAGS.scripts.slice(0, 2) });
    press('all');
    open();
    expect(banner().hidden).toBe(false);
    expect(inserted()).toEqual([COUNTED, ALSO_COUNTED, ALWAYS]);
  });

  it('is changed later from the end of the page, with the choice marked and the focus in its heading and back', () => {
    open();
    box('marketing').checked = true;
    press('chosen');
    const opener = document.querySelector<HTMLButtonElement>('[data-open-consent]') as HTMLButtonElement;
    expect(opener.hidden).toBe(false);
    opener.focus();
    opener.click();
    expect([box('statistics').checked, box('marketing').checked]).toEqual([false, true]);
    expect(document.activeElement?.textContent).toBe('Privacy');
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    banner().dispatchEvent(escape);
    expect([banner().hidden, escape.defaultPrevented]).toEqual([true, true]);
    expect(document.activeElement).toBe(opener);
  });

  it('is not left unanswered by Escape', () => {
    open();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    banner().dispatchEvent(escape);
    expect([banner().hidden, escape.defaultPrevented]).toEqual([false, false]);
  });

  it('is not asked of a browser that refuses tracking', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    open();
    expect([banner().hidden, inserted()]).toEqual([true, [ALWAYS]]);
  });

  it('leaves room for the question', () => {
    open();
    expect(document.documentElement.style.scrollPaddingBlockEnd).not.toBe('');
    press('none');
    expect(document.documentElement.style.scrollPaddingBlockEnd).toBe('');
  });
});

describe('the tag container', () => {
  const tags: PageTags = { scripts: [], container: { gtm: 'GTM-ABCD12' } };
  const commands = () => (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
  beforeEach(() => vi.stubGlobal('dataLayer', undefined));

  it('[SEO-06] loads once for statistics or marketing, told what it may store: nothing but what was agreed to', () => {
    open(tags);
    expect(inserted()).toEqual([]);
    box('statistics').checked = true;
    press('chosen');
    expect(inserted()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABCD12']);
    const [byDefault, update, started] = commands();
    expect(Array.from(byDefault ?? [])).toMatchObject([
      'consent',
      'default',
      { ad_storage: 'denied', analytics_storage: 'denied' },
    ]);
    expect(Array.from(update ?? [])).toMatchObject([
      'consent',
      'update',
      { ad_storage: 'denied', analytics_storage: 'granted' },
    ]);
    expect(started).toMatchObject({ event: 'gtm.js' });
  });

  it('[SEO-06] does not load where nothing was agreed to', () => {
    open(tags);
    press('none');
    expect(inserted()).toEqual([]);
  });
});
