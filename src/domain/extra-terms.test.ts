import { describe, expect, it } from 'vitest';
import { type ExtraRefusal, type ExtraRental, type ExtraTerms, refuseExtra } from './extra-terms.ts';

const TERMS: ExtraTerms = { noticeHours: null, pickUpPlaceIds: [], dropOffPlaceIds: [], season: null };
const RENTAL: ExtraRental = {
  now: '2026-11-24T10:00',
  pickUp: '2026-11-27T10:00',
  pickUpPlaceId: 'city',
  dropOffPlaceId: 'airport',
};

describe('an extra', () => {
  it.each<
    [why: string, terms: Partial<ExtraTerms>, rental: Partial<ExtraRental>, refusal: ExtraRefusal | null]
  >([
    ['without terms', {}, {}, null],
    ['that needs as much notice as there is', { noticeHours: 72 }, {}, null],
    [
      'that needs a minute more',
      { noticeHours: 72 },
      { now: '2026-11-24T10:01' },
      { reason: 'needs-notice', hours: 72 },
    ],
    ['of the place of pick-up', { pickUpPlaceIds: ['port', 'city'] }, {}, null],
    ['of another place', { pickUpPlaceIds: ['port'] }, {}, { reason: 'not-at-pick-up' }],
    ['of another place of return', { dropOffPlaceIds: ['city'] }, {}, { reason: 'not-at-drop-off' }],
    ['of the place of return', { dropOffPlaceIds: ['airport'] }, {}, null],
    ['on the last day of its season', { season: { from: '11-01', to: '11-27' } }, {}, null],
    [
      'a day after its season',
      { season: { from: '11-01', to: '11-26' } },
      {},
      { reason: 'out-of-season', from: '11-01', to: '11-26' },
    ],
    ['within a season over the turn of the year', { season: { from: '11-15', to: '03-31' } }, {}, null],
    [
      'outside a season over the turn of the year',
      { season: { from: '12-01', to: '03-31' } },
      {},
      { reason: 'out-of-season', from: '12-01', to: '03-31' },
    ],
  ])('%s can be had or not', (_why, terms, rental, refusal) => {
    expect(refuseExtra({ ...TERMS, ...terms }, { ...RENTAL, ...rental })).toEqual(refusal);
  });
});
