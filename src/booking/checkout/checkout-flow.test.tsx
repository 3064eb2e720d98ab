// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { SearchResult } from '../../../generated/api/types.ts';
import {
  RESPONSES,
  beginAtCheckout,
  buttonNamed,
  CHECKOUT_LAYOUT,
  checkoutWith,
  priceOf,
  setUpCheckoutTab,
} from '../../../tests/support/checkout-tab.tsx';
import { FAKE_SEARCH_RULES } from '../../../tests/support/fake-api.ts';
import type { RenderOptions } from '../../../tests/support/render-component.tsx';
import type { Currency } from '../../api/wire/currency.ts';
import { SAMPLE_SEARCH } from '../../api/wire/scenarios/sample-bookings.ts';
import { SAMPLE_CURRENCIES } from '../../api/wire/scenarios/sample-currencies.ts';
import type { PaymentMethod } from '../../domain/payment.ts';
import type { BookingSettings } from '../../ui/booking-settings/booking-settings.ts';

const tab = setUpCheckoutTab();
const { server, open, openFilledIn, askAnew, pass, control, press, pressBook, bookings } = tab;

beginAtCheckout();

const method = (id: string, changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  paymentType: 0,
  name: `Way ${id}`,
  image: '',
  promotionId: null,
  currencies: [],
  needsBilling: true,
  ...changes,
});
const isShown = (selector: string) => control(selector).closest('[hidden]') === null;
const step = () => new URLSearchParams(location.search).get('step');
const click = (text: string) => act(async () => buttonNamed(text).click());

describe('a checkout in two steps', () => {
  const twoSteps = checkoutWith({ checkout: { ...CHECKOUT_LAYOUT, isTwoSteps: true } });

  it('[CHK-02] [CHK-03] [CHK-04] shows extras first and then the form, with the step in the address', async () => {
    await openFilledIn(...twoSteps);
    expect([isShown('fieldset'), isShown('#checkout-firstName'), step()]).toEqual([true, false, null]);
    await press('#checkout-form [type="submit"]');
    expect([isShown('fieldset'), isShown('#checkout-firstName'), step()]).toEqual([false, true, '2']);
    expect(isShown('[name="acceptsTerms"]')).toBe(true);
    expect(document.activeElement?.textContent).toBe('Step 2 of 2: Your details');
    expect(bookings()).toEqual([]);
    history.replaceState(null, '', `/en-US/checkout?${SAMPLE_SEARCH}`);
    await act(async () => dispatchEvent(new PopStateEvent('popstate')));
    expect([isShown('#checkout-firstName'), document.activeElement?.textContent]).toEqual([
      false,
      'Step 1 of 2: Protection and extras',
    ]);
  });

  it('[CHK-02] opens at the step of its address, and at the first one when its price is gone', async () => {
    const second = `${SAMPLE_SEARCH}&step=2`;
    await open(...checkoutWith({ checkout: { ...CHECKOUT_LAYOUT, isTwoSteps: true } }, second));
    expect(isShown('#checkout-firstName')).toBe(true);
    history.replaceState(null, '', `/en-US/checkout?${second}`);
    server.price = () => Response.json({}, { status: 400 });
    await askAnew();
    await act(async () => dispatchEvent(new PopStateEvent('popstate')));
    expect(isShown('#checkout-firstName')).toBe(false);
  });

  it('[XTRA-11] does not go on without an insurance where one is required', async () => {
    const extras = RESPONSES['/api/booking/additionals-price'] as readonly { type: string }[];
    const uninsured = {
      ...RESPONSES,
      '/api/booking/additionals-price': extras.filter(({ type }) => type !== 'Insurance'),
    };
    const [, , options] = checkoutWith({ checkout: { ...CHECKOUT_LAYOUT, isTwoSteps: true } });
    await open(uninsured, true, options);
    await press('#checkout-form [type="submit"]');
    expect([isShown('#checkout-firstName'), step()]).toEqual([false, null]);
    expect(control('form [role="alert"]').textContent).toBe(
      'To book, please choose at least one kind of protection.',
    );
  });

  it('[CHK-02] has at its head a way back to the results, and on the second step to the first', async () => {
    await openFilledIn(...twoSteps);
    const shown = () =>
      [...document.querySelectorAll('header a')].flatMap((link) =>
        link.closest('[hidden]') ? [] : [link.textContent],
      );
    expect(shown()).toEqual(['Back to the cars']);
    await press('#checkout-form [type="submit"]');
    expect(shown()).toEqual(['Back to protection and extras']);
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    await press('header a[data-step-back]');
    expect(back).toHaveBeenCalledTimes(1);
    await tab.close();
    const [, , options] = checkoutWith(
      { checkout: { ...CHECKOUT_LAYOUT, isTwoSteps: true } },
      `${SAMPLE_SEARCH}&step=2`,
    );
    history.replaceState(null, '', `/en-US/checkout?${SAMPLE_SEARCH}&step=2`);
    await open(undefined, false, options);
    expect(shown()).toEqual(['Back to protection and extras']);
    expect(control<HTMLAnchorElement>('header a[data-step-back]').search).not.toContain('step=');
    await press('header a[data-step-back]');
    expect([shown(), step()]).toEqual([['Back to the cars'], null]);
  });

  it('[CHK-05] shows all of it on one page otherwise', async () => {
    await open(...checkoutWith({ checkout: CHECKOUT_LAYOUT }));
    expect([isShown('fieldset'), isShown('#checkout-firstName')]).toEqual([true, true]);
  });
});

