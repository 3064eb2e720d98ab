import { describe, expect, it } from 'vitest';
import { t } from '../../../../tests/support/render-component.tsx';
import { toServerForm } from '../../../api/wire/server-form.ts';
import { shownFields, type FieldSurroundings } from './form-fields.ts';

const SURROUNDINGS: FieldSurroundings = {
  t,
  language: 'de',
  driverAge: { checksAllowed: true, allowedMin: 21, allowedMax: 75, checksWithoutCaution: false },
  dateFormat: 'DD.MM.YYYY',
  isLicenceRequired: false,
  trip: { pickUp: 'hotel', dropOff: 'airport' },
};

const formOf = (...fields: object[]) =>
  toServerForm({ id: 7, type: 0, fields: JSON.stringify(fields), button: '{}', config: '{}' });
const field = (fieldTypeId: string, more: object = {}) => ({
  id: fieldTypeId,
  fieldTypeId,
  name: fieldTypeId,
  ...more,
});
const allFieldsOf = (...fields: object[]) => shownFields(formOf(...fields), SURROUNDINGS, false);
/** Without those that every booking needs. */
const fieldsOf = (...fields: { id: string }[]) =>
  allFieldsOf(...fields).filter(({ id }) => fields.some((fieldsShown) => fieldsShown.id === id));

describe('the fields of the checkout', () => {
  it.each([true, false])('[FORM-04] are required or not as the form says: %s', (required) => {
    expect(fieldsOf(field('lastName', { required }))).toMatchObject([{ name: 'lastName', required }]);
  });

  it.each<[why: string, label: object, expected: string]>([
    ['in the language of the page', { de: 'Handy', 'en-US': 'Cell' }, 'Handy'],
    ['our own where it has none in that language', { hr: 'Mobitel' }, 'Phone'],
    ['our own where it has none', {}, 'Phone'],
  ])('[FORM-04] have the label of the form %s', (_why, label, expected) => {
    const [phone] = fieldsOf(field('cellPhone', { label, required: true }));
    expect(phone?.label).toBe(expected);
    expect(phone?.messages.required).toBe(`${expected} is required.`);
  });

  it('always contain first name and e-mail address, which every booking needs', () => {
    const fieldsShown = (...fields: object[]) =>
      allFieldsOf(...fields).map(({ fieldTypeId, required }) => [fieldTypeId, required]);
    expect(fieldsShown()).toEqual([
      ['firstName', true],
      ['emailAddress', true],
    ]);
    const optional = ['lastName', 'emailAddress', 'firstName'].map((type, order) =>
      field(type, { required: false, order }),
    );
    expect(fieldsShown(...optional)).toEqual([
      ['lastName', false],
      ['emailAddress', true],
      ['firstName', true],
    ]);
  });

  it('stand in the order of the form, as wide as it says', () => {
    const fields = fieldsOf(field('lastName', { order: 2, width: 4 }), field('firstName', { order: 1 }));
    expect(fields.map(({ name, width }) => [name, width])).toEqual([
      ['firstName', 12],
      ['lastName', 4],
    ]);
  });

  it('offer countries by their names in the language of the page, in its order', () => {
    const [country] = fieldsOf(field('country'));
    const labels = country?.options.map(({ label }) => label) ?? [];
    expect(country?.options).toContainEqual({ value: 'HR', label: 'Kroatien' });
    expect(labels.indexOf('Ägypten')).toBeLessThan(labels.indexOf('Albanien'));
  });

  it('offer the countries that the operator chose, if they have codes', () => {
    const options = ['AR', 'Argentina', 'CL'].map((value) => ({ value, label: {} }));
    const [some] = fieldsOf(field('country', { options }));
    expect(some?.options).toEqual([
      { value: 'AR', label: 'Argentinien' },
      { value: 'CL', label: 'Chile' },
    ]);
    const [all] = fieldsOf(field('country', { options: [{ value: 'Argentina', label: {} }] }));
    expect(all?.options).toContainEqual({ value: 'AR', label: 'Argentinien' });
  });

  it('tell the ages that may rent with the date of birth, and how dates are typed', () => {
    const [birthday] = fieldsOf(field('birthday'));
    expect(birthday).toMatchObject({
      kind: 'date',
      dateFormat: 'DD.MM.YYYY',
      help: 'For example 24.05.1987',
    });
    expect(birthday?.messages['outside-allowed-ages']).toContain('between 21 and 75 years');
  });

  it.each([
    ['a hotel, to which the car is brought', 'hotel', ['customDeliveryAddress', 'customDeliveryCity']],
    ['an airport, which is an address', 'airport', []],
    ['a place of which nothing is known', '', ['customDeliveryAddress', 'customDeliveryCity']],
  ])('ask for an address at %s', (_why, pickUp, fieldsShown) => {
    const addresses = [
      'customDeliveryAddress',
      'customDeliveryCity',
      'customReturnAddress',
      'customReturnCity',
    ];
    const form = formOf(...addresses.map((type, order) => field(type, { order })));
    const fieldsOn = (trip: FieldSurroundings['trip']) =>
      shownFields(form, { ...SURROUNDINGS, trip }, false)
        .map(({ fieldTypeId }) => fieldTypeId)
        .filter((type) => addresses.includes(type));
    expect(fieldsOn({ pickUp, dropOff: 'airport' })).toEqual(fieldsShown);
    expect(fieldsOn({ pickUp: 'airport', dropOff: pickUp })).toEqual(
      fieldsShown.map((type) => type.replace('Delivery', 'Return')),
    );
  });

  it('are text fields when their type is not known', () => {
    expect(fieldsOf(field('favouriteSong'))).toMatchObject([{ kind: 'text', label: 'favouriteSong' }]);
    const [named] = fieldsOf(field('favouriteSong', { label: { hr: 'Pjesma' } }));
    expect(named?.label).toBe('Pjesma');
  });

  it('are the usual ones where the operator has no form', () => {
    expect(shownFields(null, SURROUNDINGS, false).map(({ name, required }) => [name, required])).toEqual([
      ['firstName', true],
      ['lastName', true],
      ['emailAddress', true],
      ['cellPhone', true],
    ]);
  });
});
