// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../../tests/support/stub-window.ts';
import { t } from '../../../tests/support/render-component.tsx';
import type { ApiRequest, ApiResponse } from '../../api/http/caller.ts';
import type { SearchCodes } from '../../domain/promotion-codes.ts';
import { INERT_SERVICES } from '../../runtime/hydration/services.ts';
import { IslandContext } from '../../runtime/hydration/island-context.ts';
import { Codes } from './codes.tsx';
import { codesTexts } from './codes-texts.ts';

const texts = codesTexts(t);

stubDialogs();
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const NONE: SearchCodes = { promotion: null, agreement: null, wrong: [] };

async function open(codes: SearchCodes, response: (request: ApiRequest) => Promise<ApiResponse>) {
  const sent: string[] = [];
  const left: string[] = [];
  const host = document.body.appendChild(document.createElement('div'));
  const services = {
    ...INERT_SERVICES,
    document,
    navigation: { ...INERT_SERVICES.navigation, assign: (to: string | URL) => void left.push(String(to)) },
    transport: (request: ApiRequest) => {
      sent.push(request.path);
      return response(request);
    },
  };
  await act(async () =>
    createRoot(host).render(
      <IslandContext value={{ slots: {}, services }}>
        <Codes
          codes={codes}
          path="/en-US/checkout"
          query="modelId=hatch&promotionId=spring"
          reductions={['Friends']}
          language="en-US"
          texts={texts}
        />
      </IslandContext>,
    ),
  );
  const press = async (element: Element | null | undefined) =>
    act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  const button = (text: string) =>
    [...host.querySelectorAll<HTMLButtonElement>('button')].find(({ textContent }) => textContent === text);
  const field = () => host.querySelector<HTMLInputElement>('[data-code]') as HTMLInputElement;
  const type = async (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
      field().dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { host, sent, left, press, button, field, type };
}

const openDialog = async (response: (request: ApiRequest) => Promise<ApiResponse>) => {
  const opened = await open(NONE, response);
  await opened.press(opened.button('Add a code'));
  await vi.waitFor(() => expect(opened.host.querySelector('dialog')).not.toBeNull());
  return opened;
};
const FAILED = 'The code could not be checked. Please try again in a few minutes.';
const found = async () => ({ status: 200, body: { id: 'v7', name: 'Summer' } });

it('[PROMO-03] writes a code in capitals and applies it on Enter, once while it is checked', async () => {
  let respondNow: (response: ApiResponse) => void = () => undefined;
  const { host, sent, left, field, type } = await openDialog(
    () => new Promise((resolve) => (respondNow = resolve)),
  );
  await type('summer');
  expect(field().value).toBe('SUMMER');
  const enter = () => act(async () => host.querySelector('form')?.requestSubmit());
  await enter();
  expect(host.querySelector('[type="submit"]')?.getAttribute('aria-disabled')).toBe('true');
  await enter();
  expect(sent).toEqual(['/api/booking/validatepromotion?promotionCode=SUMMER&language=en-US']);
  await act(async () => respondNow(await found()));
  expect(left).toEqual([
    '/en-US/checkout?modelId=hatch&promotionId=v7&promotions=spring&promotionCode=SUMMER',
  ]);
});

it('[PROMO-05] shows that a code is wrong, as an alert in the dialog that keeps it', async () => {
  const { host, left, button, press, field, type } = await openDialog(async () => ({
    status: 404,
    body: { errorCode: 'invalidPromoCode' },
  }));
  await type('TYPO');
  await press(button('Apply'));
  await vi.waitFor(() =>
    expect(host.querySelector('dialog [role="alert"]')?.textContent).toBe(
      'This code is not valid or has expired. Please check the spelling.',
    ),
  );
  expect([field().value, field().getAttribute('aria-invalid'), left]).toEqual(['TYPO', 'true', []]);
  expect(document.activeElement).toBe(field());
});

it('[ERR-11] says that there is no connection, and applies on the next try', async () => {
  let isDown = true;
  const { host, left, button, press, type } = await openDialog(async () => {
    if (isDown) throw new TypeError('offline');
    return found();
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await type('SUMMER');
  await press(button('Apply'));
  await act(async () => vi.advanceTimersByTimeAsync(5000));
  expect(host.querySelector('dialog [role="alert"]')?.textContent).toContain('No connection');
  isDown = false;
  await press(button('Apply'));
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(left).toHaveLength(1);
  vi.useRealTimers();
});

it.each<[why: string, response: ApiResponse, text: string]>([
  [
    'the server fails',
    { status: 500, body: { errorCode: 'internal', errorMessage: 'Something went wrong' } },
    FAILED,
  ],
  ['a proxy answers with a page', { status: 200, body: '<!doctype html><p>Welcome' }, FAILED],
  ['a proxy refuses too many calls', { status: 429, body: '<p>Slow down' }, FAILED],
  ['the response has another shape', { status: 200, body: [] }, FAILED],
  [
    'the server has had too many calls',
    { status: 429, body: { errorCode: 'tooManyRequests', errorMessage: 'In a few minutes.' } },
    'In a few minutes.',
  ],
  [
    'the server cannot respond now',
    { status: 503, body: { errorCode: 'unavailable', errorMessage: 'In a moment.' } },
    'In a moment.',
  ],
])('[ERR-11] says what failed and keeps the code when %s', async (_why, response, text) => {
  const { host, left, button, press, field, type } = await openDialog(async () => response);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await type('SUMMER');
  await press(button('Apply'));
  await act(async () => vi.advanceTimersByTimeAsync(5000));
  expect(host.querySelector('dialog [role="alert"]')?.textContent).toBe(text);
  expect([field().value, left]).toEqual(['SUMMER', []]);
  vi.useRealTimers();
});

it.each<[why: string, leave: (opened: Awaited<ReturnType<typeof openDialog>>) => Promise<unknown>]>([
  ['another code was typed', ({ type }) => type('WINTER')],
  ['the dialog was closed', ({ host, press }) => press(host.querySelector('dialog header button'))],
])('[PROMO-05] drops the response about a code after %s', async (_why, leave) => {
  let respondNow: (response: ApiResponse) => void = () => undefined;
  const opened = await openDialog(() => new Promise((resolve) => (respondNow = resolve)));
  await opened.type('SUMMER');
  await opened.press(opened.button('Apply'));
  await leave(opened);
  await act(async () => respondNow(await found()));
  expect([opened.left, opened.host.querySelector('dialog [role="alert"]')]).toEqual([[], null]);
  // The other code can be applied.
  expect(opened.host.querySelector('[aria-disabled="true"]')).toBeNull();
});

it('[PROMO-10] takes the code of an agreement after switching to it', async () => {
  const { host, sent, left, button, press, type } = await openDialog(found);
  await press(host.querySelectorAll('[type="radio"]')[1]);
  await type('acme');
  await press(button('Apply'));
  await vi.waitFor(() => expect(left).toHaveLength(1));
  expect(sent).toEqual(['/api/booking/validatepromotion?commercialAgreementCode=ACME&language=en-US']);
  expect(new URLSearchParams(left[0]?.split('?')[1]).get('commercialAgreement')).toBe('ACME');
});

it('[CHK-07] shows both codes, each with a link that removes it, and one that lowers nothing as such', async () => {
  const { host, button } = await open(
    {
      promotion: { code: 'FRIENDS', name: 'Friends' },
      agreement: { code: 'ACME', name: 'Acme' },
      wrong: [],
    },
    found,
  );
  expect([...host.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Promotion code FRIENDSFriends',
    'Agreement code ACMEdoes not apply to this rental',
  ]);
  expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'))).toEqual([
    'Remove the code FRIENDS',
    'Remove the code ACME',
  ]);
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/en-US/checkout?modelId=hatch');
  expect(button('Add a code')).toBeUndefined();
});
