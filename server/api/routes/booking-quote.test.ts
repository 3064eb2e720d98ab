import { expect, it } from 'vitest';
import { openBookingApp } from '../../testing/booking-app.ts';

const lastName = {
  id: 'last',
  fieldTypeId: 'lastName',
  name: 'lastName',
  label: { 'en-US': 'Last name' },
  placeholder: {},
  required: true,
  order: 1,
  width: 6,
  options: [],
  config: {},
};
const fields = JSON.stringify([lastName]);
const { book } = openBookingApp({
  units: 2,
  forms: [{ id: 'checkout', type: 0, fields, button: '{}', config: '{}' }],
});

it('[CHK-20] a quote needs a name and an address alone, and holds no car; a booking needs all of the form', async () => {
  const customer = { firstName: 'Ana', lastName: '', emailAddress: 'ana@example.com', cellPhone: '' };
  const quoted = await book({ customer, isQuotation: true });
  expect([quoted.statusCode, quoted.json().currentStatus]).toEqual([200, 5]);
  const refused = await book({ customer });
  expect([refused.statusCode, refused.json().errorCode]).toEqual([400, 'formAnswers']);
});
