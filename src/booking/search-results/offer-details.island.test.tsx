// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { SearchResult } from '../../../generated/api/types.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { RESPONSES } from '../../../tests/support/screens.ts';
import { ALL, setUpResultsTab } from '../../../tests/support/results-tab.tsx';

const OFFERS = RESPONSES['/api/booking/search'] as readonly SearchResult[];
const {
  list,
  items,
  inSight,
  query,
  serve,
  hydrate,
  open,
  opened,
  click,
  box,
  closed: isClosed,
  details,
  scrolled,
  screen,
} = setUpResultsTab();

describe('the details of a result', () => {
  const select = (id: string) => click(list().querySelector(`[data-select="${id}"]`));
  const closed = () => isClosed('[data-details-of]:not([hidden])');
  const pressEscape = async () => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    await act(async () => document.body.dispatchEvent(escape));
  };
  const closeByKey = async () => {
    await pressEscape();
    await closed();
  };

  it('[RES-04, RES-05] open below the card, one at a time, and close with a second click or Escape', async () => {
    await open();
    expect(details()).toBeNull();
    await select('hatch');
    expect(details()?.dataset.detailsOf).toBe('hatch');
    expect(details()?.closest('[data-panel]')?.previousElementSibling).toBe(items()[1]);
    expect(query().get('selected')).toBe('hatch');
    await select('wagon');
    expect([details()?.dataset.detailsOf, query().get('selected')]).toEqual(['wagon', 'wagon']);
    await select('wagon');
    await closed();
    expect(query().has('selected')).toBe(false);
    await select('city');
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' });
    await closeByKey();
    expect(document.activeElement?.getAttribute('data-select')).toBe('city');
  });

  it('[RES-05] close as the browser goes back, and open again as it goes forward, with the filters of the moment', async () => {
    await open();
    await select('city');
    await select('hatch');
    await click(box('brand', 'Renault'));
    await act(async () => history.back());
    await closed();
    expect([query().has('selected'), query().get('brand')]).toEqual([false, 'Renault']);
    await act(async () => history.forward());
    await vi.waitFor(() => expect(details()?.dataset.detailsOf).toBe('hatch'));
  });

  it('[RES-05] open in an entry of their own where the address names a car that is not offered', async () => {
    await open('selected=gone');
    await act(async () => undefined);
    expect([details(), query().has('selected')]).toEqual([null, false]);
    await select('hatch');
    await act(async () => history.back());
    await closed();
    expect(location.pathname).toBe('/en-US/search');
    expect(query().has('selected')).toBe(false);
    await act(async () => history.forward());
    await vi.waitFor(() => expect(details()?.dataset.detailsOf).toBe('hatch'));
  });

  it('[RES-05] that the address names close with Escape wherever the focus is, and without going back', async () => {
    const back = vi.spyOn(history, 'back');
    await open('selected=hatch');
    await closeByKey();
    expect(query().has('selected')).toBe(false);
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
  });

  it('[RES-05] close with Escape below a notice that is open, and not where something else took the key', async () => {
    await open('promotionId=spring&selected=hatch');
    expect(document.querySelector('dialog[open]')).not.toBeNull();
    const take = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', take);
    await pressEscape();
    document.removeEventListener('keydown', take);
    expect(details()?.dataset.detailsOf).toBe('hatch');
    await closeByKey();
  });

  it('[RES-05] go back once, however often they are closed before the browser has done so', async () => {
    await open();
    await select('hatch');
    const back = vi.spyOn(history, 'back').mockReturnValue(undefined);
    await pressEscape();
    await pressEscape();
    await select('hatch');
    expect(back).toHaveBeenCalledOnce();
    back.mockRestore();
    history.back();
    await closed();
    await select('hatch');
    await closeByKey();
  });

  it('[RES-05] are closed where the browser went back before the scripts were there, which it waits for with a car alone', async () => {
    const startOf = () =>
      document.querySelector<HTMLElement>('[data-results]')?.closest<HTMLElement>('[data-island]');
    await serve();
    expect(startOf()?.dataset.hydrate).toBeUndefined();
    await serve('selected=hatch');
    expect(startOf()?.dataset.hydrate).toBe('load');
    history.replaceState(null, '', location.href.replace('&selected=hatch', ''));
    await hydrate();
    await closed();
    expect(query().has('selected')).toBe(false);
  });

  it('stay where they are read as the order changes', async () => {
    await open('selected=hatch');
    scrolled.mockClear();
    await act(async () => {
      const order = document.querySelector('select') as HTMLSelectElement;
      order.value = 'priceDesc';
      order.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(details()?.closest('[data-panel]')?.previousElementSibling).toBe(items().at(-2));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('[RES-05] fill a narrow screen', async () => {
    await open();
    screen.isNarrow = true;
    await select('hatch');
    const sheet = document.querySelector<HTMLDialogElement>('[data-sheet]');
    expect([sheet?.open, sheet?.contains(details())]).toEqual([true, true]);
    await act(async () => sheet?.dispatchEvent(new Event('cancel', { cancelable: true })));
    await closed();
    expect(sheet?.open).toBe(false);
  });

  it('[RES-05] fill a narrow screen from the first on where the address names the car', async () => {
    screen.isNarrow = true;
    await open('selected=hatch');
    const sheet = document.querySelector<HTMLDialogElement>('[data-sheet]');
    expect([sheet?.open, sheet?.contains(details())]).toEqual([true, true]);
  });

  it('[RES-05, RES-15] name the price and lead to the checkout by every way to pay', async () => {
    const primary = { label: 'Pay now', paymentMethodId: '14', isVisible: true };
    const secondary = { label: '', paymentMethodId: 'counter', isVisible: true };
    await open('selected=hatch', { primary, secondary });
    const ways = [...(details()?.querySelectorAll<HTMLAnchorElement>('a[data-way]') ?? [])];
    expect(
      ways.map((way) => [way.textContent, new URL(way.href).searchParams.get('paymentMethodId')]),
    ).toEqual([
      ['Pay now', '14'],
      ['Choose', 'counter'],
      ['Ask for a quote', '-1'],
    ]);
    const [way] = ways;
    expect(new URL(way?.href ?? '').pathname).toBe('/en-US/checkout');
    expect(new URL(way?.href ?? '').searchParams.get('modelId')).toBe('hatch');
    expect(details()?.querySelector('img, [data-terms]')).not.toBeNull();
  });

  it('[RES-15, RES-03, RES-23] of a car that is only quoted have the quote alone', async () => {
    const offers = OFFERS.map((offer, position) => ({ ...offer, onlyQuote: position === 0 }));
    const api = fakeApi({ ...RESPONSES, '/api/booking/search': offers });
    await open('selected=city&sort=priceAsc', {}, { api });
    expect(
      [...(details()?.querySelectorAll('a[data-way]') ?? [])].map(({ textContent }) => textContent),
    ).toEqual(['Ask for a quote']);
    expect(inSight().at(-1)).toBe('city');
    await open('', { hidesQuoteOnly: true }, { api });
    expect(inSight()).toEqual(ALL.slice(1));
  });

  it('[RES-06] are shared by a link that restores search and selection', async () => {
    await open('brand=Renault&selected=hatch');
    await click(details()?.querySelector('[data-share]'));
    const dialog = await opened<HTMLDialogElement>('[aria-labelledby="results-share"]');
    const url = new URL(dialog.querySelector('input')?.value ?? '');
    expect([url.pathname, url.searchParams.get('selected'), url.searchParams.get('brand')]).toEqual([
      '/en-US/search',
      'hatch',
      'Renault',
    ]);
    expect(url.searchParams.get('pickUpPlaceId')).toBe('zag-air');
    const ways = [...dialog.querySelectorAll('a')].map(({ href }) => href.split(':')[0]);
    expect(ways).toEqual(['mailto', 'https']);
  });
});
