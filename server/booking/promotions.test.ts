import { describe, expect, it } from 'vitest';
import { money } from '../../src/domain/money.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { itinerary, NOW, openBookingSites, request } from '../testing/booking-sites.ts';
import { searchOffers } from './offers.ts';
import { currentPromotions } from './promotions.ts';
import { quoteCar } from './quote-car.ts';
import { readSiteCatalogue } from './site-catalogue.ts';

const { at, book, newSite } = openBookingSites();

const PERIOD = { fromDate: '2026-11-25', toDate: '2026-12-10' };
const tenth = { id: 'tenth', names: { 'en-US': 'A tenth' }, basisPoints: 1000, ...PERIOD };
const fifth = { id: 'fifth', names: { 'en-US': 'A fifth' }, basisPoints: 2000, ...PERIOD, minDays: 3 };
const ofLarge = { id: 'large', names: {}, basisPoints: 5000, ...PERIOD, categoryIds: ['large'] };
const promotions = [tenth, fifth, ofLarge];

const linesOf = async (site: string, promotionIds?: readonly string[]) => {
  const quoted = await at(site, (scope) => quoteCar(scope, request({ promotionIds }), { now: NOW }));
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.refusal));
  return quoted.car.quote.lines.map(({ kind, amount, referenceId, names }) => [
    kind,
    amount.minor,
    referenceId,
    names,
  ]);
};
const RENTAL = ['rental', 8000, null, null];

