// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiRequest, ApiResponse } from '../../api/http/caller.ts';
import { BROWSER_SERVICES } from '../../runtime/hydration/browser-services.ts';
import { createFormat, type Format } from '../../runtime/text/format.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { liveExample, showExample } from '../../../tests/support/render-component.tsx';
import { RESPONSES } from '../../../tests/support/screens.ts';

const BOOKING = RESPONSES['/api/booking/book'] as object;
const TERMS = { isPossible: true, fee: 59.33, freeUntil: '2026-05-09T10:00:00Z', feeAfter: 59.33 };

/** How the page writes amounts: its currencies as the API spells them, and its format. */
interface Shown {
  readonly currencies?: readonly object[];
  readonly format?: Format;
}

let root: Root | undefined;
let calls: ApiRequest[] = [];
/** What the server answers to a path. */
let responses: Record<string, () => ApiResponse> = {};

async function open(example = 'usual', { currencies, format }: Shown = {}) {
  document.body.innerHTML = '<main></main>';
  const transport = async (request: ApiRequest) => {
    calls.push(request);
    return (
      responses[request.path.split('?')[0] ?? '']?.() ?? {
        status: 404,
        body: { errorCode: 'bookingNotFound' },
      }
    );
  };
  const element = await liveExample('CancelBookingForm', example, {
    api: fakeApi({ ...RESPONSES, ...(currencies ? { '/api/currencies': currencies } : {}) }),
    ...(format ? { format } : {}),
    services: { ...BROWSER_SERVICES, transport },
  });
  root = createRoot(document.querySelector('main') as Element);
  await act(async () => root?.render(element));
}

