// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import type { ApiRequest, ApiResponse } from '../../api/http/caller.ts';
import { BROWSER_SERVICES } from '../../runtime/hydration/browser-services.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { liveExample } from '../../../tests/support/render-component.tsx';
import { ANSWERS } from '../../../tests/support/screens.ts';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
});

/** Opens the page of a booking and presses the button that sends its mail again. */
async function sendAgain(answer: () => ApiResponse) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<main></main>';
  const calls: ApiRequest[] = [];
  const transport = async (request: ApiRequest) => {
    calls.push(request);
    return answer();
  };
  const element = await liveExample('BookingSuccess', undefined, {
    search: 'bookingId=7KM4PX',
    api: fakeApi(ANSWERS),
    services: { ...BROWSER_SERVICES, transport },
  });
  root = createRoot(document.querySelector('main') as Element);
  await act(async () => root?.render(element));
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Send the confirmation again'),
  );
  await act(async () => button?.click());
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/booking/resend']);
  return {
    told: [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(''),
    isPaused: button?.getAttribute('aria-disabled') === 'true',
  };
}

const FAILED = { told: 'The confirmation could not be sent. Please try again later.', isPaused: false };

it.each<[what: string, answer: () => ApiResponse, expected: object]>([
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
])('a confirmation that is sent again says so when it %s', async (_what, answer, expected) => {
  expect(await sendAgain(answer)).toEqual(expected);
});
