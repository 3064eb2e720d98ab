// @vitest-environment jsdom
import { SAMPLE_SEARCH } from '../../api/wire/scenarios/sample-bookings.ts';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  RESPONSES,
  CUSTOMER,
  priceOf,
  priceWithExtra,
  setUpCheckoutTab,
} from '../../../tests/support/checkout-tab.tsx';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { renderExample } from '../../../tests/support/render-component.tsx';
import { REQUOTE_AFTER_MS } from './price/quote.ts';

const tab = setUpCheckoutTab();
const { server, calls, leaveFor, open, openFilledIn, askAnew, comeBack } = tab;
const { pass, control, press, pressBook, total, bookings } = tab;

const refusing = (status: number) => () => Response.json({ errorCode: 'outsideOpeningHours' }, { status });

describe('the form', () => {
  it('has the fields of the server’s checkout form', async () => {
    await open();
    expect([...document.querySelectorAll('form label')].map((label) => label.textContent)).toEqual(
      expect.arrayContaining([
        'E-mail',
        'First name',
        'Last name',
        'Phone',
        'Country',
        'Date of birth (optional)',
      ]),
    );
    await act(async () => control('#checkout-country').focus());
    expect(control('#checkout-country-choices').querySelectorAll('option').length).toBeGreaterThan(200);
  });

  it('[FORM-05, CHK-24] names what is missing, leads to the first of it, and sends nothing', async () => {
    await open();
    const scrolledTo: string[] = [];
    Element.prototype.scrollIntoView = function scrolled(this: Element) {
      scrolledTo.push(`${this.querySelector('p')?.textContent} ${document.activeElement?.id}`);
    };
    await press('[type="submit"]');
    await pass(50);
    // Before the field takes the focus, which scrolls only where it is out of sight.
    expect(scrolledTo).toEqual([expect.stringMatching(/^Please check .*: $/)]);
    const problems = [...document.querySelectorAll('[id$="-error"]')].map((problem) => problem.textContent);
    expect(problems).toEqual([
      'E-mail is required.',
      'First name is required.',
      'Last name is required.',
      'Phone is required.',
      'Country is required.',
      'Please accept the terms.',
    ]);
    expect(document.activeElement?.id).toBe('checkout-emailAddress');
    const listed = [...document.querySelectorAll<HTMLElement>('[role="status"] a')];
    expect(listed.map(({ textContent }) => textContent)).toEqual(problems);
    await act(async () => listed.at(-1)?.click());
    expect(document.activeElement?.id).toBe('checkout-acceptsTerms');
    expect(calls).toEqual([]);
  });
});

describe('the form as served', () => {
  it('cannot be sent by the browser itself, which would write it into the address', async () => {
    const served = await renderExample('Checkout', undefined, {
      search: SAMPLE_SEARCH,
      api: fakeApi(RESPONSES),
    });
    document.body.innerHTML = served;
    const button = control<HTMLButtonElement>('form [type="submit"]');
    expect(button.disabled).toBe(true);
    expect(document.body.textContent).toContain('The page is still loading.');
    await open();
    expect(control<HTMLButtonElement>('form [type="submit"]').disabled).toBe(false);
    expect(document.body.textContent).not.toContain('The page is still loading.');
  });
});

