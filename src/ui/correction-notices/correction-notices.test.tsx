// @vitest-environment jsdom
import { sampleBookingAnswers } from '../../api/wire/scenarios/sample-bookings.ts';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';

const api = fakeApi(sampleBookingAnswers({ isoCode: 'EUR', decimals: 2, perEuro: 1 }));

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
      ['Some of the dates were not possible; we chose others.'],
      { dateFrom: '2026-05-11', dateTo: '2026-05-25' },
    ],
    [
      'a time at which the desk is closed',
      'dateFrom=05-20-2026&hourFrom=23:00&dateTo=05-25-2026&hourTo=10:00',
      ['The desk is closed at that time; we chose the next time it is open.'],
      { dateFrom: '2026-05-21', hourFrom: '08:00' },
    ],
    [
      'a return before the pick-up',
      'dateFrom=05-20-2026&hourFrom=10:00&dateTo=05-18-2026&hourTo=10:00',
      ['The car cannot come back before it is picked up; we moved the return.'],
      { dateFrom: '2026-05-20' },
    ],
    [
      'a place that does not exist',
      'pickUpPlaceId=nowhere',
      ['The place was not found; we chose Zagreb Airport.'],
      { pickUpPlaceId: 'zag-air' },
    ],
    [
      'a pick-up where cars are only taken back',
      'pickUpPlaceId=dbv-port',
      ['Cars are only returned at that place; we chose Zagreb Airport.'],
      { pickUpPlaceId: 'zag-air' },
    ],
  ])('reports %s, and the form shows it corrected', async (_why, search, reported, shown) => {
    const opened = await openSearch(search);
    expect(opened.reported).toEqual(reported);
    expect(opened.shown).toMatchObject(shown);
  });
});
