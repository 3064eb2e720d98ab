// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { RESPONSES, setUpCheckoutTab } from '../../../tests/support/checkout-tab.tsx';
import { ApiError } from '../../api/api-error.ts';

const tab = setUpCheckoutTab();
const { server, calls, leaveFor, open, openFilledIn, close } = tab;
const { pass, control, press, pressBook, askAnew } = tab;

describe('a car of which the last one is taken', () => {
  const TAKEN = () => Response.json({ errorCode: 'noAvailability' }, { status: 409 });
  const GONE = 'This car is no longer free on these dates';
  const others = () =>
    [...document.querySelectorAll('a')].find((link) => link.textContent === 'See the other cars');
  const unavailableResponses = () => ({
    ...RESPONSES,
    '/api/booking/price': new ApiError(409, 'taken', 'noAvailability', null),
  });
  /** A booking is sent; what becomes of it is not told. */
  const sendIntoTheDark = async () => {
    server.book = () => Response.json({}, { status: 504 });
    server.known = () => Response.json({}, { status: 504 });
    await openFilledIn();
    await press('[type="submit"]');
    await pass(5_000);
    expect(control('form [role="alert"]').textContent).toContain('We do not know yet');
  };

  it('is shown as unavailable with the next price, before the form is filled in', async () => {
    await open();
    server.price = TAKEN;
    await press('#extra-ferry');
    await pass(300);
    await pass(0);
    const alert = control('[role="alert"]');
    expect(alert.textContent).toContain(GONE);
    expect(document.activeElement).toBe(alert);
    expect(document.querySelector('form')).toBeNull();
    const target = new URL(others()?.href ?? '', 'http://site');
    expect([target.pathname, target.searchParams.has('modelId')]).toEqual(['/en-US/search', false]);
    expect(target.searchParams.get('pickUpPlaceId')).toBe('zag-air');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('is shown as unavailable on arrival, with a link to the other cars of the same search', async () => {
    await open(unavailableResponses());
    expect(document.querySelector('h1')?.textContent).toBe(GONE);
    expect(others()?.getAttribute('href')).toContain('/en-US/search?');
    expect(calls).toEqual([]);
  });

  it.each([
    ['on arrival', () => open(unavailableResponses())],
    [
      'when its price is asked anew',
      async () => {
        await open();
        server.price = TAKEN;
        await askAnew();
        await pass(0);
      },
    ],
  ])('is not gone %s to whoever booked it in this tab', async (_when, arrive) => {
    await openFilledIn();
    await pressBook();
    expect(leaveFor).toHaveBeenCalledWith('/en-US/booking-success?bookingId=B1');
    await close();
    await arrive();
    expect(document.body.textContent).not.toContain(GONE);
    expect(control('[role="status"] strong').textContent).toBe('B1');
    expect(document.querySelector('form')).toBeNull();
  });

  it('is not shown as unavailable to the visitor whose booking got no response', async () => {
    await sendIntoTheDark();
    await close();
    server.known = () => Response.json({ id: 'B7' });
    await open(unavailableResponses());
    await pass(0);
    expect(document.querySelector('h1')?.textContent).toBe('Your car is booked');
    expect(others()?.getAttribute('href')).toContain('/en-US/search?');
    expect(control('[role="status"] strong').textContent).toBe('B7');
  });

  it('leads to the booking when the second try finds that the first one took it', async () => {
    await sendIntoTheDark();
    server.price = TAKEN;
    server.known = () => Response.json({ id: 'B7' });
    await pressBook();
    expect(leaveFor).toHaveBeenCalledWith('/en-US/booking-success?bookingId=B7');
  });

  describe('is shown with an unknown result while the look-up fails', () => {
    const UNCLEAR = 'We do not know yet whether the booking arrived.';
    const isUnclear = () => {
      expect(document.body.textContent).toContain(UNCLEAR);
      expect(document.body.textContent).not.toContain(GONE);
      expect(leaveFor).not.toHaveBeenCalled();
    };

    it('on arrival', async () => {
      await sendIntoTheDark();
      await close();
      await open(unavailableResponses());
      const requested = () => [
        document.querySelector('h1')?.textContent,
        control('[role="status"]')?.textContent,
      ];
      expect(requested()).toEqual(['Book your car', 'Loading…']);
      await pass(5_000);
      isUnclear();
      expect(requested()).toEqual(['Book your car', undefined]);
      expect(document.activeElement).toBe(control('[role="alert"]'));
    });

    it('when its price is asked anew', async () => {
      await sendIntoTheDark();
      server.price = TAKEN;
      await askAnew();
      await pass(5_000);
      isUnclear();
      expect(control('[role="alert"] button').textContent).toBe('Try again');
    });

    it('when it is sent again', async () => {
      await sendIntoTheDark();
      server.price = TAKEN;
      await press('[type="submit"]');
      await pass(5_000);
      isUnclear();
    });
  });

  it('is shown as unavailable to a visitor whose booking was not stored', async () => {
    await sendIntoTheDark();
    await close();
    server.known = () => Response.json({ errorCode: 'bookingNotFound' }, { status: 404 });
    await open(unavailableResponses());
    await pass(0);
    expect(document.querySelector('h1')?.textContent).toBe(GONE);
  });
});
