import { describe, expect, it } from 'vitest';
import type { Branch } from '../api/wire/branch-office.ts';
import { WEEKDAYS } from '../domain/calendar.ts';
import type { OpeningHoursRules, TimeRange } from '../domain/opening-hours.ts';
import { autoRental } from './branch-structured-data.ts';

const BRANCH: Branch = {
  id: 'split airport',
  name: 'Split Airport',
  address: 'Cesta dr. Tuđmana 1270',
  city: 'Kaštel Štafilić',
  country: 'HR',
  phone: '+385 21 000 000',
  email: 'split@adria.example',
  position: { latitude: 43.5389, longitude: 16.298 },
};
// A Tuesday.
const TODAY = '2026-03-10';
const DAY: TimeRange = { from: '08:00', to: '20:00' };
const WEEK = Object.fromEntries(
  WEEKDAYS.map((day) => [day, [DAY]]),
) as unknown as OpeningHoursRules['weekdays'];
const RULES: OpeningHoursRules = {
  weekdays: WEEK,
  holidayRanges: [],
  closedDays: [],
  holidays: [],
  specialDates: [],
  leadHours: 0,
  stepMinutes: 30,
  afterHours: null,
};

/** One line for each entry: its dates or days, and its hours. */
const linesOf = (specifications: unknown) =>
  (
    specifications as {
      '@type': string;
      dayOfWeek?: string[];
      validFrom?: string;
      validThrough?: string;
      opens: string;
      closes: string;
    }[]
  ).map(({ '@type': type, dayOfWeek, validFrom, validThrough, opens, closes }) => {
    expect(type).toBe('OpeningHoursSpecification');
    expect(validThrough).toBe(validFrom);
    return `${dayOfWeek?.map((day) => day.slice(0, 2)).join(' ') ?? validFrom} ${opens}-${closes}`;
  });
const hoursOf = (rules: Partial<OpeningHoursRules>) => {
  const { openingHoursSpecification, specialOpeningHoursSpecification } = autoRental(BRANCH, {
    rules: { ...RULES, ...rules },
    today: TODAY,
    url: '/en-GB/',
  });
  return { week: linesOf(openingHoursSpecification), special: linesOf(specialOpeningHoursSpecification) };
};

describe('the structured data of a branch', () => {
  it.each<[why: string, weekdays: Partial<OpeningHoursRules['weekdays']>, week: string[]]>([
    ['days of the same hours together', {}, ['Su Mo Tu We Th Fr Sa 08:00-20:00']],
    ['no day without hours', { sunday: [] }, ['Mo Tu We Th Fr Sa 08:00-20:00']],
    [
      'each part of a day with a break',
      {
        saturday: [
          { from: '08:00', to: '12:00' },
          { from: '16:00', to: '19:30' },
        ],
        sunday: [],
      },
      ['Mo Tu We Th Fr 08:00-20:00', 'Sa 08:00-12:00', 'Sa 16:00-19:30'],
    ],
    [
      'the end of a day as 23:59',
      { friday: [{ from: '00:00', to: '24:00' }] },
      ['Su Mo Tu We Th Sa 08:00-20:00', 'Fr 00:00-23:59'],
    ],
    [
      'hours past midnight on the day on which they begin',
      { friday: [{ from: '18:00', to: '02:00' }] },
      ['Su Mo Tu We Th Sa 08:00-20:00', 'Fr 18:00-02:00'],
    ],
    [
      'no hours that end when they begin',
      { friday: [{ from: '00:00', to: '00:00' }] },
      ['Su Mo Tu We Th Sa 08:00-20:00'],
    ],
  ])('[SEO-04] has in a usual week %s', (_why, weekdays, week) => {
    expect(hoursOf({ weekdays: { ...WEEK, ...weekdays } })).toEqual({ week, special: [] });
  });

  it('[SEO-04] has the hours of the desk alone where cars are also handed over after them', () => {
    const afterHours = { beforeMinutes: 120, afterMinutes: null };
    expect(hoursOf({ afterHours })).toEqual(hoursOf({}));
  });

  it.each<[why: string, rules: Partial<OpeningHoursRules>, special: string[]]>([
    ['a holiday closes', { holidays: ['2026-04-06'] }, ['2026-04-06 00:00-00:00']],
    [
      'a holiday has hours of its own',
      { holidays: ['2026-04-06'], holidayRanges: [{ from: '10:00', to: '14:00' }] },
      ['2026-04-06 10:00-14:00'],
    ],
    ['a day is closed', { closedDays: ['2026-04-07'] }, ['2026-04-07 00:00-00:00']],
    [
      'a single date has two spans',
      {
        specialDates: [
          {
            date: '2026-12-24',
            ranges: [
              { from: '08:00', to: '10:00' },
              { from: '11:00', to: '13:00' },
            ],
          },
        ],
      },
      ['2026-12-24 08:00-10:00', '2026-12-24 11:00-13:00'],
    ],
    [
      'a single date is closed',
      { specialDates: [{ date: '2026-12-25', ranges: [] }] },
      ['2026-12-25 00:00-00:00'],
    ],
    [
      'dates are named in several lists: each once, in their order',
      {
        holidays: ['2026-05-01', '2026-04-06'],
        holidayRanges: [DAY],
        closedDays: ['2026-05-01'],
      },
      ['2026-04-06 08:00-20:00', '2026-05-01 00:00-00:00'],
    ],
    [
      'dates are past or further ahead than a year: they are left out',
      { holidays: ['2026-03-09', '2026-03-10', '2027-03-10', '2027-03-11'] },
      ['2026-03-10 00:00-00:00', '2027-03-10 00:00-00:00'],
    ],
  ])('[SEO-04] has hours of single dates where %s', (_why, rules, special) => {
    expect(hoursOf(rules)).toEqual({ week: ['Su Mo Tu We Th Fr Sa 08:00-20:00'], special });
  });

  it('[SEO-04] says where the branch is and how it is reached', () => {
    const { openingHoursSpecification, specialOpeningHoursSpecification, ...rest } = autoRental(BRANCH, {
      rules: undefined,
      today: TODAY,
      url: '/en-GB/',
    });
    expect([openingHoursSpecification, specialOpeningHoursSpecification]).toEqual([undefined, undefined]);
    expect(rest).toMatchObject({
      '@type': 'AutoRental',
      '@id': '/#branch-split%20airport',
      name: 'Split Airport',
      url: '/en-GB/',
      telephone: '+385 21 000 000',
      email: 'split@adria.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Cesta dr. Tuđmana 1270',
        addressLocality: 'Kaštel Štafilić',
        addressCountry: 'HR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 43.5389, longitude: 16.298 },
    });
  });

  it('[SEO-04] leaves out what the company does not give', () => {
    const bare = { ...BRANCH, phone: '', email: '', position: null };
    const thing = autoRental(bare, { rules: undefined, today: TODAY, url: '/en-GB/' });
    expect(Object.keys(thing)).toEqual(['@type', '@id', 'name', 'url', 'address', 'parentOrganization']);
  });
});
