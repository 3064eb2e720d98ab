// @vitest-environment jsdom
import { SAMPLE_SEARCH, sampleBookingResponses } from '../../../api/wire/scenarios/sample-bookings.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FAKE_SEARCH_RULES, fakeApi } from '../../../../tests/support/fake-api.ts';
import { type RenderOptions, showExample } from '../../../../tests/support/render-component.tsx';
import { money, sumMoney } from '../../../domain/money.ts';
import type { ShownCurrency } from '../../../domain/shown-currency.ts';
import type { PriceLine, VehicleOffer } from '../../../domain/vehicle-offer.ts';
import { createMoneyFormat } from '../../../runtime/text/money-format.ts';
import { separatorsOf } from '../../../runtime/text/separators.ts';
import type { PriceTexts } from '../checkout-texts.ts';
import { PriceChangeNotice } from './price-change-notice.tsx';

let screen: HTMLElement;
const show = async (options: RenderOptions = {}) => {
  const api = fakeApi(sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 }));
  screen = await showExample('Checkout', undefined, { search: SAMPLE_SEARCH, api, ...options });
};

describe('all prices of the screen are of one kind', () => {
  const rows = () => {
    const breakdown = screen.querySelector('dd[data-total]')?.closest('[data-breakdown]') as HTMLElement;
    const texts = (name: string) => [...breakdown.querySelectorAll(name)].map((cell) => cell.textContent);
    const amounts = texts('dd').map((text) => Number(text?.replaceAll(/[^\d.]/g, '')));
    return texts('dt').map((term, position) => [term, amounts[position]]);
  };
  const priceOfExtra = () =>
    screen.querySelector('[for="extra-full-cover"] > span')?.textContent?.replace(/\s/, ' ');

  it('with taxes, where totals are shown with them, and they say so', async () => {
    await show();
    expect(rows()).toEqual([
      ['3 days, unlimited kilometres', 178.13],
      ['Return in another city', 43.75],
      ['Total', 221.88],
      ['Includes VAT 25 %', 44.38],
    ]);
    expect(priceOfExtra()).toBe('+ EUR 12.00 a day');
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
    expect(priceOfExtra()).toBe('+ EUR 9.60 a day');
    expect(screen.querySelector('fieldset:last-of-type + p')?.textContent).toBe('Taxes not included');
  });
});

describe('the notice of a price that changed without a choice of the visitor', () => {
  type Amounts = readonly (readonly [kind: PriceLine['kind'], minor: number])[];
  const offerOf = (amounts: Amounts): VehicleOffer => {
    const lines = amounts.map(([kind, minor]) => ({
      kind,
      description: kind,
      amount: money(minor, 'EUR'),
    }));
    const total = sumMoney(
      lines.map(({ amount }) => amount),
      'EUR',
    );
    return { lines, total, excess: {}, deposit: null, promotions: [] } as unknown as VehicleOffer;
  };
  const said = (
    before: Amounts,
    after: Amounts,
    areTaxesIncluded: boolean,
    currency: ShownCurrency | null = null,
  ) => {
    const list = document.createElement('div');
    list.innerHTML = renderToStaticMarkup(
      <PriceChangeNotice
        change={{ before: offerOf(before), after: offerOf(after) }}
        order={{ currency }}
        texts={{ changed: '', none: 'none' } as PriceTexts}
        areTaxesIncluded={areTaxesIncluded}
        format={createMoneyFormat(separatorsOf('en-US'), [])}
      />,
    );
    return [...list.querySelectorAll('li')].map((line) => line.textContent?.replaceAll(/\s/g, ' '));
  };
  const BEFORE: Amounts = [
    ['rental', 10_000],
    ['insurance', 1805],
    ['tax', 1181],
  ];

  it.each<[why: string, after: Amounts, areTaxesIncluded: boolean, expected: string[]]>([
    [
      'the line that changed, with its taxes, and not one whose share of them was rounded elsewhere',
      [
        ['rental', 10_999],
        ['insurance', 1805],
        ['tax', 1280],
      ],
      true,
      ['rental: EUR 110.00 EUR 120.99'],
    ],
    [
      'the line that changed and the tax on it, where taxes are added',
      [
        ['rental', 10_999],
        ['insurance', 1805],
        ['tax', 1280],
      ],
      false,
      ['rental: EUR 100.00 EUR 109.99', 'tax: EUR 11.81 EUR 12.80'],
    ],
    [
      'what went and what came',
      [
        ['rental', 10_000],
        ['extra', 500],
        ['tax', 1050],
      ],
      true,
      ['insurance: EUR 19.86 none', 'extra: none EUR 5.50'],
    ],
    [
      'a cover that costs nothing any more, with the price of nothing',
      [
        ['rental', 10_000],
        ['insurance', 0],
        ['tax', 1000],
      ],
      true,
      ['insurance: EUR 19.86 EUR 0.00'],
    ],
    [
      'the tax, where only that has changed',
      [
        ['rental', 10_000],
        ['insurance', 1805],
        ['tax', 2361],
      ],
      true,
      ['tax: EUR 11.81 EUR 23.61'],
    ],
  ])('is %s', (_why, after, areTaxesIncluded, expected) => {
    expect(said(BEFORE, after, areTaxesIncluded)).toEqual(expected);
  });

  it('[CURR-08] is in the currency of the order, without a line that the conversion alone rounded elsewhere', () => {
    const euro = { isoCode: 'EUR', decimals: 2, exchangeRate: 1, isSystemDefault: true };
    const pound = { isoCode: 'GBP', decimals: 2, exchangeRate: 0.9, isSystemDefault: false };
    const after: Amounts = [
      ['rental', 10_999],
      ['insurance', 1805],
      ['tax', 1280],
    ];
    // The insurance would be GBP 16.24 before and GBP 16.25 after.
    expect(said(BEFORE, after, false, { chosen: pound, currencies: [euro, pound] })).toEqual([
      'rental: GBP 90.00 GBP 98.99',
      'tax: GBP 10.63 GBP 11.52',
    ]);
  });
});