describe('an insurance that every booking needs', () => {
  /** The extras as they are, with no insurance among those that are taken at first. */
  const uninsured = {
    ...RESPONSES,
    '/api/booking/additionals-price': (
      RESPONSES['/api/booking/additionals-price'] as { id: string; type: string; isDefault: boolean }[]
    ).map((extra) => ({
      ...extra,
      isDefault: false,
      ...(extra.id === 'liability' ? { type: 'Other' } : {}),
    })),
  };
  const notice = () => control('form [role="alert"]');

  it('[XTRA-11] is asked for where it is chosen, before anything is sent, and no longer once it is', async () => {
    await openFilledIn(uninsured, true);
    await pressBook();
    expect([notice().textContent, calls]).toEqual([
      'To book, please choose at least one kind of protection.',
      [],
    ]);
    expect(notice().closest('fieldset')?.querySelector('legend')?.textContent).toBe('Protection');
    expect(document.activeElement).toBe(notice());
    await press('#extra-basic-cover');
    expect(document.querySelector('form [role="alert"]')).toBeNull();
    await pass(300);
    await pressBook();
    expect(bookings()).toHaveLength(1);
  });

  it.each([
    ['knew of no such rule', uninsured],
    ['takes one for chosen', RESPONSES],
  ])('[XTRA-11] is asked for by the server too, when the page %s', async (_why, responses) => {
    server.book = () => Response.json({ errorCode: 'insuranceRequired' }, { status: 400 });
    await openFilledIn(responses, false);
    await pressBook();
    expect(notice().textContent).toBe('To book, please choose at least one kind of protection.');
  });
});

it.each([
  ['a page of a network that wants a sign-in first', () => new Response('<h1>Wi-Fi</h1>')],
  ['nothing', () => Response.json(null)],
  ['an error', () => new Response('', { status: 500 })],
])(
  'a price that is answered by %s is not told as that of the choice, and asked anew on demand',
  async (_what, response) => {
    await open();
    const before = total();
    const told = () =>
      [...document.querySelectorAll('aside [role="status"]')].map(({ textContent }) => textContent).join('');
    expect(told()).toBe(`Total: ${before}`);
    server.price = response;
    await press('#extra-ferry');
    // The call is repeated once.
    await pass(300);
    await pass(5000);
    expect(control('aside [role="alert"] p').textContent).toBe('The price could not be updated.');
    expect([total(), control('[data-outdated] dd[data-total]').textContent]).toEqual([before, before]);
    expect(told()).toBe('');
    const buttons = [...document.querySelectorAll('#checkout-form [type="submit"], [form="checkout-form"]')];
    // Disabled, and not as if something were still to come.
    expect(
      buttons.map(({ textContent, ariaDisabled, ariaBusy }) => [textContent, ariaDisabled, ariaBusy]),
    ).toEqual([
      ['Book now', 'true', null],
      ['Book now', 'true', null],
    ]);
    server.price = () => priceOf(999);
    await press('aside [role="alert"] button');
    await pass(0);
    expect(total()).not.toBe(before);
    expect([document.querySelector('[data-outdated]'), told()]).toEqual([null, `Total: ${total()}`]);
    expect(control('#extra-ferry').checked).toBe(true);
  },
);

describe('the price of whoever comes back to the page', () => {
  it.each<[why: string, milliseconds: number, isByHistory: boolean, calls: number]>([
    ['stays for five minutes', REQUOTE_AFTER_MS - 1000, false, 0],
    ['is asked anew after that', REQUOTE_AFTER_MS + 1000, false, 1],
    ['is asked anew at once by "back", which starts nothing again', 1000, true, 1],
  ])('%s', async (_why, milliseconds, isByHistory, requested) => {
    await open();
    server.price = () => priceOf(999);
    await comeBack(milliseconds, isByHistory);
    await pass(0);
    expect(calls.map(({ url }) => url.pathname)).toEqual(Array(requested).fill('/api/booking/price'));
    expect(/The price has changed/.test(document.body.textContent ?? '')).toBe(requested > 0);
  });

  it('is asked anew as soon as there is a network again', async () => {
    await open();
    server.price = () => priceOf(999);
    await act(async () => {
      dispatchEvent(new Event('offline'));
      dispatchEvent(new Event('online'));
    });
    await pass(0);
    expect(calls.map(({ url }) => url.pathname)).toEqual(['/api/booking/price']);
    expect(document.body.textContent).toContain('The price has changed');
  });
});

