import { describe, expect, it } from 'vitest';
import { demoSite } from '../testing/demo-sites.ts';

const { branchOffices, carUnits, models, oneWayFees, places, texts, rates, categories, pages, settings } =
  demoSite('andes');

describe('what the front page of the Andes company claims', () => {
  it.each(Object.keys(texts))('is true of its fleet and places in %s', (language) => {
    const text = (key: string) => texts[language]?.[key] ?? '';
    expect(text('home.facts.cars')).toBe(String(carUnits.length));
    expect(text('home.facts.places')).toBe(String(places.length));
    expect(text('home.facts.tolerance')).toContain(
      String(settings('bookingConfiguration').returnToleranceInMinutes),
    );
    expect(text('home.fleet.title')).toMatch(new RegExp(`\\b${models.length}\\b`));
  });

  it('is five cities and six airports, in words', () => {
    const airports = places.filter(({ category }) => category === 'airport');
    expect([branchOffices.length, airports.length]).toEqual([5, 6]);
  });

  it('is that no kilometer is charged', () => {
    expect(models.filter(({ hasUnlimitedMileage }) => !hasUnlimitedMileage)).toEqual([]);
  });

  it('is that the first place has at least eight priced models, two cars of each', () => {
    const branch = places[0]?.branchOfficeId;
    const cars = (modelId: string) =>
      carUnits.filter((unit) => unit.modelId === modelId && unit.branchOfficeId === branch).length;
    const bookable = models.filter(({ id, isQuoteOnly }) => !isQuoteOnly && cars(id) >= 2);
    expect(bookable.length).toBeGreaterThanOrEqual(8);
  });

  it('has a price of every class on every day of all seasons', () => {
    const unpriced = categories.filter(
      ({ id }) =>
        !rates.some((rate) => rate.categoryId === id && rate.seasonId === null && rate.bracketFromDays === 1),
    );
    expect(unpriced).toEqual([]);
  });

  it('is that a car is returned in any city of the country where it was picked up, and in no other', () => {
    const countryOf = (branch: string) => branchOffices.find(({ id }) => id === branch)?.country;
    for (const { id, country, availableReturnPlaces = [] } of places) {
      const inCountry = places.filter((place) => place.country === country).map((place) => place.id);
      expect([id, availableReturnPlaces.toSorted()]).toEqual([id, inCountry.toSorted()]);
    }
    const abroad = oneWayFees.filter(
      ({ fromBranchOfficeId, toBranchOfficeId }) =>
        countryOf(fromBranchOfficeId) !== countryOf(toBranchOfficeId),
    );
    expect(abroad).toEqual([]);
  });

  it.each([
    ['four to a line', 4],
    ['two to a line', 2],
  ])('never puts two cars of one paint beside or below each other, %s', (_case, perLine) => {
    const drawings = [
      ...JSON.stringify(pages.find(({ id }) => id === 'home')?.builder.sections).matchAll(
        /vehicles\/[\w-]+-(\w+)\.svg/g,
      ),
    ].map(([, paint]) => paint);
    // The first two take half a line each; on small screens so do all.
    const [first, second, ...rest] = drawings;
    const above = perLine === 4 ? [first, first, second, second] : [first, second];
    const cells = [...above, ...rest];
    const isNeighbour = (cell: string | undefined, at: number) =>
      (at >= perLine && cells[at - perLine] === cell) ||
      (at % perLine > 0 && cells[at - 1] === cell && (perLine === 2 || at >= perLine));
    expect(drawings).toHaveLength(6);
    expect(cells.filter(isNeighbour)).toEqual([]);
  });

  it('gives every car a plate of its own', () => {
    expect(new Set(carUnits.map(({ plate }) => plate)).size).toBe(carUnits.length);
  });
});
