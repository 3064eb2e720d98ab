// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  AIRPORT,
  field,
  form,
  open,
  OTHERS,
  requestedPaths,
  sent,
  stubForOverlays,
  turnTo,
} from '../../../tests/support/search-widgets.tsx';

const told = () => [...form().querySelectorAll('[role="status"]')].map((part) => part.textContent).join('');
const problems = () =>
  [...form().querySelectorAll('[id$="-problem"]')].map((problem) => problem.textContent?.trim());

/** The airport is served an hour longer than it is open. */
const withAfterHours = (fee: object) => ({
  '/api/data/attentionschedule': [
    { ...AIRPORT, allowAfterHours: true, beforeHoursMaxMinutes: 0, afterHoursMaxMinutes: 60, ...fee },
    ...OTHERS,
  ],
});
const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.blur();
  });
const choose = (name: string, value: string) =>
  act(async () => {
    const list = field(name);
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, value);
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
const click = (name: string) => act(async () => field(name).click());
/** Submits the form. @returns whether it is sent */
const submit = async () => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  await act(async () => {
    form().dispatchEvent(event);
  });
  return !event.defaultPrevented;
};

describe('the fields of the search in a browser', { timeout: 40_000 }, () => {
  it('keep what was served', async () => {
    await open();
    expect(['pickUpPlaceId', 'dateFrom', 'hourFrom', 'dateTo', 'hourTo'].map(sent)).toEqual([
      'zag-air',
      '05-20-2026',
      '10:00',
      '05-25-2026',
      '10:00',
    ]);
    expect([field('pickUpPlaceId').value, field('dateFrom').value]).toEqual(['Zagreb Airport', '20/05/2026']);
  });

  it.each([
    ['no places', '/api/data/places', []],
    ['places that the form does not offer', '/api/data/places', [{ id: 'elsewhere', name: 'Elsewhere' }]],
    ['no hours', '/api/data/attentionschedule', []],
    ['been lost twice', '/api/data/places', new Error('connection refused')],
  ])('stay as they were served where the response has %s', async (_what, path, response) => {
    const attempts = response instanceof Error ? 2 : 1;
    await turnTo(undefined, { [path]: response });
    await vi.waitFor(
      () => expect(requestedPaths.filter((asked) => asked.startsWith(path))).toHaveLength(attempts),
      20_000,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(form().querySelector('[data-field]')).toBeNull();
    expect([sent('pickUpPlaceId'), sent('dateFrom'), sent('hourFrom')]).toEqual([
      'zag-air',
      '2026-05-20',
      '10:00',
    ]);
  });

  it('move the return with a typed pick-up, which is told, and keep the length', async () => {
    await open();
    await type('dateFrom', '1.6.26');
    expect([sent('dateFrom'), sent('dateTo')]).toEqual(['06-01-2026', '06-06-2026']);
    expect(told()).toContain('The return date moved too: Sat, Jun 6, 2026.');
    // Nothing moved for a date that is refused.
    await type('dateFrom', '1.1.26');
    expect([problems(), told()]).toEqual([['That is in the past.'], '']);
  });

  it.each([
    ['a date in the past', 'dateFrom', '01/05/2026', 'That is in the past.'],
    ['no date', 'dateFrom', 'soon', 'Please give a date such as 11/05/2026.'],
    ['a rental that is too short', 'dateTo', '21/05/2026', 'The shortest rental is 3 days.'],
    ['a rental that is too long', 'dateTo', '25/07/2026', 'The longest rental is 30 days.'],
  ])('[SRCH-14, SRCH-18] say why a typed date is refused, and keep it: %s', async (_why, name, text, why) => {
    await open();
    await type(name, text);
    expect(problems()).toEqual([why]);
    expect([field(name).value, field(name).getAttribute('aria-invalid')]).toEqual([text, 'true']);
  });

  it('open the list of places although it arrives while the field is pressed', async () => {
    stubForOverlays();
    await open();
    const pressed = field('pickUpPlaceId');
    await act(async () => {
      pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      pressed.focus();
    });
    await vi.waitFor(
      async () => {
        await act(async () => undefined);
        expect(field('pickUpPlaceId')).not.toBe(pressed);
        expect(document.querySelector('[role="listbox"]')).not.toBeNull();
      },
      { timeout: 20_000 },
    );
  });

  it('offer the times of the place on that date alone', async () => {
    await open();
    const times = [...field('hourFrom').options].map(({ value }) => value);
    expect([times[0], times.at(-1)]).toEqual(['08:00', '20:00']);
  });

  it.each<[why: string, fee: object, text: string]>([
    ['nothing', {}, '20:30, after hours'],
    ['a fee', { afterHoursFee: 19.5, currency: 'EUR' }, '20:30, after hours: + EUR 19.50'],
    ['a fee in whole units', { afterHoursFee: 18_150, currency: 'ARS' }, '20:30, after hours: + ARS 18,150'],
    ['a fee in no currency', { afterHoursFee: 20 }, '20:30, after hours'],
    ['a fee in a currency that cannot be', { afterHoursFee: 20, currency: 'euros' }, '20:30, after hours'],
  ])('[SCHED-15] mark the times outside the hours, which cost %s', async (_why, fee, text) => {
    await open(undefined, withAfterHours(fee));
    for (const name of ['hourFrom', 'hourTo']) {
      const option = field(name).querySelector('[value="20:30"]')?.textContent;
      expect(option?.replaceAll('\u00a0', ' ')).toBe(text);
    }
    expect(field('hourFrom').querySelector('[value="20:00"]')?.textContent).toBe('20:00');
  });

  it('[SCHED-15] say what a chosen time outside the hours costs below its field, which shows the time alone', async () => {
    await open(undefined, withAfterHours({ afterHoursFee: 19.5, currency: 'EUR' }));
    const below = () => {
      const id = field('hourFrom').getAttribute('aria-describedby') ?? '';
      return form().querySelector(`[id="${id}"]`)?.textContent?.replaceAll('\u00a0', ' ');
    };
    expect(below()).not.toContain('after hours');
    await choose('hourFrom', '20:30');
    expect(field('hourFrom').querySelector('[value="20:30"]')?.textContent).toBe('20:30');
    expect(below()).toContain('20:30, after hours: + EUR 19.50');
  });

  describe('find the place that is near', () => {
    const press = () =>
      act(async () =>
        [...form().querySelectorAll('button')].find(({ textContent }) => textContent === 'Near me')?.click(),
      );
    /** Lets the browser answer where the visitor is. */
    const locate = (response: Geolocation['getCurrentPosition']) => {
      Object.defineProperty(navigator, 'geolocation', {
        configurable: true,
        value: { getCurrentPosition: response },
      });
    };
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'geolocation');
    });

    it('which is chosen and named with its distance, once the visitor lets the browser tell where they are', async () => {
      locate((found) => found({ coords: { latitude: 43.5081, longitude: 16.4402 } } as GeolocationPosition));
      await open();
      await press();
      expect([sent('pickUpPlaceId'), field('pickUpPlaceId').value]).toEqual(['spu-air', 'Split Airport']);
      expect(told()).toContain('The nearest place is Split Airport, 12 km away.');
    });

    it('and say so where the visitor does not, with the place as it was', async () => {
      locate((_found, failed) => failed?.({ code: 1 } as GeolocationPositionError));
      await open();
      await press();
      expect(sent('pickUpPlaceId')).toBe('zag-air');
      expect(told()).toContain('Your location could not be found. Please choose a place from the list.');
    });

    it('by no button where the browser knows no positions', async () => {
      await open();
      expect(form().textContent).not.toContain('Near me');
    });
  });

  it('[SRCH-16] ask for the place of return where its box is ticked, and forget it when it is not', async () => {
    await open('pickUpPlaceId=spu-air&dropOffPlaceId=dbv-port');
    expect(sent('dropOffPlaceId')).toBe('dbv-port');
    await click('otherDropOff');
    expect([field('dropOffPlaceId'), sent('dropOffPlaceId')]).toEqual([null, null]);
  });

  it('[AGE-04, AGE-05] take an age instead of the usual one, and send none that cannot rent', async () => {
    await open();
    await click('usualAge');
    await type('driverAge', '19');
    expect(await submit()).toBe(false);
    expect(problems()).toEqual(['The driver must be between 21 and 75 years old at pick-up.']);
    expect(document.activeElement).toBe(field('driverAge'));
    await type('driverAge', '30');
    expect(await submit()).toBe(true);
    expect(sent('driverAge')).toBe('30');
  });

  it('[SRCH-20] are all checked at once, the first wrong one is turned to, and nothing is sent twice', async () => {
    await open();
    await click('usualAge');
    await act(async () => form().querySelector<HTMLElement>('[data-clear]')?.click());
    expect(await submit()).toBe(false);
    expect(problems()).toEqual([
      'Please choose a place.',
      'Please give the age in whole years, from 16 to 99.',
    ]);
    expect(document.activeElement).toBe(field('pickUpPlaceId'));
  });

  it('[SRCH-20] send a search once, and say that it is on the way', async () => {
    await open();
    expect([await submit(), await submit()]).toEqual([true, false]);
    expect(form().querySelector('[type="submit"]')?.textContent).toBe('Searching…');
  });
});
