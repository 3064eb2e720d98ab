// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { RESPONSES, setUpCheckoutTab } from '../../../../tests/support/checkout-tab.tsx';
import { LONG_WAIT_MS } from './long-wait.tsx';

const LONG_MS = 10_000;
const { server, openFilledIn, pass, control, pressBook, leaveFor } = setUpCheckoutTab();

const later = <T,>(value: () => T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value()), LONG_MS));
const isExplained = () => document.querySelector('form')?.textContent?.includes('longer than usual') === true;

it('a booking that takes long is explained after a while, keeps what was typed, and is made', async () => {
  server.book = () => later(() => Response.json({ id: 'B1' }));
  await openFilledIn(RESPONSES);
  await pressBook();
  await pass(LONG_WAIT_MS - 1);
  expect(isExplained()).toBe(false);
  await pass(1);
  expect(isExplained()).toBe(true);
  expect(control('[name="firstName"]').value).toBe('Ana');
  await pass(LONG_MS - LONG_WAIT_MS);
  expect(leaveFor).toHaveBeenCalledWith(expect.stringContaining('bookingId=B1'));
});
