// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../../../generated/api/types.ts';
import {
  RESPONSES,
  beginAtCheckout,
  buttonNamed,
  CHECKOUT_LAYOUT,
  checkoutWith,
  setUpCheckoutTab,
} from '../../../../tests/support/checkout-tab.tsx';
import { SAMPLE_SEARCH } from '../../../api/wire/scenarios/sample-bookings.ts';

const tab = setUpCheckoutTab();
const { server, leaveFor, open, openFilledIn, pass, control, press, pressBook, bookings } = tab;

beginAtCheckout();

const click = (text: string) => act(async () => buttonNamed(text).click());

describe('a quote', () => {
  const loadDialog = () => act(async () => void (await import('./quote-dialog.tsx')));
  const loadSending = () => act(async () => void (await import('./send-quote.ts')));
  const type = (name: string, text: string) =>
    act(async () => {
      const field = control(`[name="quote-${name}"]`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });

  it('[CHK-20, A11Y-03] asks for name and e-mail where they are empty, is mailed, and says so for five seconds', async () => {
    await open(...checkoutWith({ checkout: CHECKOUT_LAYOUT }));
    await click('E-mail this quote');
    await loadDialog();
    await pass(0);
    await click('Send the quote');
    expect(document.querySelector('#quote-firstName-error')?.textContent).toBe('First name is required.');
    expect(bookings()).toEqual([]);
    await type('firstName', 'Ana');
    await type('emailAddress', 'ana@example.com');
    await click('Send the quote');
    await loadSending();
    await pass(0);
    expect(bookings()[0]?.body).toMatchObject({
      isQuotation: true,
      customer: { firstName: 'Ana', emailAddress: 'ana@example.com' },
    });
    const heard = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    expect(heard).toContain('Quote B1 is on its way to ana@example.com.');
    await pass(4_999);
    expect(document.body.textContent).toContain('is on its way');
    await pass(1);
    expect(document.body.textContent).not.toContain('is on its way');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('[CHK-20] is sent at once by who has filled in both, and leads to its page where that is wanted', async () => {
    await openFilledIn(...checkoutWith({ checkout: { ...CHECKOUT_LAYOUT, redirectsAfterQuote: true } }));
    await click('E-mail this quote');
    await loadSending();
    await pass(0);
    expect(bookings()).toHaveLength(1);
    expect(leaveFor.mock.calls[0]?.[0]).toContain('bookingId=B1');
  });

  it('[A11Y-03] closes its dialog before it goes, so that the browser gives the focus back', async () => {
    const closed: boolean[] = [];
    HTMLDialogElement.prototype.close = function close() {
      closed.push(this.isConnected);
    };
    await open(...checkoutWith({ checkout: CHECKOUT_LAYOUT }));
    await click('E-mail this quote');
    await loadDialog();
    await pass(0);
    expect(document.activeElement).toBe(control('[name="quote-firstName"]'));
    await press('dialog[open] header button');
    expect([document.querySelector('dialog[open]'), closed]).toEqual([null, [true]]);
  });

  it.each([
    ['in the words of the server', { errorMessage: 'No quotes today' }, 'No quotes today'],
    [
      'by the text of its code',
      { errorCode: 'unavailable', errorMessage: 'ECONNREFUSED' },
      'Our booking system does not respond at this moment. Please try again in a few minutes.',
    ],
    ['in the words of the site', {}, 'The quote could not be sent. Please try again.'],
  ])('[ERR-07] [ERR-10] says why it is refused, %s', async (_how, body, said) => {
    server.book = () => Response.json(body, { status: 400 });
    await openFilledIn(...checkoutWith({ checkout: CHECKOUT_LAYOUT }));
    await click('E-mail this quote');
    await loadSending();
    await pass(0);
    expect(document.querySelector('aside [role="alert"]')?.textContent).toBe(said);
  });

  it.each<[fault: string, book: () => Response, said: string]>([
    [
      'a failing server',
      () => Response.json({}, { status: 500 }),
      'The quote could not be sent. Please try again.',
    ],
    [
      'the login page of a network',
      () => new Response('<html></html>'),
      'No connection. Please check your internet and try again.',
    ],
    [
      'a lost connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'No connection. Please check your internet and try again.',
    ],
  ])('is not blamed on the connection unless that failed: %s', async (_fault, book, said) => {
    server.book = book;
    await openFilledIn(...checkoutWith({ checkout: CHECKOUT_LAYOUT }));
    await click('E-mail this quote');
    await loadSending();
    await pass(0);
    expect(document.querySelector('aside [role="alert"]')?.textContent).toBe(said);
  });

  it('that the form asks for is not called a booking when it fails', async () => {
    server.book = () => Response.json({}, { status: 500 });
    const [, , options] = checkoutWith({ checkout: CHECKOUT_LAYOUT }, `${SAMPLE_SEARCH}&paymentMethodId=-1`);
    await openFilledIn(RESPONSES, false, options);
    await pressBook();
    await loadSending();
    await pass(0);
    expect(document.querySelector('#checkout-form [role="alert"]')?.textContent).toBe(
      'The quote could not be sent. Please try again.',
    );
  });

  it('[CHK-12] [CHK-18] [BOOK-05] is what the form asks for with -1 in the address, and for a car on request', async () => {
    const price = RESPONSES['/api/booking/price'] as SearchResult;
    const onRequest = { ...RESPONSES, '/api/booking/price': { ...price, onlyQuote: true } };
    server.price = () => ({ ...price, onlyQuote: true });
    for (const [responses, search] of [
      [onRequest, SAMPLE_SEARCH],
      [RESPONSES, `${SAMPLE_SEARCH}&paymentMethodId=-1`],
    ] as const) {
      const [, , options] = checkoutWith(
        { checkout: { ...CHECKOUT_LAYOUT, redirectsAfterQuote: true } },
        search,
      );
      await openFilledIn(responses, false, options);
      expect(control('#checkout-form [type="submit"]').textContent).toBe('Ask for a quote');
      expect(document.body.textContent).toContain('nothing is booked and nothing is paid');
      await pressBook();
      await loadSending();
      await pass(0);
      await tab.close();
    }
    expect(bookings().map(({ body }) => [body?.isQuotation, body?.isOnRequest])).toEqual([
      [true, true],
      [true, false],
    ]);
    await open();
  });
});
