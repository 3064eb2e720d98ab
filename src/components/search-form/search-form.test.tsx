// @vitest-environment jsdom
import { WIRE_PLACES, wireSchedule } from '../../api/wire/scenarios/sample-places.ts';
import { describe, expect, it } from 'vitest';
import { closedFromToday, FAKE_SEARCH_RULES, fakeApi } from '../../../tests/support/fake-api.ts';
import { type RenderOptions, showExample } from '../../../tests/support/render-component.tsx';
import type { PlainTime } from '../../domain/calendar.ts';
import { offeredTimes } from './moment-fields.tsx';

const form = () => document.querySelector('form') as HTMLFormElement;
/** What the form sends, without the names of its boxes and fields that are empty. */
const sent = () =>
  Object.fromEntries(
    [...new FormData(form())].filter(([name, value]) => value !== '' && name !== 'otherDropOff'),
  );
const control = (name: string) => form().elements.namedItem(name) as HTMLSelectElement | HTMLInputElement;
const show = (options: RenderOptions = {}) => showExample('SearchForm', 'horizontal', options);

/** A search as the form sends it. */
const TRIP = {
  pickUpPlaceId: 'spu-air',
  dropOffPlaceId: 'dbv-port',
  dateFrom: '2026-05-20',
  hourFrom: '09:15',
  dateTo: '2026-05-25',
  hourTo: '18:00',
};

