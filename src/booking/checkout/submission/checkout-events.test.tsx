// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginAtCheckout, CUSTOMER, setUpCheckoutTab } from '../../../../tests/support/checkout-tab.tsx';

const { openFilledIn, pass, pressBook } = setUpCheckoutTab();
beginAtCheckout();

describe('what becomes of a checkout on a site with e-commerce events', () => {
  const begun = {
    event: 'begin_checkout',
    ecommerce: {
      currency: 'EUR',
      value: 221.88,
      items: [{ item_id: 'suv', item_name: 'Škoda Kamiq', item_category: 'SUV', price: 221.88, quantity: 1 }],
    },
  };
  const loadReports = () => act(async () => void (await import('./report-events.ts')));
  /** The events that wait for a page with a container. */
  const waiting = (): { readonly event: string; readonly ecommerce: Record<string, unknown> }[] =>
    JSON.parse(sessionStorage.getItem('ecommerce') ?? '[]');

  beforeEach(() => {
    localStorage.setItem('consent', JSON.stringify({ offered: ['statistics'], agreed: ['statistics'] }));
    const data = document.createElement('script');
    data.type = 'application/json';
    data.dataset.ecommerce = '';
    data.textContent = JSON.stringify([begun]);
    document.head.replaceChildren(data);
  });
  afterEach(() => {
    document.head.replaceChildren();
    localStorage.clear();
  });

  it('[ANA-03, ANA-04, ANA-05] is told: the payment when it is sent, the booking at the counter once, and nobody', async () => {
    await openFilledIn();
    await loadReports();
    await pressBook();
    const [payment, booking, ...others] = waiting();
    expect(others).toEqual([]);
    expect([payment?.event, payment?.ecommerce.payment_type]).toEqual(['add_payment_info', 'counter']);
    expect(booking).toMatchObject({
      event: 'purchase',
      ecommerce: { transaction_id: 'B1', currency: 'EUR', value: 221.88, tax: 44.38 },
    });
    for (const secret of Object.values(CUSTOMER).filter((text) => text.length > 2))
      expect(JSON.stringify(waiting())).not.toContain(secret);
  });

  it('[ANA-04] is told as a lead where a quote is sent', async () => {
    await openFilledIn();
    await loadReports();
    const quote = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('E-mail this quote'),
    );
    await act(async () => quote?.click());
    await act(async () => void (await import('../quote-by-mail/send-quote.ts')));
    await pass(0);
    expect(waiting().map(({ event }) => event)).toEqual(['generate_lead']);
  });
});
