import { describe, expect, it } from 'vitest';
import { demoSite } from '../testing/demo-sites.ts';

const { carUnits, models, oneWayFees, pages, places, rates, texts, yearlySeasons } = demoSite('caribe');
const seo = pages.find(({ id }) => id === 'home')?.body.seo as {
  readonly description: Readonly<Record<string, string>>;
};

const dailyOf = (categoryId: string, seasonId: string, bracketFromDays: number) => {
  const found = rates.find(
    (rate) =>
      rate.categoryId === categoryId &&
      rate.seasonId === seasonId &&
      rate.bracketFromDays === bracketFromDays,
  );
  if (!found) throw new Error(`no rate for ${categoryId} in ${seasonId} from ${bracketFromDays} days`);
  return found.dailyMinor;
};
const categoryIds = [...new Set(rates.map(({ categoryId }) => categoryId))];

/** Every day of a leap year as MM-DD. */
const monthDays = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(5, 10),
);
const isWithin = (day: string, { from, to }: { from: string; to: string }) =>
  from <= to ? day >= from && day <= to : day >= from || day <= to;

describe('what the pages promise', () => {
  it.each(Object.keys(texts))('has the cars of the headlines in %s, each with a plate', (language) => {
    for (const text of [seo.description[language], texts[language]?.['home.close.title']])
      expect(text).toMatch(new RegExp(`^${carUnits.length}\\b`));
    expect(new Set(carUnits.map(({ plate }) => plate)).size).toBe(carUnits.length);
  });

  it.each<[why: string, bracketFromDays: number, percent: number]>([
    ['a long weekend', 3, 90],
    ['a week', 7, 80],
    ['two weeks', 14, 70],
  ])('charges %s at its share of a single day, to the cent', (_why, bracketFromDays, percent) => {
    for (const { id } of yearlySeasons)
      for (const category of categoryIds)
        expect(dailyOf(category, id, bracketFromDays) * 100).toBe(dailyOf(category, id, 1) * percent);
  });

  it('charges a third less in autumn than in winter', () => {
    for (const category of categoryIds)
      expect(dailyOf(category, 'autumn', 1) * 3).toBe(dailyOf(category, 'winter', 1) * 2);
  });

  it('asks nothing for a return between Punta Cana and Santo Domingo', () => {
    const airports = ['punta-cana', 'santo-domingo'];
    const between = oneWayFees.filter(
      ({ fromBranchOfficeId, toBranchOfficeId }) =>
        airports.includes(fromBranchOfficeId) && airports.includes(toBranchOfficeId),
    );
    expect(between.map(({ feeMinor }) => feeMinor)).toEqual([0, 0]);
  });
});

describe('the fleet', () => {
  it('has a price on every day of every year, and only one', () => {
    const wrong = monthDays.filter(
      (day) => yearlySeasons.filter((season) => isWithin(day, season)).length !== 1,
    );
    expect(wrong).toEqual([]);
  });

  it('offers eight priced models at the first place, each with a car to spare', () => {
    const branch = places[0]?.branchOfficeId;
    const spared = models.filter(
      ({ id, isQuoteOnly }) =>
        !isQuoteOnly &&
        carUnits.filter(({ modelId, branchOfficeId }) => modelId === id && branchOfficeId === branch)
          .length >= 2,
    );
    expect(spared.length).toBeGreaterThanOrEqual(8);
  });

  it('never shows two cars of one paint beside each other', () => {
    const paints = models.map(({ imagePath = '' }) => imagePath.replace(/^.*-([a-z]+)\.svg$/, '$1'));
    expect(paints.filter((paint, index) => paint === paints[index - 1])).toEqual([]);
  });
});