describe('SearchForm', () => {
  it('[COMP-36] is a native form that leads to the search route with the URL parameters', async () => {
    await show({ props: { modelId: 'm7', promotionId: 'p3' } });
    expect([form().method, form().getAttribute('action')]).toEqual(['get', '/en-US/search']);
    expect(sent()).toEqual({
      pickUpPlaceId: 'zag-air',
      dateFrom: '2026-05-11',
      hourFrom: '10:00',
      dateTo: '2026-05-14',
      hourTo: '10:00',
      modelId: 'm7',
      promotionId: 'p3',
    });
    expect(form().querySelectorAll('[type="submit"]')).toHaveLength(1);
  });

  it('[COMP-36] has the title, button text, layout, preset place and fields it is given', async () => {
    await show({
      props: { layout: 'vertical', title: 't', buttonLabel: 'b', placeId: 'spu-air', showDropOff: false },
      texts: { t: 'Where do you start?', b: 'Find cars in Split' },
    });
    expect(form().querySelector('h2')?.textContent).toBe('Where do you start?');
    expect(form().querySelector('[type="submit"]')?.textContent).toBe('Find cars in Split');
    expect(form().dataset.layout).toBe('vertical');
    expect(sent()).toMatchObject({ pickUpPlaceId: 'spu-air' });
    expect(control('dropOffPlaceId')).toBeNull();
  });

  it('[SRCH-15] begins a search anew: nothing that was chosen among the results before is sent along', async () => {
    const chosen =
      'category=city&brand=Fiat&sort=priceDesc&selected=city&compare=city&priceTo=90&priceIn=EUR';
    const { pickUpPlaceId, dateFrom } = { pickUpPlaceId: 'spu-air', dateFrom: '05-20-2026' };
    await show({
      routeId: 'search',
      search: `${new URLSearchParams({ pickUpPlaceId, dateFrom, dateTo: '05-25-2026' })}&${chosen}`,
    });
    expect(Object.keys(sent()).sort()).toEqual(['dateFrom', 'dateTo', 'hourFrom', 'hourTo', 'pickUpPlaceId']);
    expect(sent()).toMatchObject({ pickUpPlaceId, dateFrom: '2026-05-20' });
  });

  it('gives every control a label and every moment a legend', async () => {
    await show();
    const labels = [...form().elements]
      .filter((element) => element.matches('select, input:not([type="hidden"])'))
      .map((element) => (element as HTMLInputElement).labels?.[0]?.textContent);
    expect(labels.filter((label) => label !== undefined)).toEqual([
      'Pick-up place',
      'Return at a different place',
      'Return place',
      'Pick-up date',
      'Pick-up time',
      'Return date',
      'Return time',
      'Promotion code',
      'Agreement code',
    ]);
    expect([...form().querySelectorAll('legend')].map((legend) => legend.textContent)).toEqual([
      'Pick-up',
      'Return',
    ]);
    expect(form().getAttribute('aria-label')).toBe('Find your car');
  });

  it('groups places by city', async () => {
    await show();
    const groups = [...control('pickUpPlaceId').querySelectorAll('optgroup')];
    expect(groups.map((group) => [group.label, group.children.length])).toEqual([
      ['Zagreb', 2],
      ['Split', 1],
    ]);
  });

  it('has chosen a pick-up place unless its visitor takes the choice back', async () => {
    await show();
    const select = control('pickUpPlaceId') as HTMLSelectElement;
    expect([select.required, select.value]).toEqual([true, 'zag-air']);
    select.value = '';
    expect([select.selectedOptions[0]?.text, select.checkValidity()]).toEqual(['Please choose', false]);
  });

  it.each([
    ['pick-up where cars are only returned', 'pickUpPlaceId', 'dbv-port'],
    ['return where cars are only handed out', 'dropOffPlaceId', 'zag-city'],
  ])('offers no %s', async (_case, name, placeId) => {
    const places = WIRE_PLACES.map((place) =>
      place.id === 'zag-city' ? { ...place, availableOperationOptions: ['DeliveryOnly'] } : place,
    );
    await show({ api: fakeApi({ '/api/data/places': places }) });
    const offered = [...control(name).querySelectorAll('option')].map((option) => option.value);
    expect(offered).not.toContain(placeId);
    expect(offered.length).toBeGreaterThan(2);
  });

  it.each([
    ['as our links write it', 'dateFrom=05-20-2026&dateTo=05-25-2026'],
    ['as a native form sends it', 'dateFrom=2026-05-20&dateTo=2026-05-25'],
  ])('[SRCH-04] shows the search that the address carries, %s', async (_case, dates) => {
    await show({
      search: `pickUpPlaceId=spu-air&dropOffPlaceId=dbv-port&hourFrom=09%3A15&hourTo=18%3A00&${dates}`,
    });
    expect(sent()).toEqual(TRIP);
  });

  it('[COMP-36] takes no date before the first that can be right, nor after the last', async () => {
    await show();
    const bounds = ['dateFrom', 'dateTo'].map((name) => {
      const { min, max } = control(name) as HTMLInputElement;
      return [min, max];
    });
    // Rentals last three days at least.
    expect(bounds).toEqual([
      ['2026-05-11', '2031-05-15'],
      ['2026-05-14', '2036-05-18'],
    ]);
  });

  it('[COMP-36] offers the hours at which some place is open, in its steps', async () => {
    const schedules = WIRE_PLACES.map(({ branchOfficeId }) => ({
      ...wireSchedule(branchOfficeId, '09:00', '12:00'),
      gapForBookingTime: 60,
      utcDiff: 2,
    }));
    await show({ api: fakeApi({ '/api/data/attentionschedule': schedules }) });
    for (const name of ['hourFrom', 'hourTo'])
      expect([...control(name).querySelectorAll('option')].map(({ value }) => value)).toEqual([
        '09:00',
        '10:00',
        '11:00',
        '12:00',
      ]);
  });

  it('offers no place that is never open', async () => {
    const schedules = WIRE_PLACES.filter(({ id }) => id !== 'spu-air').map(({ branchOfficeId }) => ({
      ...wireSchedule(branchOfficeId),
      utcDiff: 2,
    }));
    await show({ api: fakeApi({ '/api/data/attentionschedule': schedules }) });
    expect([...control('pickUpPlaceId').querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '',
      'zag-air',
      'zag-city',
    ]);
    await show({ api: fakeApi({ '/api/data/attentionschedule': [] }) });
    expect(form().textContent).toContain('There is no place to pick up a car at the moment');
  });

  it.each([
    ['no place that has hours on paper and no open day within a year', closedFromToday(366), false],
    ['a place whose next open day is the last of that year', closedFromToday(365), true],
  ])('[SCHED-11] offers %s', async (_case, closedDays, isOffered) => {
    const schedules = WIRE_PLACES.map(({ id, branchOfficeId }) => ({
      ...wireSchedule(branchOfficeId),
      utcDiff: 2,
      closedDays: id === 'spu-air' ? closedDays : [],
    }));
    await show({ api: fakeApi({ '/api/data/attentionschedule': schedules }) });
    for (const name of ['pickUpPlaceId', 'dropOffPlaceId']) {
      const offered = [...control(name).querySelectorAll('option')].map(({ value }) => value);
      expect(offered.includes('spu-air')).toBe(isOffered);
    }
  });

  it('[COMP-36] names the model that it searches, and can search all models instead', async () => {
    await show({ props: { modelId: 'clio' } });
    const only = control('modelId') as HTMLInputElement;
    expect([only.type, only.labels?.[0]?.textContent]).toEqual(['checkbox', 'Only Renault Clio']);
    expect(sent()).toMatchObject({ modelId: 'clio' });
    only.checked = false;
    expect(sent()).not.toHaveProperty('modelId');
  });

  it('[COMP-36] begins with the places and the length that it is given, until the address says others', async () => {
    const props = { placeId: 'spu-air', dropOffPlaceId: 'zag-air', days: 10 };
    await show({ props });
    expect(sent()).toMatchObject({
      pickUpPlaceId: 'spu-air',
      dropOffPlaceId: 'zag-air',
      dateFrom: '2026-05-11',
      dateTo: '2026-05-21',
    });
    await show({ props, search: 'pickUpPlaceId=zag-air&days=5' });
    expect(sent()).toMatchObject({ pickUpPlaceId: 'zag-air', dateTo: '2026-05-16' });
    expect(new FormData(form()).getAll('otherDropOff')).toEqual(['false']);
  });

  it('keeps the model and the promotion of the address', async () => {
    await show({ search: 'modelId=kamiq&promotionId=p9&unlimitedKm=false' });
    expect(sent()).toMatchObject({ modelId: 'kamiq', promotionId: 'p9', unlimitedKm: 'false' });
    expect((control('modelId') as HTMLInputElement).labels?.[0]?.textContent).toBe('Only Škoda Kamiq');
    await show({ search: 'promotions=a&promotions=b&promotions=a&promotions=' });
    expect(new FormData(form()).getAll('promotions')).toEqual(['a', 'b']);
  });

  it('shows valid codes in fields of their own, where they can be changed, and no wrong ones', async () => {
    const api = fakeApi({ '/api/booking/validatepromotion': { id: 'v7', name: 'Summer' } });
    const search = 'promotionId=v7&promotionCode=SUMMER&commercialAgreement=ACME';
    await show({ search, api });
    const codes = { promotionCode: 'SUMMER', commercialAgreement: 'ACME' };
    expect(sent()).toMatchObject(codes);
    // The code alone says what it opens.
    expect(sent()).not.toHaveProperty('promotionId');
    await show({ search });
    expect(sent()).not.toHaveProperty('promotionCode');
  });

  it('[COMP-36] has no time fields where they are switched off', async () => {
    await showExample('SearchForm', 'one-model');
    expect(form().querySelectorAll('input[type="date"]')).toHaveLength(2);
    expect([...form().querySelectorAll('select')].map(({ name }) => name)).toEqual(['pickUpPlaceId']);
    expect(sent()).toMatchObject({ pickUpPlaceId: 'spu-air', modelId: 'clio', dateFrom: '2026-05-11' });
  });

  it('keeps "same as pick-up" when the address repeats the pick-up place', async () => {
    await show({ search: 'pickUpPlaceId=spu-air&dropOffPlaceId=spu-air' });
    expect(sent()).toMatchObject({ pickUpPlaceId: 'spu-air' });
    expect(sent()).not.toHaveProperty('dropOffPlaceId');
  });

  it('[SRCH-04] falls back to the defaults where the address is wrong', async () => {
    await show({ search: 'pickUpPlaceId=nowhere&dateFrom=31-31-2026&hourFrom=25:00' });
    expect(sent()).toMatchObject({ pickUpPlaceId: 'zag-air', dateFrom: '2026-05-11', hourFrom: '10:00' });
  });

  it('[SCHED-09] proposes half an hour from now, at the next step, while no hours are known', async () => {
    await show({ api: fakeApi({ '/api/data/attentionschedule': new Error('down') }) });
    expect(sent()).toMatchObject({
      pickUpPlaceId: 'zag-air',
      // It is seven by UTC, and rentals last three days at least.
      dateFrom: '2026-05-11',
      hourFrom: '07:30',
      dateTo: '2026-05-14',
      hourTo: '07:30',
    });
    expect((control('dateFrom') as HTMLInputElement).required).toBe(true);
  });

  it('shows the values of the address while no opening hours are known', async () => {
    const api = fakeApi({ '/api/data/attentionschedule': new Error('down') });
    await show({ api, search: `${new URLSearchParams(TRIP)}` });
    expect(sent()).toEqual(TRIP);
    await show({ api, search: 'dateFrom=2026-05-20' });
    expect(sent()).toMatchObject({ dateFrom: '2026-05-20', hourFrom: '07:30', dateTo: '2026-05-23' });
  });

  const withoutHours = { '/api/data/attentionschedule': new Error('down') };
  it.each([
    ['above the cars it found', 'search', {}, true],
    ['above the news that the search failed', 'search', withoutHours, true],
    ['where there is no place to search', 'search', { '/api/data/places': [] }, false],
    ['where it begins', 'home', {}, false],
    ['where it begins without hours', 'home', withoutHours, false],
  ])(
    'can be folded away on a phone only above a response, to which it leaves the main action: %s',
    async (_case, routeId, responses, expected) => {
      await show({ routeId, api: fakeApi(responses) });
      expect(form().querySelector('[data-change]') !== null).toBe(expected);
      const main = form().querySelector('[type="submit"][data-variant="primary"]');
      if (expected) expect(main).toBeNull();
    },
  );

  const MADE = `${new URLSearchParams(TRIP)}`;
  const BACK_TO_SPLIT = {
    '/api/data/places': WIRE_PLACES.map((place) =>
      place.id === 'spu-air' ? { ...place, availableReturnPlaces: ['spu-air'] } : place,
    ),
  };
  it.each([
    ['that was searched', {}],
    ['that no car drives', BACK_TO_SPLIT],
  ])('names the trip %s while it is folded', async (_which, responses) => {
    await show({ routeId: 'search', search: MADE, api: fakeApi(responses) });
    expect(form().querySelector('summary > span:first-child')?.textContent).toBe(
      'Split Airport → Dubrovnik, Gruž harbourWed, May 20, 2026, 09:15 – Mon, May 25, 2026, 18:00',
    );
  });

  it('shows the words of its control on a phone where it cannot name a trip', async () => {
    await show({ routeId: 'search', api: fakeApi(withoutHours) });
    expect(form().querySelector('summary')?.textContent).toBe('Change search');
    // The style that takes their size away holds beside a trip alone.
    expect(form().querySelector('summary > span + [data-change]')).toBeNull();
  });

  it('shows hours in the site format and sends them as HH:mm', async () => {
    await show({ timeFormat: '12h', search: 'hourFrom=14:30' });
    const chosen = (control('hourFrom') as HTMLSelectElement).selectedOptions[0];
    expect([chosen?.textContent, chosen?.value]).toEqual(['02:30 pm', '14:30']);
  });

  it('says that places could not be loaded, with a way to try again', async () => {
    await show({ api: fakeApi({ '/api/data/places': new Error('down') }), search: 'modelId=7' });
    expect(form().querySelector('[role="alert"]')?.textContent).toContain('The places could not be loaded.');
    expect(form().querySelector('a')?.getAttribute('href')).toBe('/en-US/?modelId=7');
    expect(form().querySelector('select')).toBeNull();
  });

  it('says when there is no place to pick up a car', async () => {
    await show({ api: fakeApi({ '/api/data/places': WIRE_PLACES.filter(({ id }) => id === 'dbv-port') }) });
    expect(form().textContent).toContain('There is no place to pick up a car at the moment');
  });

  it('shows that it is loading while its data is on the way', async () => {
    await show({ data: {} });
    expect(form().querySelector('[aria-busy="true"]')?.textContent).toContain('Loading');
  });
});

