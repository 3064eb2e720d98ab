import { describe, expect, it } from 'vitest';
import { MAX_ID_CHARACTERS } from '../../domain/constants.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import {
  canonicalSearchAddress,
  fromSearchAddress,
  requestedExtras,
  toQuotedAddress,
  toSearchAddress,
} from './search-address.ts';

const SEARCH: SearchParameters = {
  pickUp: '2026-03-09T22:30',
  dropOff: '2026-03-12T09:00',
  pickUpPlace: { id: 'p1', name: 'Zagreb Airport', endpoint: null, iataCode: 'ZAG' },
  dropOffPlace: { id: 'p2', name: 'Split', endpoint: 'e2', iataCode: null },
  driverAge: 30,
  hasUnlimitedMileage: false,
  showFinalPrice: true,
  onlyFullAvailability: false,
  expectedDistance: null,
  expectedKilometers: null,
  promotionId: null,
  promotionCode: '',
  promotionIds: [],
  commercialAgreementCode: 'ACME',
  modelId: null,
};

const read = (query: string) => fromSearchAddress(new URLSearchParams(query));

describe('the address of a search', () => {
  it('[SRCH-03] has dates as MM-DD-YYYY, 24-hour times, true or false, and no empty values', () => {
    expect(Object.fromEntries(toSearchAddress(SEARCH))).toEqual({
      dateFrom: '03-09-2026',
      hourFrom: '22:30',
      dateTo: '03-12-2026',
      hourTo: '09:00',
      pickUpPlaceId: 'p1',
      pickUpPlaceName: 'Zagreb Airport',
      pickUpPlaceIATACode: 'ZAG',
      dropOffPlaceId: 'p2',
      dropOffPlaceName: 'Split',
      dropOffEndpoint: 'e2',
      unlimitedKm: 'false',
      driverAge: '30',
      commercialAgreement: 'ACME',
    });
    expect(toSearchAddress({ ...SEARCH, hasUnlimitedMileage: true }).get('unlimitedKm')).toBe('true');
  });

  it.each([
    ['days=14', 14],
    ['days=0', undefined],
    ['days=x', undefined],
  ])('asks for a length in place of a date of return: %s', (query, days) => {
    expect(read(query).days).toBe(days);
  });

  it.each([
    ['season=09-01..12-14', { from: '09-01', to: '12-14' }],
    ['season=12-15..02-29', { from: '12-15', to: '02-29' }],
    ['season=09-31..12-14', undefined],
    ['season=autumn', undefined],
  ])('asks for a time of every year in place of a date of pick-up: %s', (query, season) => {
    expect(read(query).season).toEqual(season);
  });

  it('[SRCH-02, SRCH-08] carries every value of a search under the names of the address', () => {
    const whole: SearchParameters = {
      ...SEARCH,
      pickUpPlace: { ...SEARCH.pickUpPlace, endpoint: 'e1' },
      promotionId: '7',
      promotionCode: 'SUMMER',
      modelId: 'm1',
    };
    const address = toSearchAddress(whole);
    expect([...address.keys()].sort()).toEqual(
      (
        'dateFrom dateTo hourFrom hourTo pickUpPlaceId pickUpPlaceName dropOffPlaceId dropOffPlaceName ' +
        'pickUpEndpoint pickUpPlaceIATACode dropOffEndpoint unlimitedKm driverAge promotionId promotionCode ' +
        'commercialAgreement modelId'
      )
        .split(' ')
        .sort(),
    );
    expect(fromSearchAddress(address)).toMatchObject({
      commercialAgreementCode: 'ACME',
      promotionId: '7',
      promotionCode: 'SUMMER',
      modelId: 'm1',
    });
  });

  it('[SRCH-03] reads back what it wrote', () => {
    expect(fromSearchAddress(toSearchAddress(SEARCH))).toEqual({
      pickUpPlaceId: 'p1',
      dropOffPlaceId: 'p2',
      pickUpDate: '2026-03-09',
      pickUpTime: '22:30',
      dropOffDate: '2026-03-12',
      dropOffTime: '09:00',
      driverAge: 30,
      hasUnlimitedMileage: false,
      commercialAgreementCode: 'ACME',
      unreadable: {},
    });
  });

  it('of a quote asks for the same trip, car, promotion or code and way to pay, and names none that was not given', () => {
    const trip = {
      pickUp: '2026-03-10T09:30',
      dropOff: '2026-03-14T10:00',
      pickUpPlaceId: 'zag',
      dropOffPlaceId: 'spu',
      modelId: 'golf',
      hasUnlimitedMileage: true,
      paymentMethodId: '-1',
      promotionId: 'p7',
      promotionCode: 'SUN 10',
      agreementCode: 'ACME',
      extras: [],
    } as const;
    expect(fromSearchAddress(toQuotedAddress(trip))).toEqual({
      pickUpPlaceId: 'zag',
      dropOffPlaceId: 'spu',
      pickUpDate: '2026-03-10',
      pickUpTime: '09:30',
      dropOffDate: '2026-03-14',
      dropOffTime: '10:00',
      modelId: 'golf',
      hasUnlimitedMileage: true,
      promotionCode: 'SUN 10',
      commercialAgreementCode: 'ACME',
      unreadable: {},
    });
    const open = toQuotedAddress({ ...trip, promotionCode: '', paymentMethodId: '6' });
    expect([open.get('promotionId'), open.get('paymentMethodId')]).toEqual(['p7', '6']);
    const without = toQuotedAddress({
      ...trip,
      paymentMethodId: '',
      promotionId: '',
      promotionCode: '',
      agreementCode: '',
      hasUnlimitedMileage: null,
    });
    expect(
      [...without.keys()].filter((name) => /payment|promotion|code|agreement|unlimited/i.test(name)),
    ).toEqual([]);
    const extras = [
      { extraId: 'child-seat', quantity: 2 },
      { extraId: 'a*b', quantity: 1 },
    ];
    expect(requestedExtras(toQuotedAddress({ ...trip, extras }))).toEqual(extras);
    expect(requestedExtras(toQuotedAddress(trip))).toEqual([]);
  });

  it.each<[why: string, query: string, extras: object[] | null]>([
    ['none, where the defaults are to be taken', 'modelId=golf', null],
    ['none at all', 'extras=none', []],
    ['none of those that cannot be read', 'extras=&extras=seat&extras=seat*0&extras=*1&extras=seat*1000', []],
    ['none with an id that is too long', `extras=${'a'.repeat(MAX_ID_CHARACTERS + 1)}*1`, []],
    [
      'each with its number',
      'extras=seat*2&extras=gps*1',
      [
        { extraId: 'seat', quantity: 2 },
        { extraId: 'gps', quantity: 1 },
      ],
    ],
  ])('requests %s', (_why, query, extras) => {
    expect(requestedExtras(new URLSearchParams(query))).toEqual(extras);
  });

  it('names each promotion that was chosen, and reads them all', () => {
    const address = toSearchAddress({ ...SEARCH, promotionIds: ['spring', '12'] });
    expect(address.getAll('promotions')).toEqual(['spring', '12']);
    expect(fromSearchAddress(address).promotionIds).toEqual(['spring', '12']);
  });

  it.each<[why: string, query: string, requested: object]>([
    ['nothing of an empty address', '', { unreadable: {} }],
    ['nothing of empty values', 'dateFrom=&hourFrom=&driverAge=&pickUpPlaceId=', { unreadable: {} }],
    ['nothing of unknown parameters', 'utm_source=x&__proto__=y', { unreadable: {} }],
    ['a wrong pick-up date', 'dateFrom=31-12-2026', { unreadable: { pickUp: '31-12-2026' } }],
    ['a wrong return hour', 'hourTo=25:00', { unreadable: { dropOff: '25:00' } }],
    ['a wrong age', 'driverAge=-1', { unreadable: { driverAge: '-1' } }],
    ['an expected distance', 'expectedDistance=350', { expectedDistance: 350, unreadable: {} }],
    ['neither yes nor no', 'unlimitedKm=1', { unreadable: {} }],
    ['a promotion once', 'promotions=a&promotions=&promotions=a', { promotionIds: ['a'], unreadable: {} }],
    ['no promotion of an endless length', `promotions=${'x'.repeat(201)}`, { unreadable: {} }],
    ['no text of an endless length', `promotionCode=${'x'.repeat(201)}`, { unreadable: {} }],
  ])('reads %s', (_why, query, requested) => {
    expect(read(query)).toEqual(requested);
  });
});

