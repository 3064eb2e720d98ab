// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_SEARCH } from '../../../api/wire/scenarios/sample-bookings.ts';
import { createHttpApi } from '../../../api/http/http-api.ts';
import type { Additional, SearchResult } from '../../../../generated/api/types.ts';
import { fakeCaller } from '../../../../tests/support/fake-api.ts';
import { RESPONSES, priceOf, setUpCheckoutTab } from '../../../../tests/support/checkout-tab.tsx';

const tab = setUpCheckoutTab();
const { server, calls, reloadPage, open, close, pass, control, press, total, pricedExtras } = tab;

describe('extras', () => {
  it('[CHK-14, XTRA-05, XTRA-06] begins with the required and the default ones', async () => {
    await open();
    const box = (id: string) => control<HTMLInputElement>(`#extra-${id}`);
    // What is required is in every level of cover.
    expect(control('#extra-included-terms').textContent).toContain('Third-party liability');
    expect([box('basic-cover').checked, box('basic-cover').disabled]).toEqual([true, false]);
    expect(box('ferry').checked).toBe(false);
    expect(control('[role="group"][aria-labelledby="extra-child-seat-name"] output').textContent).toBe('0');
  });

  it('[XTRA-02] stand in their groups', async () => {
    await open();
    expect([...document.querySelectorAll('fieldset > legend')].map((legend) => legend.textContent)).toEqual([
      'Protection',
      'Extras',
      'Services',
    ]);
  });

  it('[XTRA-10] have their price for a day or for the rental, without taxes beside it where the site shows that', async () => {
    const prices = () => ['child-seat', 'ferry'].map((id) => control(`#extra-${id}-price`).textContent);
    const plain = (texts: readonly (string | null)[]) => texts.map((text) => text?.replaceAll('\u00a0', ' '));
    await open();
    expect(plain(prices())).toEqual(['EUR 18.00 per rental', 'EUR 25.00 per rental']);
    expect(control('label[for="extra-basic-cover"]').textContent).toContain('a day');
    await close();
    await open(RESPONSES, false, {
      surround: (page) => ({
        ...page,
        booking: {
          ...page.booking,
          results: { ...page.booking.results, shows: { ...page.booking.results.shows, netPrice: true } },
        },
      }),
    });
    expect(plain(prices())).toEqual([
      'EUR 18.00 per rental EUR 14.40 without taxes',
      'EUR 25.00 per rental EUR 20.00 without taxes',
    ]);
  });

  it('[XTRA-03] can be taken once more up to their most and once less down to none, and show where that ends', async () => {
    await open();
    const [add, remove] = ['[aria-label="Add one: Child seat"]', '[aria-label="Remove one: Child seat"]'];
    const shown = () => [
      control('[aria-labelledby="extra-child-seat-name"] output').textContent,
      control(remove).getAttribute('aria-disabled'),
      control(add).getAttribute('aria-disabled'),
    ];
    const pressed = async (button: string) => {
      await press(button);
      return shown();
    };
    expect(shown()).toEqual(['0', 'true', null]);
    expect(await pressed(remove)).toEqual(['0', 'true', null]);
    expect(await pressed(add)).toEqual(['1', null, null]);
    expect(await pressed(add)).toEqual(['2', null, null]);
    expect(await pressed(add)).toEqual(['3', null, 'true']);
    expect(await pressed(add)).toEqual(['3', null, 'true']);
    expect(await pressed(remove)).toEqual(['2', null, null]);
  });

  it('[CHK-15] ask for the price once choices stand still, and mark the old one until then', async () => {
    await open();
    const before = total();
    let respond: (result: SearchResult) => void = () => undefined;
    server.price = () => new Promise((resolve) => (respond = resolve));
    await press('[aria-label="Add one: Child seat"]');
    await press('[aria-label="Add one: Child seat"]');
    expect(calls).toEqual([]);
    await pass(300);
    expect(pricedExtras()).toEqual([['liability', '1', 'basic-cover', '1', 'child-seat', '2']]);
    expect([total(), control('[aria-busy="true"]') !== null]).toEqual([before, true]);
    expect(control<HTMLButtonElement>('[type="submit"]').textContent).toBe('Updating the price…');
    await act(async () => respond(priceOf(900)));
    await pass(0);
    expect(total()).not.toBe(before);
    expect(control<HTMLButtonElement>('[type="submit"]').textContent).toBe(`Book for ${total()}`);
  });

  it('[CHK-15] discard a response that a later choice overtook', async () => {
    await open();
    const waiting: ((result: SearchResult) => void)[] = [];
    server.price = () => new Promise((resolve) => waiting.push(resolve));
    await press('#extra-ferry');
    await pass(300);
    await press('#extra-ferry');
    await press('[aria-label="Add one: Child seat"]');
    await pass(300);
    await act(async () => waiting[1]?.(priceOf(200)));
    await pass(0);
    const newest = total();
    await act(async () => waiting[0]?.(priceOf(999)));
    await pass(0);
    expect(total()).toBe(newest);
  });

  /** The two covers as extras of another kind, which are no levels of one choice. */
  const apart = (price: number) => ({
    ...RESPONSES,
    '/api/booking/additionals-price': (RESPONSES['/api/booking/additionals-price'] as Additional[]).map(
      (extra) => ({
        ...extra,
        type: 'Other',
        ...(extra.id === 'basic-cover' ? { price, dailyPrice: price } : {}),
      }),
    ),
  });

  it('[A11Y-03] announce which one was removed and the new price', async () => {
    await open(apart(6));
    server.price = () => priceOf(500);
    await press('#extra-full-cover');
    const heard = () => [...document.querySelectorAll('[role="status"]')].map((status) => status.textContent);
    expect(heard()).toContain('Basic cover was removed, because it cannot be combined with what you chose.');
    await pass(300);
    await pass(0);
    expect(heard()).toContain(`Total: ${total()}`);
  });

  describe('that had to go for another, once that goes again', () => {
    const isTaken = (id: string) => control<HTMLInputElement>(`#extra-${id}`).checked;
    const both = () => [isTaken('basic-cover'), isTaken('full-cover')];

    it('come back', async () => {
      await open(apart(0));
      await press('#extra-full-cover');
      expect(both()).toEqual([false, true]);
      await press('#extra-full-cover');
      expect(both()).toEqual([true, false]);
      expect(control('form [role="status"]').textContent).toBe('Basic cover is back in your booking.');
      // What was let go on purpose stays away.
      await press('#extra-basic-cover');
      await press('#extra-full-cover');
      await press('#extra-full-cover');
      expect(both()).toEqual([false, false]);
    });

    it('are not selected again where they cost something', async () => {
      await open(apart(6));
      await press('#extra-full-cover');
      await press('#extra-full-cover');
      expect(both()).toEqual([false, false]);
      expect(control('form [role="status"]').textContent).toBe('');
    });
  });

  it('[XTRA-08] are levels of one choice where they are covers that exclude each other', async () => {
    const priced = RESPONSES['/api/booking/price'] as SearchResult;
    const extras = RESPONSES['/api/booking/additionals-price'] as Additional[];
    await open({
      ...RESPONSES,
      '/api/booking/price': { ...priced, franchiseDamage: 400, deposit: 300 },
      '/api/booking/additionals-price': extras.map((extra) =>
        extra.id === 'full-cover' ? { ...extra, refusal: { reason: 'needs-notice', hours: 72 } } : extra,
      ),
    });
    const levels = [...document.querySelectorAll<HTMLInputElement>('[name="cover"]')];
    expect(levels.map(({ id, checked, disabled }) => [id, checked, disabled])).toEqual([
      ['extra-included', false, false],
      ['extra-full-cover', false, true],
      ['extra-basic-cover', true, false],
    ]);
    const terms = (id: string) => control(`#extra-${id}-terms`).textContent;
    expect(terms('included')).toBe(
      'Third-party liabilityDeductible: DamageEUR 400.00Deductible: TheftEUR 1,200.00DepositEUR 300.00',
    );
    expect(terms('full-cover')).toBe('To be ordered at least 72 hours before pick-up');
    await press('#extra-included');
    await pass(300);
    expect(pricedExtras()).toEqual([['liability', '1']]);
  });

  describe('[XTRA-08] are two choices where two pairs of covers exclude each other', () => {
    const sold = RESPONSES['/api/booking/additionals-price'] as Additional[];
    const [pattern] = sold.filter(({ id }) => id === 'full-cover') as [Additional];
    const cover = (id: string, excludes: string[]) => ({ ...pattern, id, name: id, excludes });
    const withTwo = (extras: Additional[]) => ({
      ...RESPONSES,
      '/api/booking/price': { ...(RESPONSES['/api/booking/price'] as SearchResult), deposit: 300 },
      '/api/booking/additionals-price': [...extras, cover('glass', ['tyres']), cover('tyres', [])],
    });
    const chosen = () =>
      [...document.querySelectorAll<HTMLInputElement>('[type="radio"][name^="cover"]')].map(
        ({ name, id, checked }) => `${name} ${id}${checked ? ' taken' : ''}`,
      );

    it('each with none of its own', async () => {
      await open(withTwo(sold));
      expect(chosen()).toEqual([
        'cover extra-included',
        'cover extra-full-cover',
        'cover extra-basic-cover taken',
        'covernone-1 extra-none-1 taken',
        'covernone-1 extra-glass',
        'covernone-1 extra-tyres',
      ]);
      await press('#extra-glass');
      await press('#extra-included');
      await pass(300);
      expect(pricedExtras()).toEqual([['liability', '1', 'glass', '1']]);
      await press('#extra-tyres');
      await press('#extra-none-1');
      await pass(300);
      expect(pricedExtras().at(-1)).toEqual(['liability', '1']);
    });

    it('each with its name, and what is included in the first alone', async () => {
      await open(withTwo(sold));
      const names = [...document.querySelectorAll('[role="group"][aria-labelledby^="cover"]')].map(
        (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      );
      expect(names).toEqual(['Full cover / Basic cover', 'glass / tyres']);
      const label = (id: string) => control(`label[for="extra-${id}"] strong`).textContent;
      expect([label('included'), label('none-1')]).toEqual(['What is included', 'None of these']);
      const terms = (id: string) => control(`#extra-${id}-terms`).textContent;
      expect([terms('included'), terms('none-1')]).toEqual(['Third-party liability', '']);
    });

    it('whose excess and deposit depend on both, and are those of the price alone', async () => {
      await open(withTwo(sold));
      expect(document.querySelectorAll('[id^="extra-"][id$="-terms"] dl')).toHaveLength(0);
      expect(control('aside').textContent).toContain('EUR 300.00');
    });

    it('of which one can be let go while the other is taken, where an insurance is required', async () => {
      const optional = sold.filter(({ id }) => id !== 'liability');
      await open(withTwo(optional), true);
      const nones = () => chosen().filter((row) => / extra-(included|none)/.test(row));
      expect(nones()).toEqual(['covernone-1 extra-none-1 taken']);
      await press('#extra-glass');
      expect(nones()).toEqual(['cover extra-included', 'covernone-1 extra-none-1']);
      await press('#extra-included');
      expect(nones()).toEqual(['cover extra-included taken']);
    });
  });

  it('[XTRA-08] are levels whose excess and deposit follow where the page was served without them', async () => {
    const priced = RESPONSES['/api/booking/price'] as SearchResult;
    const additionals = ['liability', 'basic-cover'].map((additionalId) => ({
      additionalId,
      quantity: 1,
      additional: { name: additionalId },
    }));
    const responses = { ...RESPONSES, '/api/booking/price': { ...priced, additionals, deposit: 300 } };
    const caller = fakeCaller(responses);
    let arrive = (_response: SearchResult) => {};
    server.price = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const opening = open(responses, false, {
      api: createHttpApi({
        ...caller,
        // The server knows the first price alone.
        get: async (path, query) =>
          path === '/api/booking/price' &&
          !(query && 'defaultAdditionals' in query && query.defaultAdditionals)
            ? new Promise(() => undefined)
            : caller.get(path, query),
      }),
    });
    await vi.advanceTimersByTimeAsync(500);
    await opening;
    const terms = (id: string) => control(`#extra-${id}-terms dl`);
    const lines = (id: string) => terms(id).children.length;
    const served = total();
    expect(terms('basic-cover').textContent).toContain('DepositEUR 300.00');
    expect([terms('full-cover').ariaBusy, terms('full-cover').textContent]).toEqual([
      'true',
      expect.stringMatching(/^(Deductible: \w+…)+Deposit…$/),
    ]);
    const before = lines('full-cover');
    await vi.waitFor(() =>
      expect(calls.filter(({ url }) => url.pathname.endsWith('/price'))).toHaveLength(2),
    );
    await act(async () => arrive(Object.assign({ ...priced }, { deposit: 100 })));
    await vi.waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1));
    expect(
      [...document.querySelectorAll('[name="cover"] ~ div dl')].map(({ textContent }) => textContent),
    ).toContainEqual(expect.stringContaining('DepositEUR 100.00'));
    expect([lines('full-cover'), total()]).toEqual([before, served]);
  });

  it('are kept over a reload, and priced again', async () => {
    await open();
    await press('#extra-ferry');
    await pass(300);
    await close();
    await open();
    expect(control<HTMLInputElement>('#extra-ferry').checked).toBe(true);
  });

  it('are those of the link of a quote, whatever was chosen before, and kept from then on', async () => {
    const isTaken = (id: string) => control<HTMLInputElement>(`#extra-${id}`).checked;
    await open();
    await press('#extra-full-cover');
    await pass(300);
    await close();
    const quoted = { search: `${SAMPLE_SEARCH}&extras=ferry*1` };
    await open(RESPONSES, false, quoted);
    expect(['included', 'full-cover', 'ferry'].map(isTaken)).toEqual([true, false, true]);
    await press('#extra-ferry');
    await pass(300);
    await close();
    await open(RESPONSES, false, quoted);
    expect(isTaken('ferry')).toBe(false);
  });

  it('show the page anew on demand, when a price is refused for good', async () => {
    await open();
    server.price = () => Response.json({ errorCode: 'extras' }, { status: 400 });
    await press('#extra-ferry');
    await pass(300);
    await pass(0);
    await act(async () => control('aside [role="alert"] button').click());
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('show that the price failed, and request it again on demand', async () => {
    await open();
    server.price = () => Promise.reject(new TypeError('offline'));
    await press('#extra-ferry');
    await pass(300);
    await pass(2_500);
    const alert = control('aside [role="alert"]');
    // An extra was ticked: nobody has tried to book yet.
    expect(alert.textContent).toBe('The price could not be updated.Try again');
    server.price = () => priceOf(700);
    await act(async () => alert.querySelector('button')?.click());
    await pass(0);
    expect(document.querySelector('aside [role="alert"]')).toBeNull();
    expect(control<HTMLButtonElement>('[type="submit"]').textContent).toBe(`Book for ${total()}`);
  });
});