it('asks for the licence, and sends nothing without it, where the operator books nobody without one', async () => {
  await openFilledIn(undefined, false, { searchRules: { ...FAKE_SEARCH_RULES, isLicenceRequired: true } });
  await pressBook();
  const missing = [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);
  expect(missing).toEqual(
    expect.arrayContaining(['checkout-driverLicenseNumber', 'checkout-driverLicenseCountry']),
  );
  expect(document.querySelector('#checkout-driverLicenseNumber-error')?.textContent).toBe(
    'License number is required.',
  );
  expect(document.querySelector('[id^="checkout-driverLicenseExpiration"][id$="-error"]')).not.toBeNull();
  expect(bookings()).toEqual([]);
});

describe('the ways to pay', () => {
  const radios = () => [...document.querySelectorAll<HTMLInputElement>('[name="paymentMethodId"]')];

  it.each<[why: string, methods: PaymentMethod[], search: string]>([
    ['one way', [method('counter')], SAMPLE_SEARCH],
    ['no other that has a screen', [method('counter'), method('3', { paymentType: 3 })], SAMPLE_SEARCH],
    ['a quote', [method('counter'), method('5')], `${SAMPLE_SEARCH}&paymentMethodId=-1`],
  ])('[PAY-07] are no choice where there is %s', async (_why, paymentMethods, search) => {
    await open(...checkoutWith({ paymentMethods }, search));
    expect(radios()).toEqual([]);
  });

  it('[CHK-12] [CHK-17] [PAY-06] are a choice of several, kept in the address, without those that refuse the currency', async () => {
    await open(
      ...checkoutWith({
        paymentMethods: [method('5', { currencies: ['ARS'] }), method('counter'), method('6')],
      }),
    );
    expect(radios().map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
      ['5', false, true],
      ['counter', true, false],
      ['6', false, false],
    ]);
    expect(document.querySelector('#payment-5')?.textContent).toBe('Does not accept EUR');
    await act(async () => radios()[2]?.click());
    expect(new URLSearchParams(location.search).get('paymentMethodId')).toBe('6');
  });

  it('[CHK-25] are asked for where none is chosen', async () => {
    const paymentMethods = [method('5', { currencies: ['ARS'] }), method('6', { currencies: ['CLP'] })];
    await openFilledIn(...checkoutWith({ paymentMethods }));
    await pressBook();
    expect(control('form [role="alert"]').textContent).toBe('Please choose how you pay.');
    expect(bookings()).toEqual([]);
  });

  it('[CHK-15] that is chosen at first for its promotion is priced with it, and booked at that price', async () => {
    const price = RESPONSES['/api/booking/price'] as SearchResult;
    const availablePromotions = [
      { id: 'cash', bookingFinalPrice: price.price - 20, discountPrice: 20, validForPayment: 1 },
    ];
    const [, , options] = checkoutWith({
      checkout: CHECKOUT_LAYOUT,
      paymentMethods: [method('counter'), method('6', { promotionId: 'cash' })],
    });
    server.price = () => ({ ...priceOf(80), availablePromotions: [] });
    await openFilledIn(
      { ...RESPONSES, '/api/booking/price': { ...price, availablePromotions } },
      false,
      options,
    );
    expect(radios().find(({ checked }) => checked)?.value).toBe('6');
    await pass(300);
    expect(tab.calls.at(-1)?.url.searchParams.get('paymentMethodId')).toBe('6');
    await pressBook();
    await pass(0);
    await act(async () => void (await import('./submission/submission.ts')));
    await pass(0);
    const [booking] = bookings();
    expect([booking?.body?.paymentMethodId, booking?.headers['expected-total']]).toEqual([
      '6',
      `${Math.round(priceOf(80).price * 100)} EUR`,
    ]);
  });

  it('[PAY-17] [CHK-15] names a saving with another one, which is then priced anew, chosen and booked', async () => {
    const price = RESPONSES['/api/booking/price'] as SearchResult;
    const availablePromotions = [
      { id: 'cash', bookingFinalPrice: price.price - 20, discountPrice: 20, validForPayment: 1 },
    ];
    const [, , options] = checkoutWith(
      {
        checkout: { ...CHECKOUT_LAYOUT, showsBetterPrice: true },
        paymentMethods: [method('counter'), method('6', { promotionId: 'cash' })],
      },
      `${SAMPLE_SEARCH}&paymentMethodId=counter`,
    );
    await openFilledIn(
      { ...RESPONSES, '/api/booking/price': { ...price, availablePromotions } },
      false,
      options,
    );
    server.price = () => ({ ...priceOf(80), availablePromotions: [] });
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'With “Way 6” you save EUR 20.00.',
    );
    await click('Pay this way');
    expect(radios().find(({ checked }) => checked)?.value).toBe('6');
    await pass(300);
    expect(tab.calls.at(-1)?.url.searchParams.get('paymentMethodId')).toBe('6');
    expect(document.body.textContent).not.toContain('you save');
    // It is what the visitor chose: no change of price is to be agreed to.
    expect(document.querySelector('form [role="alert"]')).toBeNull();
    await pressBook();
    const [booking] = bookings();
    expect([booking?.body?.paymentMethodId, booking?.headers['expected-total']]).toEqual([
      '6',
      `${Math.round(priceOf(80).price * 100)} EUR`,
    ]);
  });
});

