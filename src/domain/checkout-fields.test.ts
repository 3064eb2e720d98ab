import { describe, expect, it } from 'vitest';
import { toServerForm } from '../api/wire/server-form.ts';
import { BOOKING_FIELD_TYPES } from './booking-answers.ts';
import { checkoutFields, takesCompanies } from './checkout-fields.ts';
import { fieldGroup } from './field-types.ts';

const formOf = (types: readonly string[], config: object = {}) =>
  toServerForm({
    id: 'checkout',
    type: 0,
    fields: types.map((fieldTypeId, order) => ({ id: fieldTypeId, fieldTypeId, name: fieldTypeId, order })),
    config,
  });
const typesOf = (
  types: readonly string[],
  { isCompany = false, category = '' }: { isCompany?: boolean; category?: string },
) =>
  checkoutFields(formOf(types), {
    isCompany,
    isLicenceRequired: false,
    trip: { pickUp: category, dropOff: category },
  }).map(({ fieldTypeId }) => fieldTypeId);

const CUSTOMER =
  'emailAddress firstName lastName country birthday city state cellPhone address addressNumber addressDepartment zipCode fiscalConditionId documentTypeId documentId';
const TRIP =
  'deliveryTransportationId returnTransportationId purchaseOrder notes customDeliveryAddress customDeliveryCity customReturnAddress customReturnCity';
const DRIVER =
  'driverFirstName driverLastName driverEmail driverCountry driverCity driverPhone driverAddress driverAddressNumber driverAddressDepartment driverZipCode driverId driverDocumentTypeId';
const PAPERS =
  'driverLicenseNumber driverLicenseCountry driverLicenseExpiration driverLicenseIssuance driverLicenseState documentIdIssuance documentIdExpiration documentIdIssuanceCountry documentIdIssuanceState';

describe('the fields of a checkout', () => {
  it.each([
    ['about the customer [FORM-06]', CUSTOMER, ['lastName']],
    ['about the trip [FORM-07]', TRIP, []],
    ['about licence and documents [FORM-09]', PAPERS, []],
  ])('%s are asked of people and companies, and kept with the booking', (_what, list, notOfCompanies) => {
    const types = list.split(' ');
    expect(typesOf(types, {})).toEqual(expect.arrayContaining(types));
    const ofCompanies = types.filter((type) => !notOfCompanies.includes(type));
    expect(typesOf(types, { isCompany: true })).toEqual(expect.arrayContaining(ofCompanies));
    expect(types.filter((type) => !BOOKING_FIELD_TYPES.includes(type) && type !== 'notes')).toEqual([]);
  });

  it('about the driver are asked of companies alone [FORM-08] [FORM-14]', () => {
    const types = DRIVER.split(' ');
    expect(typesOf(types, { isCompany: true })).toEqual(expect.arrayContaining(types));
    expect(typesOf(types, {})).toEqual(['firstName', 'emailAddress']);
    expect(types.filter((type) => !BOOKING_FIELD_TYPES.includes(type))).toEqual([]);
  });

  it('of a company always name who drives [ROLE-05]', () => {
    expect(typesOf([], { isCompany: true })).toEqual([
      'firstName',
      'emailAddress',
      'driverFirstName',
      'driverLastName',
    ]);
  });

  it.each<[whom: string, isCompany: boolean]>([
    ['people', false],
    ['companies', true],
  ])('have the licence of %s where the operator books nobody without', (_whom, isCompany) => {
    const licence = ['driverLicenseNumber', 'driverLicenseCountry', 'driverLicenseExpiration'];
    const trip = { pickUp: '', dropOff: '' };
    const optional = formOf(['driverLicenseCountry', 'driverLicenseState']);
    for (const form of [optional, null]) {
      const required = checkoutFields(form, { isCompany, trip, isLicenceRequired: true }).flatMap((field) =>
        field.required ? [field.fieldTypeId] : [],
      );
      expect(required).toEqual(expect.arrayContaining(licence));
      expect(required).not.toContain('driverLicenseState');
    }
  });

  it.each<[category: string, types: string[]]>([
    ['airport', ['deliveryTransportationId', 'returnTransportationId']],
    ['Port', ['deliveryTransportationId', 'returnTransportationId']],
    ['downtown', []],
  ])('have the number of a flight at places where one arrives: %s', (category, types) => {
    const all = ['deliveryTransportationId', 'returnTransportationId'];
    expect(typesOf(all, { category }).filter((type) => all.includes(type))).toEqual(types);
  });

  it('stand together by what they are about; the birthday is the driver’s', () => {
    expect([fieldGroup('birthday', false), fieldGroup('birthday', true)]).toEqual(['customer', 'driver']);
    expect(DRIVER.split(' ').map((type) => fieldGroup(type, true))).not.toContain('customer');
  });

  it.each([
    ['offers', { showIsCompanyCheckbox: true }, true],
    ['does not offer', {}, false],
  ])('are those of companies where the form %s it [FORM-12] [ROLE-06]', (_why, config, isOffered) => {
    expect(takesCompanies(formOf([], config))).toBe(isOffered);
    expect(takesCompanies(null)).toBe(false);
  });
});
