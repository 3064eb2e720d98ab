// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ALL, BRANDS, SEARCH, setUpResultsTab } from '../../../tests/support/results-tab.tsx';
import { DIALOG_ENTRY } from '../../ui/dialog/dialog-entry.ts';
import { RELOAD_AFTER_MS } from '../../domain/constants.ts';

const {
  list,
  items,
  inSight,
  query,
  count,
  serve,
  hydrate,
  open,
  click,
  box,
  compareBox,
  button,
  opened,
  closed,
} = setUpResultsTab();

describe('the filters of the results', () => {
  it('[RES-11, CONF-08, A11Y-03] narrow the served cards, count them, and are in the address', async () => {
    await open();
    expect([inSight(), count()]).toEqual([ALL, '6 cars available']);
    await click(box('brand', 'Renault'));
    expect([inSight(), count(), query().getAll('brand')]).toEqual([
      ['hatch'],
      '1 car available',
      ['Renault'],
    ]);
    expect(document.querySelector('p[role="status"]')?.textContent).toBe('1 car available');
    await click(box('brand', 'Fiat'));
    expect([inSight(), query().getAll('brand')]).toEqual([
      ['city', 'hatch'],
      ['Renault', 'Fiat'],
    ]);
    await click(button('Clear filters'));
    expect([inSight(), query().has('brand')]).toEqual([ALL, false]);
  });

  it('[SRCH-15] stay with the results: the checkout gets the search and the car that was chosen', async () => {
    await open('category=city&sort=priceDesc&compare=city&compare=hatch&priceTo=900');
    const link = document.querySelector<HTMLAnchorElement>('[data-offer="city"] a[data-book]');
    const given = new URL(link?.href ?? '', location.href);
    expect(given.pathname).toBe('/en-US/checkout');
    for (const [name, value] of new URLSearchParams(SEARCH)) expect(given.searchParams.get(name)).toBe(value);
    expect(given.searchParams.get('modelId')).toBe('city');
    for (const name of ['category', 'sort', 'compare', 'priceTo', 'selected'])
      expect(given.searchParams.has(name)).toBe(false);
  });

  it('change only the cards that enter or leave', async () => {
    await open();
    await click(box('passengers', '5'));
    const changed: string[] = [];
    const watch = (mutations: readonly MutationRecord[]) => {
      for (const { target } of mutations) changed.push((target as HTMLElement).dataset.offer ?? 'another');
    };
    const observer = new MutationObserver(watch);
    observer.observe(list(), { subtree: true, childList: true, attributes: true, characterData: true });
    await click(box('passengers', '9'));
    watch(observer.takeRecords());
    observer.disconnect();
    // Those of five seats leave; those of four were out before and the minibus stays.
    expect(changed.toSorted()).toEqual(['compact-suv', 'hatch', 'wagon']);
  });

  it('[RES-08] say when they hide everything, and which to drop', async () => {
    await open('category=city&passengers=9');
    expect(inSight()).toEqual([]);
    const notice = document.querySelector('[data-notice]');
    expect(notice?.textContent).toContain('No car matches these filters.');
    await click(button('Without the filter “Seats”: 1 car available', notice as Element));
    expect([inSight(), query().get('category')]).toEqual([['city'], 'city']);
    await open('category=city&passengers=9');
    await click(button('Clear filters', document.querySelector('[data-notice]') as Element));
    expect(inSight()).toEqual(ALL);
  });

  it('take a typed price on leaving the field', async () => {
    await open();
    const field = document.querySelector<HTMLInputElement>('input[name="priceTo"]') as HTMLInputElement;
    expect(field.placeholder).toBe('403.75');
    await act(async () => {
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '160');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(inSight()).toEqual(ALL);
    await act(async () => field.blur());
    expect([inSight(), query().get('priceTo'), query().get('priceIn')]).toEqual([
      ['city', 'hatch'],
      '160.00',
      'EUR',
    ]);
  });

  it.each(['category', 'passengers', 'brand', 'price'] as const)(
    '[CONF-08] has no filter for %s where the site shows none',
    async (name) => {
      const shows = { ...BRANDS, [name]: false };
      await open('', { filters: { shows, position: 'left', style: 'dropdown', defaultSort: 'relevance' } });
      const shown = [...document.querySelectorAll('[data-group]')].map(
        (group) => (group as HTMLElement).dataset.group,
      );
      expect(shown.toSorted()).toEqual(
        ['brand', 'category', 'passengers', 'price'].filter((each) => each !== name),
      );
    },
  );

  it.each([
    ['left', 'chip', 'FIELDSET', false],
    ['left', 'dropdown', 'DETAILS', false],
    ['top', 'dropdown', 'DETAILS', true],
  ] as const)(
    '[RES-02, RES-22, CONF-08] stand at the %s as a %s',
    async (position, style, element, isMenu) => {
      const host = await open('', { filters: { shows: BRANDS, position, style, defaultSort: 'relevance' } });
      expect(host.dataset.position).toBe(position);
      const group = document.querySelector<HTMLElement>('[data-group="category"]');
      expect(group?.tagName).toBe(element);
      // One that opens over the cars closes as menus do; one beside them is open until its name is pressed.
      expect(group?.dataset.disclosure).toBe(isMenu ? '' : undefined);
      expect(group?.hasAttribute('open')).toBe(element === 'DETAILS' && !isMenu);
    },
  );

  it('[RES-02] are counted on the button that opens them on narrow screens', async () => {
    await open('category=city&passengers=4');
    const opener = document.querySelector('[data-open-filters]');
    // All cars have four seats or more, and still the visitor chose it.
    expect(opener?.textContent).toBe('Filters2');
    await click(opener);
    const drawer = await opened<HTMLDialogElement>('[data-drawer-of]');
    expect([drawer.open, drawer.querySelectorAll('[data-group]').length]).toEqual([true, 4]);
    await click(button('1 car available', drawer));
    await closed('[data-drawer-of]');
    expect(document.querySelectorAll('[data-group]')).toHaveLength(4);
  });

  it('[RES-02] on narrow screens close as the browser goes back, with what was chosen in the address', async () => {
    await open();
    await click(document.querySelector('[data-open-filters]'));
    const drawer = await opened('[data-drawer-of]');
    await click(drawer.querySelector('input[name="category"][value="city"]'));
    await act(async () => history.back());
    await closed('[data-drawer-of]');
    expect([inSight(), query().get('category'), location.pathname]).toEqual([
      ['city'],
      'city',
      '/en-US/search',
    ]);
  });

  it('stay in the address as the entry of a dialog is left that is not open any more, since the page was loaded anew', async () => {
    await serve();
    const chosen = `${location.href}&category=city`;
    history.pushState(DIALOG_ENTRY, '', chosen);
    await serve('category=city');
    history.replaceState(DIALOG_ENTRY, '', chosen);
    await hydrate();
    await vi.waitFor(() => expect(history.state).toBeNull());
    expect([inSight(), query().get('category'), location.pathname]).toEqual([
      ['city'],
      'city',
      '/en-US/search',
    ]);
  });

  it('[RES-02] take a typed price on narrow screens as the browser goes back', async () => {
    await open();
    await click(document.querySelector('[data-open-filters]'));
    const drawer = await opened('[data-drawer-of]');
    const field = drawer.querySelector('input[name="priceTo"]') as HTMLInputElement;
    await act(async () => {
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '160');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => history.back());
    await closed('[data-drawer-of]');
    expect([inSight(), query().get('priceTo')]).toEqual([['city', 'hatch'], '160.00']);
  });
});

describe('the order of the results', () => {
  const sort = async (value: string) => {
    const select = document.querySelector('select') as HTMLSelectElement;
    await act(async () => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };

  it('[RES-03] is chosen, is in the address, and moves the served cards', async () => {
    await open();
    const before = items();
    await sort('priceDesc');
    expect([inSight(), query().get('sort')]).toEqual([ALL.toReversed(), 'priceDesc']);
    expect(new Set(items())).toEqual(new Set(before));
    await sort('relevance');
    expect([inSight(), query().has('sort')]).toEqual([ALL, false]);
  });

  it('[RES-03, CONF-08] begins as the site has it', async () => {
    await open('', { filters: { shows: BRANDS, position: 'left', style: 'chip', defaultSort: 'priceDesc' } });
    expect(inSight()).toEqual(ALL.toReversed());
    await open('', {
      filters: {
        shows: { ...BRANDS, sort: false },
        position: 'left',
        style: 'chip',
        defaultSort: 'priceAsc',
      },
    });
    expect(document.querySelector('select')).toBeNull();
  });
});

describe('comparing results', () => {
  const choose = (id: string) => click(list().querySelector(`input[data-compare][value="${id}"]`));

  it('puts two to four cars side by side', async () => {
    await open();
    await choose('city');
    expect(button('Compare', document.querySelector('[data-compare-bar]') as Element)?.disabled).toBe(true);
    await choose('hatch');
    expect(query().getAll('compare')).toEqual(['city', 'hatch']);
    await click(button('Compare', document.querySelector('[data-compare-bar]') as Element));
    await opened('table');
    const rows = () =>
      [...document.querySelectorAll('table tbody tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
      );
    expect(rows()[0]?.[0]).toBe('Total');
    expect(rows()).toContainEqual(['Seats', '4', '5']);
    expect(document.querySelectorAll('table [data-differs]').length).toBeGreaterThan(0);
    await click(document.querySelector('[aria-label="Remove Clio"]'));
    await closed('table');
    expect(query().getAll('compare')).toEqual(['city']);
    for (const id of ['hatch', 'wagon', 'minibus', 'convertible']) await choose(id);
    expect(query().getAll('compare')).toEqual(['city', 'hatch', 'wagon', 'minibus']);
    expect(list().querySelector<HTMLInputElement>('input[value="convertible"]')?.checked).toBe(false);
  });
});

it('keeps the cars that were ticked before the scripts had arrived', async () => {
  await serve();
  for (const id of ['wagon', 'city']) compareBox(id)?.click();
  await hydrate();
  expect(query().getAll('compare').toSorted()).toEqual(['city', 'wagon']);
  expect(
    [...list().querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value).toSorted(),
  ).toEqual(['city', 'wagon']);
});

it('[RES-12] shows cards or rows, and the device remembers which', async () => {
  await open();
  expect(list().dataset.view).toBe('cards');
  await click(document.querySelector('[data-views] button:last-child'));
  expect([list().dataset.view, document.cookie]).toEqual([
    'rows',
    expect.stringContaining('resultsView=rows'),
  ]);
  await open('', {}, { surround: (page) => ({ ...page, resultsView: 'rows' }) });
  expect(list().dataset.view).toBe('rows');
});

it('[CONST-03] asks to load the prices anew ten minutes later, and with nothing else', async () => {
  vi.useFakeTimers();
  await open('selected=hatch');
  const selector = '[aria-labelledby="results-reload"]';
  await act(() => vi.advanceTimersByTimeAsync(RELOAD_AFTER_MS - 10_000));
  expect(document.querySelector(selector)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  const dialog = await opened<HTMLDialogElement>(selector);
  expect(dialog.open).toBe(true);
  const escape = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Update prices',
  ]);
  expect(query().get('selected')).toBe('hatch');
});

it('[PROMO-08] keeps the message about a promotion closed until another search', async () => {
  const notice = () => document.querySelector<HTMLDialogElement>('dialog[data-dismiss]');
  await open('promotionId=spring');
  expect(notice()?.open).toBe(true);
  await act(async () => notice()?.close());
  await open('promotionId=spring');
  expect(notice()?.open).toBe(false);
  await open('promotionId=spring&driverAge=40');
  expect(notice()?.open).toBe(true);
});
