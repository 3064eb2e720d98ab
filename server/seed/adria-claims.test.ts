import { describe, expect, it } from 'vitest';
import { toOpeningHours } from '../../src/api/wire/opening-hours.ts';
import { offeredTimesOn } from '../../src/domain/opening-hours.ts';
import { demoSite } from '../testing/demo-sites.ts';

const site = demoSite('adria');
const { branchOffices, models, places, schedules, texts } = site;

/** A Monday that is no holiday. */
const ORDINARY_DAY = '2026-05-11';

/** The last time of an ordinary day that a branch offers after closing. */
function waitsUntil({ body }: (typeof schedules)[number]) {
  const rules = toOpeningHours(body);
  if (!rules) throw new Error('the hours cannot be read');
  const late = offeredTimesOn(ORDINARY_DAY, rules, 'pick-up').filter(({ isAfterHours }) => isAfterHours);
  return late.at(-1)?.time ?? 'closing';
}

describe('what the pages of the Adria company promise', () => {
  it.each(Object.keys(texts))('counts its models, airports and ferry ports in %s', (language) => {
    const text = (key: string) => texts[language]?.[key] ?? '';
    expect(text('home.fleet.title')).toMatch(new RegExp(`^${models.length}\\b`));
    const placesOf = (wanted: string) => String(places.filter(({ category }) => category === wanted).length);
    expect(text('home.facts.airports.number')).toBe(placesOf('airport'));
    expect(text('home.facts.ferries.number')).toBe(placesOf('port'));
  });

  it.each(Object.keys(texts))(
    'is above the results how late a car may come, and from which age, in %s',
    (language) => {
      const rules = site.settings('bookingConfiguration');
      const numberOf = (key: string) => Number(/\d+/.exec(texts[language]?.[key] ?? '')?.[0]);
      expect(numberOf('search.promise.late')).toBe(rules.returnToleranceInMinutes);
      expect(numberOf('search.promise.age')).toBe(rules.driverAgeAllowedMin);
    },
  );

  it.each(Object.keys(texts))(
    'leads from the route on the front page to cars for it: its cities and its days, in %s',
    (language) => {
      const home = site.pages.find(({ id }) => id === 'home');
      const [, query = ''] =
        /"label":"home[.]journey[.]link","link":{"pageId":"search","url":"([^"]*)"/.exec(
          JSON.stringify(home),
        ) ?? [];
      const search = new URLSearchParams(query);
      const branchOf = (name: string) => places.find(({ id }) => id === search.get(name))?.branchOfficeId;
      expect([branchOf('pickUpPlaceId'), branchOf('dropOffPlaceId')]).toEqual(['split', 'dubrovnik']);
      expect(texts[language]?.['home.journey.title']).toContain(search.get('days'));
    },
  );

  it('is four cities and eleven addresses, in words', () => {
    expect([branchOffices.length, places.length]).toEqual([4, 11]);
  });

  it('is that Split and Dubrovnik, and only they, wait for late flights after closing', () => {
    expect(schedules.map((schedule) => [schedule.branchOfficeId, waitsUntil(schedule)])).toEqual([
      ['split', '23:30'],
      ['zadar', 'closing'],
      ['dubrovnik', '23:00'],
      ['pula', 'closing'],
    ]);
  });
});