it('[CHK-22] [CHK-28] [ERR-10] without a price says why in the words of the server or of its code, and can neither be sent nor printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await openFilledIn(...checkoutWith({ checkout: CHECKOUT_LAYOUT }));
  await click('Print');
  expect(print).toHaveBeenCalledTimes(1);
  server.price = () => Response.json({ errorMessage: 'Prices are being renewed' }, { status: 400 });
  await askAnew();
  await pass(0);
  expect(control('aside [role="alert"]').textContent).toContain('Prices are being renewed');
  server.price = () => Response.json({ errorCode: 'distanceLimit', errorMessage: 'KM' }, { status: 400 });
  await askAnew();
  await pass(0);
  expect(control('aside [role="alert"]').textContent).toContain('This car may not be driven that far.');
  for (const text of ['E-mail this quote', 'Print'])
    expect(buttonNamed(text).getAttribute('aria-disabled')).toBe('true');
  await click('Print');
  await pressBook();
  expect([print.mock.calls.length, bookings()]).toEqual([1, []]);
});

describe('a checkout in the currency that the visitor chose', () => {
  /** What is written, with common spaces. */
  const words = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const inPounds = (changes: Partial<BookingSettings> = {}): [undefined, false, RenderOptions] => [
    undefined,
    false,
    {
      surround: (page) => ({
        ...page,
        booking: { ...page.booking, checkout: CHECKOUT_LAYOUT, ...changes },
        bookingCurrency: {
          chosen: SAMPLE_CURRENCIES[2] as Currency,
          currencies: SAMPLE_CURRENCIES,
        },
      }),
    },
  ];
  const minorOf = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''));

  it('[CURR-08] shows every price in it, in lines that add up, and books at that', async () => {
    await openFilledIn(...inPounds());
    // EUR 221.88 at 0.87.
    expect(tab.total()?.replace('\u00a0', ' ')).toBe('GBP 193.04');
    expect(words()).not.toMatch(/EUR \d/);
    expect(words()).toContain('Amounts are converted from EUR at our exchange rate; you book in GBP.');
    const breakdown = control('dd[data-total]').closest('[data-breakdown]');
    const lines = [...(breakdown?.querySelectorAll('dd:not([data-total], [data-note])') ?? [])];
    expect(lines.reduce((sum, { textContent }) => sum + minorOf(textContent), 0)).toBe(19_304);
    await pressBook();
    const [booking] = bookings();
    expect([booking?.body?.currency, booking?.headers['expected-total']]).toEqual(['GBP', '19304 GBP']);
  });

  it('[CURR-08] keeps it when the price is asked anew, and names a change in it', async () => {
    await openFilledIn(...inPounds());
    server.price = () => priceOf(200);
    await askAnew();
    await pass(0);
    const total = minorOf(tab.total());
    expect(control('form [role="alert"]').textContent).toContain('GBP');
    expect(words()).not.toMatch(/EUR \d/);
    await pressBook();
    expect(bookings()[0]?.headers['expected-total']).toBe(`${total} GBP`);
  });

  it('[CURR-08] [PAY-06] refuses ways to pay by it', async () => {
    await open(
      ...inPounds({
        paymentMethods: [method('5', { currencies: ['EUR'] }), method('6', { currencies: ['GBP'] })],
      }),
    );
    expect(document.querySelector('#payment-5')?.textContent).toBe('Does not accept GBP');
    expect(control<HTMLInputElement>('[name="paymentMethodId"][value="6"]').checked).toBe(true);
  });

  it('[CURR-08] [PAY-06] books nothing where the only way to pay refuses it', async () => {
    await openFilledIn(...inPounds({ paymentMethods: [method('5', { currencies: ['EUR'] })] }));
    expect(control('#payment-5').textContent).toBe('Does not accept GBP');
    await pressBook();
    expect([control('form [role="alert"]').textContent, bookings()]).toEqual([
      'Please choose how you pay.',
      [],
    ]);
  });
});
