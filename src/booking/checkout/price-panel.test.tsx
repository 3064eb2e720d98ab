// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { FAKE_SEARCH_RULES, fakeApi } from '../../../tests/support/fake-api.ts';
import { FAKE_SEARCH_ADDRESS, fakeBookingAnswers } from '../../../tests/support/fake-offers.ts';
import { type RenderOptions, showExample } from '../../../tests/support/render-component.tsx';

let screen: HTMLElement;
const show = async (options: RenderOptions = {}) => {
  const api = fakeApi(fakeBookingAnswers({ isoCode: 'EUR', decimals: 2, perEuro: 1 }));
  screen = await showExample('Checkout', undefined, { search: FAKE_SEARCH_ADDRESS, api, ...options });
};

describe('all prices of the screen are of one kind', () => {
  const rows = () => {
    const breakdown = screen.querySelector('dd[data-total]')?.parentElement as HTMLElement;
    const texts = (name: string) => [...breakdown.querySelectorAll(name)].map((cell) => cell.textContent);
    const amounts = texts('dd').map((text) => Number(text?.replaceAll(/[^\d.]/g, '')));
    return texts('dt').map((term, position) => [term, amounts[position]]);
  };
  const priceOfExtra = () =>
    screen
      .querySelector('#extra-full-cover')
      ?.parentElement?.querySelector('p')
      ?.textContent?.replace(/\s/, ' ');

  it('with taxes, where totals are shown with them, and they say so', async () => {
    await show();
    expect(rows()).toEqual([
      ['3 days, unlimited kilometres', 178.13],
      ['Return in another city', 43.75],
      ['Total', 221.88],
      ['Taxes included: VAT 25 %', 44.38],
    ]);
    expect(priceOfExtra()).toBe('EUR 12.00 a day');
    expect(screen.querySelector('fieldset:last-of-type + p')?.textContent).toBe('Taxes included');
  });

  it('without taxes, where totals are shown so, up to a sum to which the taxes are added', async () => {
    const defaults = { ...FAKE_SEARCH_RULES.defaults, showFinalPrice: false };
    await show({ searchRules: { ...FAKE_SEARCH_RULES, defaults } });
    expect(rows()).toEqual([
      ['3 days, unlimited kilometres', 142.5],
      ['Return in another city', 35],
      ['Total without taxes', 177.5],
      ['VAT 25 %', 44.38],
      ['Total', 221.88],
    ]);
    expect(priceOfExtra()).toBe('EUR 9.60 a day');
    expect(screen.querySelector('fieldset:last-of-type + p')?.textContent).toBe('Taxes not included');
  });
});
