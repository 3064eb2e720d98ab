import { describe, expect, it } from 'vitest';
import { money } from '../../domain/money.ts';
import { LINE_TYPE_IDS } from './vehicle-offer.ts';
import type { OfferVehicle, QuotedPrice } from '../../domain/vehicle-offer.ts';
import {
  addPaymentInfo,
  beginCheckout,
  generateLead,
  purchase,
  selectItem,
  taxOf,
  viewItemList,
} from './ecommerce-events.ts';

const eur = (minor: number) => money(minor, 'EUR');
const vehicle = {
  modelId: 'kamiq',
  modelName: 'Škoda Kamiq',
  brandName: 'Škoda',
  categoryName: 'SUV',
} as OfferVehicle;
const offer = {
  total: eur(22_500),
  lines: [
    { kind: 'rental', description: '3 days', amount: eur(15_000) },
    { kind: 'promotion', description: 'Summer', amount: eur(-1_500) },
    { kind: 'extra', description: 'Child seat', amount: eur(1_500) },
    { kind: 'insurance', description: 'Full cover', amount: eur(3_000) },
    { kind: 'tax', description: 'VAT', amount: eur(4_000) },
    { kind: 'tax', description: 'City tax', amount: eur(500) },
  ],
} as unknown as QuotedPrice;
const item = {
  item_id: 'kamiq',
  item_name: 'Škoda Kamiq',
  item_brand: 'Škoda',
  item_category: 'SUV',
  quantity: 1,
};
const begun = beginCheckout({ vehicle, total: eur(20_000) }, () => 2);

describe('what a tag container is told', () => {
  it('[ANA-02] sums the items of type 15 as taxes', () => {
    expect(LINE_TYPE_IDS.tax).toBe(15);
    expect(taxOf(offer)).toEqual(eur(4_500));
  });

  it('[ANA-03] of a booking: its number, value, tax, currency, coupon, the car and its extras, which add up', () => {
    const order = { offer, coupon: 'SUN', decimals: 2 };
    const told = purchase(begun, order, 'B1');
    expect(told).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'B1',
        currency: 'EUR',
        value: 225,
        tax: 45,
        coupon: 'SUN',
        items: [
          { ...item, price: 135 },
          {
            item_id: 'Child seat',
            item_name: 'Child seat',
            item_category: 'extra',
            price: 15,
            quantity: 1,
          },
          {
            item_id: 'Full cover',
            item_name: 'Full cover',
            item_category: 'insurance',
            price: 30,
            quantity: 1,
          },
        ],
      },
    });
    const { value = 0, tax = 0, items } = told.ecommerce;
    expect(items.reduce((sum, { price }) => sum + price, tax)).toBe(value);
    expect(generateLead(begun, { ...order, coupon: null }).ecommerce).not.toHaveProperty('coupon');
    expect(addPaymentInfo(begun, order, 'counter').ecommerce).toMatchObject({
      payment_type: 'counter',
      value: 225,
    });
  });

  it('[ANA-04] of a list: its cars in their order, of which one is chosen', () => {
    const other = { ...vehicle, modelId: 'clio', modelName: 'Renault Clio' };
    const list = viewItemList(
      [
        { vehicle, total: eur(20_000) },
        { vehicle: other, total: eur(9_999) },
      ],
      () => 2,
    );
    expect(list?.ecommerce.items.map(({ item_id, index, price }) => [item_id, index, price])).toEqual([
      ['kamiq', 0, 200],
      ['clio', 1, 99.99],
    ]);
    expect(list && selectItem(list, 'clio')).toMatchObject({
      event: 'select_item',
      ecommerce: { item_list_id: 'search_results', items: [{ item_id: 'clio', index: 1 }] },
    });
    expect(list && selectItem(list, 'gone')).toBeNull();
    expect(viewItemList([], () => 2)).toBeNull();
  });
});