describe('the served form', () => {
  const AGES = { checksAllowed: true, checksWithoutCaution: false, allowedMin: 21, allowedMax: 75 };
  const searchRules = { ...FAKE_SEARCH_RULES, driverAge: AGES };
  const box = (name: string) => form().querySelector(`[name="${name}"][type="checkbox"]`) as HTMLInputElement;

  it.each([
    ['the same', '', false],
    ['another', 'pickUpPlaceId=spu-air&dropOffPlaceId=dbv-port', true],
  ])('[SRCH-16] asks for a place of return behind a box: %s', async (_why, search, isTicked) => {
    await show({ search });
    expect([box('otherDropOff').checked, box('otherDropOff').labels?.[0]?.textContent]).toEqual([
      isTicked,
      'Return at a different place',
    ]);
  });

  it.each([
    ['no age: the usual one', '', true, null],
    ['a usual age', 'driverAge=44', true, null],
    ['an age that cannot rent, which is kept', 'driverAge=19', false, '19'],
  ])('[AGE-04] asks whether the driver has a usual age: %s', async (_why, search, isTicked, age) => {
    await show({ search, searchRules });
    expect([box('usualAge').checked, box('usualAge').labels?.[0]?.textContent]).toEqual([
      isTicked,
      'Driver aged 21 to 75',
    ]);
    expect((control('driverAge') as HTMLInputElement).getAttribute('value')).toBe(age);
  });

  it('asks for no age where ages are not checked', async () => {
    await show();
    expect(control('driverAge')).toBeNull();
  });

  it('[SRCH-09] asks how far the trip goes where the company cuts by distance, in its unit', async () => {
    await show({ searchRules: { ...FAKE_SEARCH_RULES, expectedDistance: 'Miles' } });
    expect((control('expectedDistance') as HTMLInputElement).labels?.[0]?.textContent).toBe(
      'Expected distance in mi',
    );
  });

  it('keeps the moment that was asked, though cars are shown for the next possible one', async () => {
    await show({ search: 'dateFrom=05-20-2026&hourFrom=23:00&dateTo=05-25-2026&hourTo=10:00' });
    expect(sent()).toMatchObject({ dateFrom: '2026-05-20', hourFrom: '23:00' });
  });
});

describe('the times of a day', () => {
  it.each<[why: string, known: readonly PlainTime[], chosen: PlainTime, count: number]>([
    ['half hours around the clock while no hours are known', [], '10:30', 48],
    ['a chosen time between two of them as well', [], '10:10', 49],
    ['those that are known, and no other', ['08:00', '08:15'], '08:15', 2],
    ['a chosen time that is not known, in its order', ['08:00', '09:00'], '08:30', 3],
  ])('are %s', (_why, known, chosen, count) => {
    const times = offeredTimes(known, chosen);
    expect(times).toHaveLength(count);
    expect(times).toContain(chosen);
    expect([...times].sort()).toEqual(times);
  });
});
