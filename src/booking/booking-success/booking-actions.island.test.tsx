// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest, ApiResponse } from '../../api/http/caller.ts';
import { BROWSER_SERVICES } from '../../runtime/hydration/browser-services.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { liveExample } from '../../../tests/support/render-component.tsx';
import { RESPONSES } from '../../../tests/support/screens.ts';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
});

const BOOKING = RESPONSES['/api/booking/book'] as object;
const reload = vi.fn();

/** Opens the page of a booking; its calls are answered and noted. */
async function open(search: string, booking: object, response: (request: ApiRequest) => ApiResponse) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<main></main>';
  reload.mockClear();
  const calls: ApiRequest[] = [];
  const transport = async (request: ApiRequest) => {
    calls.push(request);
    return response(request);
  };
  const element = await liveExample('BookingSuccess', undefined, {
    search,
    api: fakeApi({ ...RESPONSES, '/api/booking/book': booking }),
    services: { ...BROWSER_SERVICES, transport, navigation: { assign: vi.fn(), hash: '', reload } },
  });
  root = createRoot(document.querySelector('main') as Element);
  await act(async () => root?.render(element));
  return calls;
}

const resendButton = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Send the confirmation again'),
  );

/** Opens the page of a booking and presses the button that sends its mail again. */
async function sendAgain(response: () => ApiResponse) {
  const calls = await open(
    'bookingId=7KM4PX&accessKey=the-key',
    { ...BOOKING, accessKey: 'the-key' },
    response,
  );
  const button = resendButton();
  await act(async () => button?.click());
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/booking/resend',
    body: { bookingId: '7KM4PX', accessKey: 'the-key' },
  });
  return {
    told: [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(''),
    isPaused: button?.getAttribute('aria-disabled') === 'true',
  };
}

const FAILED = { told: 'The confirmation could not be sent. Please try again later.', isPaused: false };

it.each<[what: string, response: () => ApiResponse, expected: object]>([
  [
    'is on its way',
    () => ({ status: 204, body: null }),
    { told: 'The confirmation is on its way.', isPaused: true },
  ],
  ['fails', () => ({ status: 500, body: null }), FAILED],
  ['is refused for now', () => ({ status: 429, body: null }), FAILED],
  [
    'is lost',
    () => {
      throw new TypeError('Failed to fetch');
    },
    FAILED,
  ],
  ['gets the login page of a network', () => ({ status: 200, body: '<title>Log in</title>' }), FAILED],
])('a confirmation that is sent again says so when it %s', async (_what, response, expected) => {
  expect(await sendAgain(response)).toEqual(expected);
});

it.each<[why: string, isOffered: boolean, booking: object]>([
  ['is offered to who has the key of the booking', true, { accessKey: 'the-key' }],
  ['is not offered to who came by its number alone', false, {}],
  ['is not offered once it is cancelled', false, { accessKey: 'the-key', currentStatus: 4 }],
])('sending the mail again %s', async (_why, isOffered, booking) => {
  await open('bookingId=7KM4PX', { ...BOOKING, ...booking }, () => ({ status: 204, body: null }));
  expect(resendButton() !== undefined).toBe(isOffered);
});

describe('who comes by the link of the mail', () => {
  const TERMS = { isPossible: true, fee: 59.33, freeUntil: '2026-05-09T10:00:00Z', feeAfter: 59.33 };
  const OPENED = { ...BOOKING, accessKey: 'the-key', cancellation: TERMS };
  const cancelled = { status: 200, body: { ...BOOKING, currentStatus: 4 } };
  const buttons = (scope = 'button') =>
    [...document.querySelectorAll<HTMLButtonElement>(scope)].filter(({ textContent }) =>
      textContent?.includes('Cancel booking'),
    );
  const press = (scope?: string) => act(async () => buttons(scope)[0]?.click());
  const openByLink = (response: (request: ApiRequest) => ApiResponse, booking: object = OPENED) =>
    open('bookingId=7KM4PX&accessKey=the-key', booking, response);

  it.each<[why: string, fee: number, cost: string]>([
    ['with its fee', 59.33, 'Canceling now costs EUR 59.33.'],
    ['for nothing', 0, 'Canceling now costs nothing.'],
  ])('is told number, car and cost before the booking is cancelled %s', async (_why, fee, cost) => {
    const calls = await openByLink(() => cancelled, { ...OPENED, cancellation: { ...TERMS, fee } });
    await press();
    const dialog = document.querySelector('dialog');
    for (const text of ['7KM4PX · Kamiq', 'Zagreb Airport, Mon, May 11, 2026, 10:00', cost])
      expect(dialog?.textContent).toContain(text);
    expect([calls, document.activeElement?.textContent]).toEqual([[], 'Keep booking']);
    await press('dialog button');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/booking/cancel',
      body: { bookingId: '7KM4PX', accessKey: 'the-key', fee },
    });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps the booking on demand', async () => {
    const calls = await openByLink(() => cancelled);
    await press();
    await act(async () => document.querySelector<HTMLButtonElement>('dialog button')?.click());
    expect([document.querySelector('dialog'), calls]).toEqual([null, []]);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each<[why: string, status: number, body: object | null, text: string]>([
    [
      'the fee is another by now',
      409,
      { errorCode: 'cancellationFee' },
      'The fee for canceling has changed.',
    ],
    [
      'it can no longer be cancelled',
      409,
      { errorCode: 'notCancellable' },
      'This booking can no longer be canceled here.',
    ],
    ['the link opens it no more', 404, { errorCode: 'bookingNotFound' }, 'There is no such booking.'],
    ['the server fails', 500, null, 'The booking was not canceled and still stands.'],
  ])('is told in the dialog that %s', async (_why, status, body, text) => {
    await openByLink(({ method }) => (method === 'POST' ? { status, body } : { status: 200, body: OPENED }));
    await press();
    await press('dialog button');
    expect(document.querySelector('dialog [role="alert"]')?.textContent).toContain(text);
    expect(reload).not.toHaveBeenCalled();
  });

  describe('when the response is lost', () => {
    const lose = (look: ApiResponse) =>
      openByLink(({ method }) => {
        if (method === 'POST') throw new TypeError('Failed to fetch');
        return look;
      });

    it('sees the cancelled booking where it is cancelled', async () => {
      await lose(cancelled);
      await press();
      await press('dialog button');
      expect(reload).toHaveBeenCalledTimes(1);
    });

    it('is told that nobody knows where the booking cannot be read either', async () => {
      await lose({ status: 404, body: { errorCode: 'notFound' } });
      await press();
      await press('dialog button');
      expect(document.querySelector('dialog [role="alert"]')?.textContent).toContain(
        'We do not know yet whether the cancellation arrived.',
      );
      expect(reload).not.toHaveBeenCalled();
    });
  });

  it.each<[why: string, booking: object]>([
    ['came without the key', { ...OPENED, accessKey: undefined }],
    ['comes too late', { ...OPENED, cancellation: { ...TERMS, isPossible: false, fee: 0 } }],
    ['has cancelled it', { ...OPENED, currentStatus: 4, cancellation: { isPossible: false, fee: 0 } }],
  ])('is offered no cancelling who %s', async (_why, booking) => {
    await openByLink(() => cancelled, booking);
    expect(buttons()).toEqual([]);
  });
});
