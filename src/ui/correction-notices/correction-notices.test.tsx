// @vitest-environment jsdom
import { sampleBookingResponses } from '../../api/wire/scenarios/sample-bookings.ts';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';

const api = fakeApi(sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 }));

/** What the results report about a search, and what the form above them shows of it. */
async function openSearch(search: string) {
  const options = { search, routeId: 'search', api };
  const reported = [
    ...(await showExample('SearchResults', undefined, options)).querySelectorAll('[role="status"] li'),
  ];
  const form = (await showExample('SearchForm', 'horizontal', options)).querySelector('form');
  return {
    reported: reported.map((notice) => notice.textContent),
    shown: Object.fromEntries(new FormData(form as HTMLFormElement)),
  };
}

describe('what a search had to be corrected for', () => {
  it.each<[why: string, search: string, reported: string[], shown: object]>([
    [
      'nothing of one that is right',
      'dateFrom=05-20-2026&hourFrom=10:00&dateTo=05-25-2026&hourTo=10:00',
      [],
      {},
    ],
    [
      'a date in the past',
      'dateFrom=05-01-2026&dateTo=05-25-2026',
      [
        'Pick-up: You asked for Fri, May 1, 2026; we show Mon, May 11, 2026, 10:00. That is in the past.',
        'Return: You asked for Mon, May 25, 2026; we show Thu, May 14, 2026, 10:00. The return follows the new pick-up.',
      ],
      { dateFrom: '2026-05-11', dateTo: '2026-05-14' },
    ],
    [
      'a time at which the desk is closed',
      'dateFrom=05-20-2026&hourFrom=23:00&dateTo=05-25-2026&hourTo=10:00',
      [
        'Pick-up: You asked for Wed, May 20, 2026, 23:00; we show Thu, May 21, 2026, 08:00. The desk is closed at that time.',
      ],
      { dateFrom: '2026-05-20', hourFrom: '23:00' },
    ],
    [
      'a return before the pick-up',
      'dateFrom=05-20-2026&hourFrom=10:00&dateTo=05-18-2026&hourTo=10:00',
      [
        'Return: You asked for Mon, May 18, 2026, 10:00; we show Sat, May 23, 2026, 10:00. The return has to be after the pick-up.',
      ],
      { dateFrom: '2026-05-20', dateTo: '2026-05-18' },
    ],
    [
      'a day that no calendar has',
      'dateFrom=02-31-2026&dateTo=2026-06-31',
      [
        'Pick-up: You asked for 31/02/2026; we show Mon, May 11, 2026, 10:00. There is no such date or time.',
        'Return: You asked for 31/06/2026; we show Thu, May 14, 2026, 10:00. There is no such date or time.',
      ],
      { dateFrom: '2026-05-11', dateTo: '2026-05-14' },
    ],
    [
      'a place that does not exist',
      'pickUpPlaceId=nowhere',
      ['Pick-up place: You asked for nowhere; we show Zagreb Airport. There is no such place.'],
      { pickUpPlaceId: 'zag-air' },
    ],
    [
      'a pick-up where cars are only taken back',
      'pickUpPlaceId=dbv-port',
      [
        'Pick-up place: You asked for Dubrovnik, Gruž harbour; we show Zagreb Airport. Cars are only returned there.',
      ],
      { pickUpPlaceId: 'zag-air' },
    ],
  ])(
    'reports %s with what is shown instead, and the form keeps what can be asked again',
    async (_why, search, reported, shown) => {
      const opened = await openSearch(search);
      expect(opened.reported).toEqual(reported);
      expect(opened.shown).toMatchObject(shown);
    },
  );
});
