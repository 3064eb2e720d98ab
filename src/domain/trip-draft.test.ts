import { describe, expect, it } from 'vitest';
import { context, place } from '../../tests/support/search-context.ts';
import { settleTrip, type TripDraft, withPickUpDate } from './trip-draft.ts';

// Wednesday to Saturday; the places open from 8 to 20 and never on Sundays.
const draft: TripDraft = {
  pickUpPlaceId: 'airport',
  dropOffPlaceId: null,
  pickUpDate: '2026-03-11',
  pickUpTime: '09:00',
  dropOffDate: '2026-03-14',
  dropOffTime: '19:00',
};
const settle = (changed: Partial<TripDraft>) => {
  const settled = settleTrip({ ...draft, ...changed }, context);
  return {
    draft: settled?.draft,
    why: settled?.corrections.map(({ field, reason }) => `${field} ${reason}`),
  };
};

describe('a trip in a form', () => {
  it('stays as it is while it keeps the rules', () => {
    expect(settle({})).toEqual({ draft, why: [] });
    const untimed = { ...draft, pickUpTime: null, dropOffTime: null };
    expect(settle(untimed)).toEqual({ draft: untimed, why: [] });
  });

  it('[SCHED-13] is returned at the pick-up where its place of return is not allowed any more', () => {
    expect(settle({ pickUpPlaceId: 'centre', dropOffPlaceId: 'airport' })).toMatchObject({
      draft: { pickUpPlaceId: 'centre', dropOffPlaceId: null },
      why: ['dropOffPlace return-not-allowed'],
    });
  });

  it('[SCHED-18] moves a time that is not offered to the next one', () => {
    expect(settle({ pickUpTime: '07:00' })).toMatchObject({
      draft: { pickUpDate: '2026-03-11', pickUpTime: '08:00' },
      why: ['pickUp outside-opening-hours'],
    });
    expect(
      settle({ pickUpDate: '2026-03-14', pickUpTime: '21:00', dropOffDate: '2026-03-18' }),
    ).toMatchObject({
      draft: { pickUpDate: '2026-03-16', pickUpTime: '08:00' },
    });
  });

  it('keeps the length of a rental whose pick-up moves to another day', () => {
    expect(settle({ pickUpDate: '2026-03-14', pickUpTime: '21:00', dropOffDate: '2026-03-18' })).toEqual({
      draft: { ...draft, pickUpDate: '2026-03-16', pickUpTime: '08:00', dropOffDate: '2026-03-20' },
      why: ['pickUp outside-opening-hours'],
    });
  });

  it('is none where no place opens', () => {
    expect(settleTrip(draft, { ...context, places: [place('shut', { hours: null })] })).toBeNull();
  });

  it.each([
    ['keeps its length', '2026-03-20', '2026-03-23'],
    ['keeps it when moved to an earlier day too', '2026-03-10', '2026-03-13'],
  ])('%s when its pick-up moves', (_why, pickUpDate, dropOffDate) => {
    expect(withPickUpDate(draft, pickUpDate as never, context)).toEqual({
      ...draft,
      pickUpDate,
      dropOffDate,
    });
  });
});