describe('the canonical address', () => {
  it.each<[why: string, query: string, canonical: string | null]>([
    ['is no other for our own links', 'dateFrom=03-09-2026&hourFrom=10%3A30', null],
    [
      'turns dates of a native form',
      'dateFrom=2026-03-09&dateTo=2026-03-12',
      'dateFrom=03-09-2026&dateTo=03-12-2026',
    ],
    ['leaves out empty values', 'dateFrom=&promotionCode=&driverAge=30', 'driverAge=30'],
    ['keeps a date that cannot be read', 'dateFrom=tomorrow', null],
    [
      'leaves out a place of return whose box is not ticked [SRCH-16]',
      'otherDropOff=false&dropOffPlaceId=b',
      '',
    ],
    [
      'keeps one whose box is ticked',
      'otherDropOff=false&otherDropOff=true&dropOffPlaceId=b',
      'dropOffPlaceId=b',
    ],
    [
      'leaves out an age while the usual one is ticked [AGE-04]',
      'usualAge=false&usualAge=true&driverAge=80',
      '',
    ],
    ['keeps it while that is not', 'usualAge=false&driverAge=80', 'driverAge=80'],
    ['keeps parameters that are not ours', 'gclid=1&dateTo=', 'gclid=1'],
  ])('[SRCH-03] %s', (_why, query, canonical) => {
    expect(canonicalSearchAddress(new URLSearchParams(query))?.toString() ?? null).toBe(canonical);
  });
});
