import { expect, it } from 'vitest';
import { toServerForm } from '../../src/api/wire/server-form.ts';
import { NO_IDENTITY_LISTS } from '../../src/domain/identity-lists.ts';
import { shownFields } from '../../src/booking/checkout/form/form-fields.ts';
import { answersIn, type FormState, messagesAbout } from './form-samples.ts';

const TODAY = '2026-03-10';
const driverAge = { checksAllowed: true, allowedMin: 21, allowedMax: 75, checksWithoutCaution: false };
const surroundings = {
  t: (key: string) => key,
  language: 'en-US',
  driverAge,
  dateFormat: 'DD/MM/YYYY',
  trip: { pickUp: '', dropOff: '' },
} as never;
const fields = shownFields(
  toServerForm({
    id: 'checkout',
    type: 0,
    fields: [
      { id: 'a', fieldTypeId: 'firstName', name: 'firstName', required: true },
      { id: 'b', fieldTypeId: 'emailAddress', name: 'email', required: true },
      { id: 'c', fieldTypeId: 'birthday', name: 'birthday', required: false },
      { id: 'd', fieldTypeId: 'text', name: 'flight', required: false, config: { pattern: '[A-Z]{2}' } },
      { id: 'e', fieldTypeId: 'text', name: 'plate', required: false, config: { minLength: 4 } },
    ],
  }),
  surroundings,
  false,
);
const messagesIn = (state: FormState) =>
  messagesAbout(answersIn(state, fields, TODAY), fields, {
    today: TODAY,
    driverAge,
    identity: NO_IDENTITY_LISTS,
    isCompany: false,
  });

it('a form that is sent empty has a message at each required field', () => {
  expect(messagesIn('missing')).toEqual({ firstName: 'errors.required', email: 'errors.required' });
});

it('wrong answers show the message of each rule', () => {
  expect(messagesIn('wrong')).toEqual({
    firstName: 'validation.tooLong',
    email: 'validation.invalidEmail',
    birthday: 'errors.betweenAllowedAges',
    flight: 'validation.pattern',
    plate: 'validation.tooShort',
  });
});
