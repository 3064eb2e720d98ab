// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://cars.example/de/", "referrer": "https://cars.example/de/angebote" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusHeading, watchNavigation } from './watch-navigation.ts';

const isCovered = () => document.documentElement.dataset.leaving !== undefined;

describe('[PAGE-06] leaving a page', () => {
  const navigation = new EventTarget();
  const cancel = new AbortController();
  vi.stubGlobal('navigation', navigation);
  watchNavigation();

  const leave = (url: string, { sameDocument = false, downloadRequest = null as string | null } = {}) =>
    navigation.dispatchEvent(
      Object.assign(new Event('navigate'), {
        destination: { url, sameDocument },
        downloadRequest,
        signal: cancel.signal,
      }),
    );

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    window.dispatchEvent(new Event('pageshow'));
    vi.useRealTimers();
  });

  it('shows the skeleton after 150 milliseconds, and until the page is back', () => {
    leave('https://cars.example/de/kontakt');
    vi.advanceTimersByTime(149);
    expect(isCovered()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isCovered()).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    expect(isCovered()).toBe(false);
  });

  it.each([
    ['a place on the same page', 'https://cars.example/de/#faq', { sameDocument: true }],
    ['a download', 'https://cars.example/de/termin.ics', { downloadRequest: '' }],
    ['another host', 'https://elsewhere.example/', {}],
    ['a mail program', 'mailto:a@example.com', {}],
  ])('is not what happens with %s', (_why, url, kind) => {
    leave(url, kind);
    vi.advanceTimersByTime(5_000);
    expect(isCovered()).toBe(false);
  });

  it.each([
    ['the results', 'https://cars.example/de/suche?dateFrom=1', '3'],
    ['another page', 'https://cars.example/de/kontakt', ''],
  ])('[RES-13] shows the animation of searches on the way to %s only', (_where, url, animation) => {
    document.body.innerHTML = '<form action="/de/suche" data-loading="3" data-searching="Wir suchen"></form>';
    leave(url);
    vi.advanceTimersByTime(150);
    expect(document.documentElement.dataset.leaving).toBe(animation);
    document.body.innerHTML = '';
  });

  it('is over when the visitor stops it', () => {
    leave('https://cars.example/de/kontakt');
    vi.advanceTimersByTime(200);
    cancel.abort();
    expect(isCovered()).toBe(false);
  });
});

describe('[PAGE-18] arriving at a page', () => {
  const arrive = (type: string, { hash = '', focused = false } = {}) => {
    document.body.innerHTML = '<header><a href="/">home</a></header><main><h1>Kontakt</h1></main>';
    location.hash = hash;
    if (focused) document.querySelector('a')?.focus();
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
    focusHeading();
    return document.activeElement?.tagName;
  };

  it.each([
    ['a link of this site leads to the heading', 'navigate', {}, 'H1'],
    ['going back leaves the focus to the browser', 'back_forward', {}, 'BODY'],
    ['loading again as well', 'reload', {}, 'BODY'],
    ['a place on the page that was asked for', 'navigate', { hash: '#faq' }, 'BODY'],
    ['something that has the focus already keeps it', 'navigate', { focused: true }, 'A'],
  ])('%s', (_why, type, options, focused) => {
    expect(arrive(type, options)).toBe(focused);
  });

  it('from another site leaves the focus to the browser', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
    expect(arrive('navigate')).toBe('BODY');
  });
});
