import { describe, expect, it } from 'vitest';
import { fromFiles } from './from-files.ts';
import { problemLines } from './problem-lines.ts';
import { rowsOfYears } from './rows-of-years.ts';
import type { SiteFolder } from './site-folder.ts';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const SITE = { format: 1, id: 'bay', name: 'Bay', hosts: ['bay.localhost'] };
const page = (body: object) => ({ position: 0, published: body });
const read = (files: Readonly<Record<string, unknown>>) =>
  fromFiles(
    new Map(
      Object.entries({ 'site.json': SITE, ...files }).map(([path, value]) => [
        path,
        Buffer.isBuffer(value) ? value : json(value),
      ]),
    ),
  );
const linesOf = (files: Readonly<Record<string, unknown>>) =>
  problemLines('bay', read(files).problems).slice(1);
const BRANCH = { id: 'b', names: {}, address: '', city: '', country: '', timeZone: 'UTC' };
const CATEGORY = { id: 'c', names: {} };

describe('reading the folder of a site', () => {
  it('lists everything that is wrong at once, with file, place and what is demanded', () => {
    const row = { id: 'r', type: 'Row', v: 1, props: { gap: 5 }, slots: {} };
    expect(
      linesOf({
        'site.json': { ...SITE, id: 'Bay!', colour: 'red' },
        'pages/home.json': page({ builder: { format: 1, sections: [row], translations: {} } }),
        'pages/away.json': Buffer.from('{\n  "published": {,}\n}'),
        'pages/none.json': { position: 1 },
        'notes.txt': Buffer.from('x'),
        'booking/taxes.json': [{ id: 'vat', names: {}, basisPoints: -1 }],
      }),
    ).toEqual([
      '  notes.txt',
      '    is no file of a site',
      '  pages/away.json',
      '    is no JSON in line 2, column 17',
      '  pages/home.json',
      expect.stringMatching(/^ {4}\/published component r\/props\/gap must be/),
      '  pages/none.json',
      '    has neither a published version nor a draft',
      '  site.json',
      expect.stringMatching(/^ {4}\/colour is not known here/),
      expect.stringMatching(/^ {4}\/id must be written like/),
      '  booking/taxes.json',
      '    /0/basisPoints must be at least 0',
    ]);
  });

  it.each<[why: string, files: Readonly<Record<string, unknown>>, problem: string]>([
    [
      'a place of a branch that is not there',
      {
        'booking/places.json': [
          { id: 'p', branchOfficeId: 'x', names: {}, city: '', country: '', address: '' },
        ],
      },
      '    /0/branchOfficeId names x, which is not in booking/branch-offices.json',
    ],
    [
      'a rate of a season that is not there',
      {
        'booking/categories.json': [CATEGORY],
        'booking/rates.json': [{ categoryId: 'c', seasonId: 's', bracketFromDays: 1, dailyMinor: 1 }],
      },
      '    /0/seasonId names s, which is not in booking/seasons.json or booking/yearly-seasons.json',
    ],
    [
      'the same id twice',
      { 'booking/categories.json': [CATEGORY, CATEGORY] },
      '    /1 is a second row for c',
    ],
    [
      'a day that no calendar has',
      { 'booking/holidays.json': [{ id: 'h', onDate: '2027-02-30', names: {} }] },
      '    /0/onDate is no day',
    ],
    [
      'a season that ends before it begins',
      { 'booking/seasons.json': [{ id: 's', name: '', fromDate: '2027-02-01', toDate: '2027-01-01' }] },
      '    /0/toDate is before the first day',
    ],
    [
      'a yearly holiday on no day',
      { 'booking/yearly-holidays.json': [{ id: 'h', names: {} }] },
      '    /0 needs either monthDay or daysAfterEaster',
    ],
    [
      'no default currency',
      { 'booking/currencies.json': [{ isoCode: 'EUR', exchangeRate: '1', symbol: '€', decimals: 2 }] },
      '    must have exactly one currency with isSystemDefault',
    ],
    [
      'opening hours that the product API would not have',
      {
        'booking/branch-offices.json': [BRANCH],
        'booking/schedules.json': [{ branchOfficeId: 'b', body: {} }],
      },
      '    /0/body/branchOfficeId is missing',
    ],
    [
      'a picture without its files',
      {
        'media/x.json': page({
          src: '/media/bay/x',
          width: 1,
          height: 1,
          focalPoint: [0.5, 0.5],
          color: '',
          tall: '',
          hash: '0123456789abcdef',
          files: [{ type: 'image/webp', width: 640, bytes: 3 }],
        }),
      },
      '    is missing, and media/x.json names it',
    ],
    [
      'a file of no picture',
      { 'media/files/0123456789abcdef-640.webp': Buffer.from('abc') },
      '    belongs to no picture',
    ],
    [
      'text that cannot be stored',
      { 'pages/home.json': { position: 0, draft: { seo: 'a\u0000b' } } },
      '    /draft has characters that cannot be stored',
    ],
  ])('refuses %s', (_why, files, problem) => {
    expect(linesOf(files)).toContain(problem);
  });

  it('takes drafts that are not finished', () => {
    expect(read({ 'pages/home.json': { position: 0, draft: { anything: 1 } } }).problems).toEqual([]);
  });
});

describe('what returns each year', () => {
  const folder = read({
    'booking/branch-offices.json': [BRANCH],
    'booking/categories.json': [CATEGORY],
    'booking/yearly-seasons.json': [{ id: 'winter', name: 'Winter', from: '12-15', to: '02-29' }],
    'booking/yearly-holidays.json': [{ id: 'easter', names: {}, daysAfterEaster: 1 }],
    'booking/rates.json': [
      { categoryId: 'c', seasonId: null, bracketFromDays: 1, dailyMinor: 1 },
      { categoryId: 'c', seasonId: 'winter', bracketFromDays: 1, dailyMinor: 2 },
    ],
  }).folder as SiteFolder;
  const rows = rowsOfYears(folder.booking, 2026);

  it('is stored for the year before the import and the six after it', () => {
    expect(rows.seasons.map(({ id }) => id)).toEqual(
      [2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032].map((year) => `winter-${year}`),
    );
    expect(rows.seasons[2]).toEqual({
      id: 'winter-2027',
      name: 'Winter',
      fromDate: '2027-12-15',
      toDate: '2028-02-29',
    });
    expect(rows.holidays[1]).toMatchObject({ id: 'easter-2026', onDate: '2026-04-06', branchOfficeId: null });
  });

  it('has its rate in each of these years, beside those of all other days', () => {
    expect(rows.rates.map(({ seasonId }) => seasonId)).toEqual([null, ...rows.seasons.map(({ id }) => id)]);
  });
});
