// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCurrency } from './watch-currency.ts';

const page = (price: string, current: string, island = '<b>10 a.m.</b>') =>
  `<nav data-currencies="">${['EUR', 'USD']
    .map(
      (code) =>
        `<a href="/?currency=${code}" data-set-currency="${code}" data-symbol="${code}"${code === current ? ' aria-current="true"' : ''}>${code}</a>`,
    )
    .join('')}<p role="status">${current === 'EUR' ? '' : 'approximate'}</p></nav>` +
  `<main><p>From <!-- -->${price}<span> a day</span></p><div data-island="/a.js">${island}</div></main>`;

const reload = vi.fn();
const respond = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(`<body>${body}`, { status }));
const choose = (code: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(`[data-set-currency=${code}]`)?.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  document.body.innerHTML = page('20 EUR', 'EUR');
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  document.documentElement.removeAttribute('data-preview');
});
watchCurrency(reload);

describe('choosing a currency', () => {
  it('[COMP-14] changes the amounts and the marks in place, and is remembered', async () => {
    const price = document.querySelector('main > p');
    respond(page('≈ 23 USD', 'USD'));
    expect(choose('USD')).toBe(true);
    await expect.poll(() => price?.textContent).toBe('From ≈ 23 USD a day');
    await expect.poll(() => document.querySelector('[aria-current]')?.textContent).toBe('USD');
    expect(document.querySelector('[role=status]')?.textContent).toBe('approximate');
    expect(localStorage.getItem('currency')).toBe('USD');
    expect(reload).not.toHaveBeenCalled();
  });

  it('changes elements too, such as a symbol that stands after the figures', async () => {
    respond(page('<small>US$</small>23', 'USD'));
    choose('USD');
    await expect.poll(() => document.querySelector('main > p > small')?.textContent).toBe('US$');
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps what an island has changed', async () => {
    const island = document.querySelector('[data-island]') as HTMLElement;
    island.innerHTML = '<label>Hour<input></label>';
    respond(page('≈ 23 USD', 'USD'));
    choose('USD');
    await expect.poll(() => document.querySelector('main > p')?.textContent).toContain('≈ 23 USD');
    expect(island.querySelector('input')).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each<[why: string, island: string, response: string, status?: number]>([
    ['an island that shows amounts', '<i>20 EUR</i><i>more</i>', page('≈ 23 USD', 'USD', '<i>≈ 23 USD</i>')],
    ['a failure', '<b>10 a.m.</b>', page('', 'USD'), 500],
  ])('loads the page anew for %s', async (_why, island, response, status) => {
    (document.querySelector('[data-island]') as HTMLElement).innerHTML = island;
    respond(response, status);
    choose('USD');
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('[CURR-04] shows the currency that was chosen last, whichever response arrives first', async () => {
    const waiting: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
    const respondTo = (position: number, body: string) => waiting[position]?.(new Response(`<body>${body}`));
    const price = document.querySelector('main > p');
    choose('USD');
    await expect.poll(() => waiting.length).toBe(1);
    choose('EUR');
    await expect.poll(() => waiting.length).toBe(2);
    respondTo(1, page('21 EUR', 'EUR'));
    await expect.poll(() => price?.textContent).toBe('From 21 EUR a day');
    respondTo(0, page('≈ 23 USD', 'USD'));
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    expect([price?.textContent, document.querySelector('[aria-current]')?.textContent]).toEqual([
      'From 21 EUR a day',
      'EUR',
    ]);
    expect(localStorage.getItem('currency')).toBe('EUR');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is left to the link in a preview, and in a new tab', () => {
    expect(choose('USD', { ctrlKey: true })).toBe(false);
    document.documentElement.dataset.preview = '';
    expect(choose('USD')).toBe(false);
  });
});