const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const fill = (name: string, value: string) =>
  act(async () => {
    const field = control(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const pressSubmit = () =>
  act(async () => (document.querySelector('[type="submit"]') as HTMLButtonElement).click());
const choose = (text: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLButtonElement>('dialog button')]
      .find(({ textContent }) => textContent === text)
      ?.click(),
  );
async function ask(who: string) {
  await fill('number', ' 7KM4PX ');
  await fill('who', who);
  await pressSubmit();
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  calls = [];
  responses = {
    '/api/booking/book': () => ({ status: 200, body: { ...BOOKING, cancellation: TERMS } }),
    '/api/booking/cancel': () => ({ status: 200, body: { ...BOOKING, currentStatus: 4 } }),
  };
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

describe('CancelBookingForm', () => {
  it('as served cannot be sent by the browser itself, and says so without scripts', async () => {
    const body = await showExample('CancelBookingForm', 'own-texts');
    expect(body.querySelector('h2')?.textContent).toBe('Plans change');
    expect((body.querySelector('[type="submit"]') as HTMLButtonElement).disabled).toBe(true);
    expect(body.querySelector('noscript')?.textContent).toContain('This form needs JavaScript.');
  });

  it('[COMP-09] names the fields that are missing and sends nothing', async () => {
    await open();
    await pressSubmit();
    expect([...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent)).toEqual([
      'Booking number is required.',
      'E-mail address or last name is required.',
    ]);
    expect([document.activeElement, calls]).toEqual([control('number'), []]);
  });

  it.each<[who: string, sent: object]>([
    ['ana@example.com', { emailAddress: 'ana@example.com' }],
    ['Paz', { lastName: 'Paz' }],
  ])('[COMP-09] names car and fee before it cancels for %s, and says that it did', async (who, sent) => {
    await open('own-texts');
    await ask(who);
    const dialog = document.querySelector('dialog');
    expect(dialog?.textContent).toContain('Canceling now costs EUR 59.33.');
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
    await choose('Cancel booking');
    expect(calls[1]).toMatchObject({
      method: 'POST',
      path: '/api/booking/cancel',
      body: { bookingId: '7KM4PX', fee: 59.33, ...sent },
    });
    const status = document.querySelector('[role="status"]');
    expect(status?.textContent).toBe(
      'Booking 7KM4PX is canceled. A confirmation is on its way to you.We hope to see you another time.',
    );
    expect(document.activeElement).toBe(status);
  });

  it('names the currency of the fee where the site has another one of the same symbol', async () => {
    const ofOneSymbol = ['EUR', 'CLP'].map((isoCode) => ({
      isoCode,
      symbol: '$',
      showSymbolAsSuffix: false,
      decimals: 2,
      name: { 'en-US': isoCode },
      exchangeRate: 1,
      isSystemDefault: isoCode === 'EUR',
    }));
    await open('usual', {
      currencies: ofOneSymbol,
      format: createFormat({
        language: 'en-US',
        timeFormat: '24h',
        dateFormat: 'DD/MM/YYYY',
        currencies: ofOneSymbol,
      }),
    });
    await ask('Paz');
    expect(document.querySelector('dialog')?.textContent).toContain('Canceling now costs EUR\u00a0$59.33.');
  });

  it('[COMP-09] looks for a booking of that customer alone, whose name no address tells', async () => {
    await open();
    await ask(' Ćuković ');
    expect(calls[0]?.headers).toEqual({ 'booking-customer': '%C4%86ukovi%C4%87' });
    expect(calls[0]?.path).not.toContain('ukovi');
  });

  it('keeps the booking on demand', async () => {
    await open();
    await ask('Paz');
    await choose('Keep booking');
    expect([document.querySelector('dialog'), calls.length, control('number').value]).toEqual([
      null,
      1,
      ' 7KM4PX ',
    ]);
  });

  it.each<[why: string, path: string, response: ApiResponse, text: string]>([
    [
      'there is no such booking',
      '/api/booking/book',
      { status: 404, body: { errorCode: 'bookingNotFound' } },
      'There is no such booking.',
    ],
    [
      'it is cancelled already',
      '/api/booking/book',
      { status: 200, body: { ...BOOKING, currentStatus: 4 } },
      'This booking was canceled before.',
    ],
    [
      'it has begun',
      '/api/booking/book',
      { status: 200, body: { ...BOOKING, cancellation: { isPossible: false, fee: 0 } } },
      'This booking can no longer be canceled here.',
    ],
    [
      'it was changed to somebody else',
      '/api/booking/cancel',
      { status: 404, body: { errorCode: 'bookingNotFound' } },
      'There is no such booking.',
    ],
    [
      'the fee is another by now',
      '/api/booking/cancel',
      { status: 409, body: { errorCode: 'cancellationFee' } },
      'The fee for canceling has changed.',
    ],
    [
      'the server fails',
      '/api/booking/cancel',
      { status: 500, body: null },
      'The booking was not canceled and still stands.',
    ],
  ])('[COMP-09] says in place that %s', async (_why, path, response, text) => {
    responses[path] = () => response;
    await open();
    await ask('Paz');
    await choose('Cancel booking');
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(text);
    expect(control('who').value).toBe('Paz');
  });

  describe('after a call without an outcome', () => {
    const cancelledBy = async (call: () => ApiResponse, look: () => ApiResponse) => {
      await open();
      await ask('Paz');
      responses['/api/booking/cancel'] = call;
      responses['/api/booking/book'] = look;
      await choose('Cancel booking');
    };
    const lost = (): ApiResponse => {
      throw new TypeError('Failed to fetch');
    };
    const isCancelled = (): ApiResponse => ({ status: 200, body: { ...BOOKING, currentStatus: 4 } });
    const alertText = () => document.querySelector('[role="alert"]')?.textContent;

    it.each<[why: string, call: () => ApiResponse]>([
      ['was lost', lost],
      ['came from a proxy', () => ({ status: 502, body: 'Bad gateway' })],
      ['cannot be read', () => ({ status: 200, body: '<html></html>' })],
      [
        'refuses a booking that an earlier call cancelled',
        () => ({ status: 409, body: { errorCode: 'notCancellable' } }),
      ],
    ])('looks at the booking, and says that it is cancelled: the response %s', async (_why, call) => {
      await cancelledBy(call, isCancelled);
      expect(document.querySelector('[role="status"]')?.textContent).toContain('Booking 7KM4PX is canceled.');
      expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
    });

    it('says that the booking stands where it does', async () => {
      await cancelledBy(lost, () => ({ status: 200, body: { ...BOOKING, cancellation: TERMS } }));
      expect(alertText()).toContain('The booking was not canceled and still stands.');
    });

    it('does not claim to know where the booking cannot be read either', async () => {
      await cancelledBy(lost, () => ({ status: 404, body: { errorCode: 'notFound' } }));
      expect(alertText()).toContain('We do not know yet whether the cancellation arrived.');
    });
  });
});