describe('a promotion', () => {
  it('lowers the rental, under its own name, before taxes', async () => {
    const site = await newSite({ promotions });
    expect(await linesOf(site, ['tenth'])).toEqual([
      RENTAL,
      ['promotion', -800, 'tenth', { 'en-US': 'A tenth' }],
      ['tax', 1512, 'vat', { 'en-US': 'VAT' }],
    ]);
  });

  it.each([
    ['that nobody chose', undefined],
    ['that does not exist', ['gone']],
    ['of longer rentals', ['fifth']],
    ['of other classes', ['large']],
  ])('%s changes no price', async (_why, promotionIds) => {
    const site = await newSite({ promotions });
    expect(await linesOf(site, promotionIds)).toEqual([RENTAL, ['tax', 1680, 'vat', { 'en-US': 'VAT' }]]);
  });

  it('is the best of those chosen that hold, for each car of a search', async () => {
    const site = await newSite({ promotions: [tenth, { ...fifth, minDays: 1 }, ofLarge] });
    const found = await at(site, (scope) =>
      searchOffers(scope, itinerary({ promotionIds: ['tenth', 'fifth', 'large'] }), { now: NOW }),
    );
    if (!found.ok) throw new Error(JSON.stringify(found.refusal));
    const applied = found.offers.map(({ model, quote }) => [
      model.id,
      quote.lines.find(({ kind }) => kind === 'promotion')?.referenceId,
    ]);
    expect(applied).toEqual([
      ['compact', 'fifth'],
      ['wagon', 'large'],
      ['van', 'large'],
    ]);
  });

  const coded = { ...tenth, id: 'coded', code: 'TENTH' };
  const agreed = { ...fifth, id: 'agreed', minDays: 1, code: 'ACME', isAgreement: true };

  it.each<[why: string, changes: object, applied: string | undefined]>([
    ['with its code', { codes: { promotionCode: ' tenth', agreementCode: null } }, 'coded'],
    ['not by its id alone', { promotionIds: ['coded'] }, undefined],
    ['not with the code of another', { codes: { promotionCode: 'ACME', agreementCode: null } }, undefined],
    ['of a company with its own code', { codes: { promotionCode: null, agreementCode: 'acme' } }, 'agreed'],
    ['as the better of both', { codes: { promotionCode: 'TENTH', agreementCode: 'ACME' } }, 'agreed'],
  ])('that has a code holds %s', async (_why, changes, applied) => {
    const site = await newSite({ promotions: [coded, agreed] });
    const quoted = await at(site, (scope) => quoteCar(scope, request(changes), { now: NOW }));
    const lines = quoted.ok ? quoted.car.quote.lines : [];
    expect(lines.find(({ kind }) => kind === 'promotion')?.referenceId).toBe(applied);
  });

  describe('that holds only with a way to pay', () => {
    const way = (id: number, promotionId: string | null, paymentType = 0) => ({
      id,
      paymentType,
      name: String(id),
      promotionId,
    });
    const newPaidSite = () =>
      newSite({
        promotions,
        documents: {
          ...exampleSeed().documents,
          bookingSettings: {
            general: { paymentMethods: [way(-1, null), way(6, 'tenth'), way(4, 'fifth', 4)] },
          },
        },
      });
    const quoteOf = async (changes: object) => {
      const site = await newPaidSite();
      const quoted = await at(site, (scope) => quoteCar(scope, request(changes), { now: NOW }));
      if (!quoted.ok) throw new Error(JSON.stringify(quoted.refusal));
      const { quote, promoted } = quoted.car;
      return [quote.total.minor, promoted.map((lower) => [lower.promotion.id, lower.quote.total.minor])];
    };

    it.each<[how: string, changes: object, total: number, promoted: unknown[]]>([
      ['is named with its price before a choice', {}, 9680, [['tenth', 8712]]],
      ['is named with another way', { paymentMethodId: 'counter' }, 9680, [['tenth', 8712]]],
      ['is in the price with that way', { paymentMethodId: '6' }, 8712, []],
      ['is not had by its id', { promotionIds: ['tenth'] }, 9680, [['tenth', 8712]]],
      // Two seats for two days, at 5.00 and 21 %.
      [
        'is named at the price with the extras',
        { extras: [{ extraId: 'seat', quantity: 2 }] },
        12_100,
        [['tenth', 11_132]],
      ],
      [
        'is not named where it does not hold, or where nothing can be booked that way',
        { dropOff: '2026-12-04T10:00' },
        14_520,
        [['tenth', 13_068]],
      ],
    ])('%s', async (_how, changes, total, promoted) => {
      expect(await quoteOf(changes)).toEqual([total, promoted]);
    });

    it('is named for every car of a search', async () => {
      const site = await newPaidSite();
      const found = await at(site, (scope) => searchOffers(scope, itinerary(), { now: NOW }));
      expect(
        found.ok && found.offers.map(({ promoted }) => promoted.map(({ promotion }) => promotion.id)),
      ).toEqual([['tenth'], ['tenth'], ['tenth']]);
    });

    it('is booked with that way alone', async () => {
      const site = await newPaidSite();
      const expectedTotal = money(8712, 'USD');
      for (const paymentMethodId of [null, 'counter', '4'])
        expect(
          await book(site, { paymentMethodId, promotionIds: ['tenth'] }, { expectedTotal }),
        ).toMatchObject({
          reason: 'price-changed',
        });
      const booked = await book(site, { paymentMethodId: '6' }, { expectedTotal });
      expect(booked).toMatchObject({ outcome: 'booked', booking: { total: expectedTotal } });
    });
  });

  it('is booked at the price that it was shown with, and only with it', async () => {
    const site = await newSite({ promotions });
    const expectedTotal = money(8712, 'USD');
    const without = await book(site, {}, { expectedTotal });
    expect(without).toMatchObject({ outcome: 'refused', reason: 'price-changed' });
    const booked = await book(site, { promotionIds: ['tenth'] }, { expectedTotal });
    expect(booked).toMatchObject({ outcome: 'booked', booking: { total: expectedTotal } });
  });
});

describe('the promotions of a site', () => {
  const listedAt = async (now: number, promotion: object) => {
    const site = await newSite({ promotions: [{ ...tenth, ...promotion }] });
    const catalogue = await at(site, readSiteCatalogue);
    return currentPromotions(catalogue, now).map(({ period }) => `${period.from} ${period.to}`);
  };
  // Lima is behind Buenos Aires: on the last day of pick-up it is still that day there.
  const LAST_MOMENT = Date.parse('2026-12-11T04:59:00Z');

  it('are listed until their last day of pick-up has passed everywhere', async () => {
    expect(await listedAt(LAST_MOMENT, {})).toEqual(['2026-11-25 2026-12-10']);
    expect(await listedAt(LAST_MOMENT + 60_000, {})).toEqual([]);
  });

  it('are listed with their next days where they return each year', async () => {
    expect(await listedAt(LAST_MOMENT + 60_000, { isYearly: true })).toEqual(['2027-11-25 2027-12-10']);
  });
});
