import { wireSchedule } from '../../src/api/wire/scenarios/sample-places.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { completedSearchQuery } from '../../src/api/queries/search.ts';
import { dateOf, toPlainDateTime } from '../../src/domain/calendar.ts';
import { searchRules } from '../../src/domain/search-rules.ts';
import { toBookingConfiguration, toBookingSettings } from '../../src/api/wire/site-settings.ts';
import { fakeApi } from '../support/fake-api.ts';
import { type FakeSite, openFakeSite, wirePage } from '../support/fake-site.ts';

const MINUTE_MS = 60_000;
const LAST_SECOND_MS = 59_000;
const DAY_MINUTES = 1_440;
const QUARTER = 15;
const UTC_HOURS = -3;
/** Two places, two dates, two times, and two boxes with what they send when they are not ticked. */
const FIELDS = 10;

/** The earliest trip is proposed. */
const SETTINGS = { general: { defaultTrip: { daysAhead: 0, hour: '00:00', days: 1 } } };

/** Open by day, and a car is ready two hours after it was asked for. */
const RESPONSES = {
  '/api/data/places': [
    {
      id: 'airport',
      name: 'Mendoza Airport',
      city: 'Mendoza',
      branchOfficeId: 'mdz',
      availableOperationOptions: [],
      availableReturnPlaces: [],
    },
  ],
  '/api/data/attentionschedule': [{ ...wireSchedule('mdz', '07:00', '23:00'), gap: 2, utcDiff: UTC_HOURS }],
  '/api/data/holidays': [],
  '/api/bookingsettings': SETTINGS,
};

let site: FakeSite;
beforeEach(async () => {
  const sections = [{ id: 'find', type: 'SearchForm', v: 1, props: {} }];
  const responses = Object.entries({ ...RESPONSES, '/api/Pages/home': wirePage('home', { sections }) });
  const spelled = responses.flatMap(([path, body]) => [
    [path, body],
    [`${path}?language=en-US`, body],
  ]);
  site = await openFakeSite({ responses: Object.fromEntries(spelled) });
});

const renderings = () => site.calls.filter(({ path }) => path.startsWith('/api/Pages/home')).length;

/** What the form of a page sends as it was served. */
const untouched = (html: string): URLSearchParams => {
  const fields = [...html.matchAll(/<input[^>]* name="(\w+)"[^>]* value="([^"]*)"/g)];
  const choices = [
    ...html.matchAll(/<select[^>]* name="(\w+)"(?:(?!<\/select>)[^])*?value="([^"]*)" selected/g),
  ];
  return new URLSearchParams([...fields, ...choices].map(([, name = '', value = '']) => [name, value]));
};

const RULES = searchRules(
  toBookingSettings(SETTINGS, () => undefined),
  toBookingConfiguration({}, () => undefined),
);

/** What the search corrections of what is sent to it now. */
const correctionsOf = async (requested: URLSearchParams) => {
  const [api, language, { now }] = [fakeApi(RESPONSES), 'en-US', site.clock];
  const query = completedSearchQuery({ api, language, search: requested, searchRules: RULES, now });
  return (await new QueryClient().fetchQuery(query)).corrections;
};

/** The first date that the form of a page takes for the pick-up. */
const firstDate = (html: string) => /min="([^"]*)"[^>]* name="dateFrom"/.exec(html)?.[1];
const today = () => dateOf(toPlainDateTime(site.clock.now, UTC_HOURS * 60));

describe('a page that proposes a pick-up', () => {
  it('is kept while the search takes it without a correction, around every quarter of an hour of a day', async () => {
    const wrong: string[] = [];
    const begin = site.clock.now;
    for (let minute = 0; minute < DAY_MINUTES; minute += 1) {
      // What is proposed changes with quarters of an hour: before, at and after each.
      if (![QUARTER - 1, 0, 1].includes(minute % QUARTER)) continue;
      // Clocks show no seconds: the first of a minute, and the last before another, are as good as all.
      site.clock.now = begin + minute * MINUTE_MS + (minute % 2 ? LAST_SECOND_MS : 0);
      const { body } = await site.get('/en-US/');
      const requested = untouched(body);
      const corrections = await correctionsOf(requested);
      if (requested.size !== FIELDS || corrections.length > 0 || firstDate(body) !== today())
        wrong.push(`${new Date(site.clock.now).toISOString()} ${requested} ${JSON.stringify(corrections)}`);
    }
    expect(wrong).toEqual([]);
    // Every quarter of an hour, as all pages are, and once more for each step of half an hour.
    expect(renderings()).toBeLessThan(DAY_MINUTES / QUARTER + DAY_MINUTES / 30);
  }, 60_000);

  it('is kept for a second even if that is longer: not every visitor waits for a rendering', async () => {
    site.clock.now += MINUTE_MS - 1;
    for (const later of [0, 1, 998, 1]) {
      site.clock.now += later;
      await site.get('/en-US/');
    }
    expect(renderings()).toBe(2);
  });

  it('is not kept while the opening hours cannot be had', async () => {
    site.responses['/api/data/attentionschedule'] = 503;
    for (let visit = 0; visit < 2; visit += 1)
      expect(untouched((await site.get('/en-US/')).body).get('hourFrom')).toBe('09:30');
    expect(renderings()).toBe(2);
  });
});
