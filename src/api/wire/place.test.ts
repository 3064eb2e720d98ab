import { describe, expect, it } from 'vitest';
import { toPlace, toPlaces } from './place.ts';

const WIRE = {
  id: 7,
  name: ' Zagreb Airport ',
  city: 'Zagreb',
  country: 'HR',
  address: 'Rudolfa Fizira 21',
  branchOfficeId: 'b1',
  availableOperationOptions: [],
  availableReturnPlaces: [8, '9'],
};

describe('toPlace', () => {
  it('[SCHED-01] reads a place, ids as texts', () => {
    expect(toPlace(WIRE)).toEqual({
      id: '7',
      name: 'Zagreb Airport',
      city: 'Zagreb',
      country: 'HR',
      address: 'Rudolfa Fizira 21',
      branchOfficeId: 'b1',
      operations: 'pick-up-and-drop-off',
      returnPlaceIds: ['8', '9'],
      endpoint: null,
      iataCode: null,
    });
  });

  it('reads the texts that a search sends back', () => {
    expect(toPlace({ ...WIRE, endpoint: 'gate 1', iataCode: 'ZAG' })).toMatchObject({
      endpoint: 'gate 1',
      iataCode: 'ZAG',
    });
  });

  it.each([
    ['no options', [], 'pick-up-and-drop-off'],
    ['both options', ['ReturnOnly', 'DeliveryOnly'], 'pick-up-and-drop-off'],
    ['returns only', ['ReturnOnly'], 'drop-off-only'],
    ['deliveries only', ['DeliveryOnly'], 'pick-up-only'],
    ['one word instead of a list', 'DeliveryOnly', 'pick-up-only'],
    ['an unknown option', ['Valet'], 'pick-up-and-drop-off'],
    ['nothing', undefined, 'pick-up-and-drop-off'],
  ])('reads %s', (_case, availableOperationOptions, operations) => {
    expect(toPlace({ ...WIRE, availableOperationOptions })?.operations).toBe(operations);
  });

  it.each([
    ['without id', { ...WIRE, id: undefined }],
    ['without name', { ...WIRE, name: ' ' }],
    ['that is no object', 'Zagreb'],
  ])('refuses one %s', (_case, wire) => {
    expect(toPlace(wire)).toBeNull();
  });

  it('takes null lists for empty ones', () => {
    expect(toPlace({ ...WIRE, availableReturnPlaces: null })?.returnPlaceIds).toEqual([]);
  });
});

describe('toPlaces', () => {
  it('leaves out entries that are no places', () => {
    expect(toPlaces([WIRE, null, { id: 1 }]).map(({ id }) => id)).toEqual(['7']);
  });

  it('refuses a response that is no list', () => {
    expect(() => toPlaces({ places: [] })).toThrow(TypeError);
  });
});