describe('booking', () => {
  const send = async () => {
    await openFilledIn();
    await pressBook();
  };

  it('requests the price once more, then sends the extras with it', async () => {
    await send();
    expect(calls.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /api/booking/price',
      'POST /api/booking/book',
    ]);
    expect(bookings()[0]?.body).toMatchObject({
      additionals: [
        { additionalId: 'liability', quantity: 1 },
        { additionalId: 'basic-cover', quantity: 1 },
      ],
      customer: { firstName: 'Ana', country: 'AR' },
    });
    expect(leaveFor).toHaveBeenCalledWith('/en-US/booking-success?bookingId=B1');
  });

  it('fills in the customer of the last booking, and requires the terms to be accepted again', async () => {
    await send();
    expect(tab.store().draft()).toMatchObject({ firstName: 'Ana', acceptsTerms: false });
  });

  it('[CHK-15] waits for the newest price when it is pressed before that is there', async () => {
    await openFilledIn();
    server.price = () => priceWithExtra(12);
    await press('[aria-label="Add one: Child seat"]');
    await press('[type="submit"]');
    expect(bookings()).toEqual([]);
    await pass(300);
    await pass(0);
    expect(bookings().map(({ body }) => body?.additionals)).toEqual([
      [
        { additionalId: 'liability', quantity: 1 },
        { additionalId: 'basic-cover', quantity: 1 },
        { additionalId: 'child-seat', quantity: 1 },
      ],
    ]);
  });

  it('sends nothing when the price has moved, and shows which lines did', async () => {
    server.price = () => priceOf(999);
    await send();
    expect(bookings()).toEqual([]);
    const alert = control('form [role="alert"]');
    expect(alert.textContent).toMatch(/The price has changed from .* to /);
    expect([...alert.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      `3 days, unlimited kilometres: ${'EUR178.13 EUR1,248.75'.replaceAll('EUR', 'EUR ')}`,
    ]);
  });

  describe('does not agree to a price that moved by itself', () => {
    /** The next price is asked for and not told yet; it is another, and stays so. */
    const moving = () => {
      let respond: () => void = () => undefined;
      server.price = () => {
        server.price = () => priceOf(999);
        return new Promise((resolve) => (respond = () => resolve(priceOf(999))));
      };
      return () => act(async () => respond());
    };
    const isReportedAndNotBooked = () => {
      expect(bookings()).toEqual([]);
      expect(control('form [role="alert"]').textContent).toMatch(/The price has changed from/);
    };

    it('by a press on the old one that was made twice', async () => {
      await openFilledIn();
      const respond = moving();
      await pressBook();
      await pressBook();
      await respond();
      await pass(50);
      isReportedAndNotBooked();
    });

    it('by a press on the old one while it was asked anew', async () => {
      await openFilledIn();
      const respond = moving();
      await askAnew();
      await pass(0);
      await pressBook();
      await respond();
      await pass(50);
      isReportedAndNotBooked();
      await pressBook();
      expect(bookings()).toHaveLength(1);
    });
  });

  it('says that nothing was sent when the price of that moment could not be checked', async () => {
    server.price = () => Response.json({}, { status: 503 });
    await openFilledIn();
    await press('[type="submit"]');
    // The call is repeated once.
    await pass(2_500);
    expect(bookings()).toEqual([]);
    expect(control('form [role="alert"]').textContent).toBe(
      'The current price could not be checked, so the booking was not sent. Please try again.',
    );
  });

  it.each([
    ['the price of that moment', 404, () => (server.price = refusing(404))],
    ['the order', 400, () => (server.book = refusing(400))],
  ])('asks for a reload when %s is refused for good (%i)', async (_what, _status, refuse) => {
    refuse();
    await send();
    expect(control('form [role="alert"]').textContent).toBe(
      'Nothing was booked: this page is no longer up to date. Please reload it; what you typed is kept.',
    );
  });

  it('does not book extras that were chosen while a press waited for the price without them', async () => {
    await openFilledIn();
    await press('[aria-label="Add one: Child seat"]');
    await press('[type="submit"]');
    server.price = () => priceWithExtra(12);
    await press('#extra-ferry');
    await pass(300);
    await pass(0);
    expect(bookings()).toEqual([]);
    await pressBook();
    expect(bookings()[0]?.body?.additionals).toContainEqual({ additionalId: 'ferry', quantity: 1 });
  });

  it('does not wait for the network to book when nobody expects it any more', async () => {
    await openFilledIn();
    dispatchEvent(new Event('offline'));
    server.price = () => Promise.reject(new TypeError('offline'));
    await press('[type="submit"]');
    await pass(2_500);
    expect(control('form [role="alert"]').textContent).toContain('the booking was not sent');
    server.price = () => priceOf(142.5);
    await act(async () => dispatchEvent(new Event('online')));
    await pass(2_500);
    expect(bookings()).toEqual([]);
  });

  it('does not book at a price that moved by more than what was chosen', async () => {
    await openFilledIn();
    server.price = () => priceOf(999);
    await press('#extra-ferry');
    await press('[type="submit"]');
    await pass(300);
    await pass(0);
    expect(bookings()).toEqual([]);
    expect(control('form [role="alert"]').textContent).toMatch(/The price has changed from/);
  });

  it('shows the price of a refusal', async () => {
    server.book = () => Response.json({ errorCode: 'priceChanged', price: priceOf(999) }, { status: 409 });
    await send();
    expect(control('form [role="alert"]').textContent).toMatch(/The price has changed from/);
    expect(control<HTMLButtonElement>('[type="submit"]').textContent).toBe(`Book for ${total()}`);
    expect(total()).toContain('1,');
  });

  it('shows at its field what the server does not take, keeps what was typed, and takes it corrected', async () => {
    const errors = { cellPhone: 'invalid-phone', birthday: 'required' };
    server.book = () => Response.json({ errorCode: 'formAnswers', errors }, { status: 400 });
    await send();
    await pass(50);
    const problems = () =>
      [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent);
    expect(problems()).toEqual([
      'Please enter a phone number with at least 6 digits.',
      'Date of birth is required.',
    ]);
    expect(document.querySelector('form [role="alert"]')).toBeNull();
    const phone = control<HTMLInputElement>('#checkout-cellPhone');
    await vi.waitFor(() => expect(document.activeElement).toBe(phone));
    expect(`+54${phone.value}`).toBe(CUSTOMER.cellPhone);
    server.book = () => Response.json({ id: 'B2' });
    await pressBook();
    expect(leaveFor).toHaveBeenCalledWith('/en-US/booking-success?bookingId=B2');
  });

  it('names in the list of problems the field of a message that does not', async () => {
    const errors = { country: 'unknown-option', cellPhone: 'invalid-phone', birthday: 'required' };
    server.book = () => Response.json({ errorCode: 'formAnswers', errors }, { status: 400 });
    await send();
    await pass(50);
    expect([...document.querySelectorAll('[role="status"] a')].map(({ textContent }) => textContent)).toEqual(
      [
        'Phone: Please enter a phone number with at least 6 digits.',
        'Country: Please choose one of the options.',
        'Date of birth is required.',
      ],
    );
  });

  it('shows below the form the refusal of a field that the form does not show', async () => {
    server.book = () =>
      Response.json({ errorCode: 'formAnswers', errors: { zipCode: 'required' } }, { status: 400 });
    await send();
    expect(control('form [role="alert"]').textContent).toContain('Nothing was booked');
  });

  it('links to the other cars of the same search when the car is unavailable', async () => {
    server.book = () => Response.json({ errorCode: 'noAvailability' }, { status: 409 });
    await send();
    const [[href] = []] = leaveFor.mock.calls;
    const target = new URL(String(href), 'http://site');
    expect([target.pathname, target.searchParams.get('reason')]).toEqual(['/en-US/booking-error', 'gone']);
    expect(Object.fromEntries(target.searchParams)).toMatchObject(
      Object.fromEntries(new URLSearchParams(SAMPLE_SEARCH)),
    );
  });
});
