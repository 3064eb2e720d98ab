import { describe, expect, it } from 'vitest';
import type { ShownField } from '../../../ui/form-fields/shown-field.ts';
import { filledForm, switchCustomer } from './filled-form.ts';

const shown = (...types: string[]) =>
  types.map((fieldTypeId) => ({ fieldTypeId, name: fieldTypeId }) as ShownField);
const people = shown('firstName', 'lastName', 'documentId', 'emailAddress');
const companies = [
  ...shown('firstName', 'emailAddress', 'driverFirstName', 'driverLastName'),
  { fieldTypeId: 'documentId', name: 'taxNumber' } as ShownField,
];
const form = { people, companies };

describe('[FORM-12] [ROLE-06] the form of the checkout', () => {
  it.each<[why: string, takesCompanies: boolean, ticked: boolean, isCompany: boolean]>([
    ['a person', true, false, false],
    ['a company', true, true, true],
    ['a company where the form takes none', false, true, false],
  ])('is filled in by %s', (_why, takesCompanies, ticked, isCompany) => {
    const filled = filledForm(
      { people, companies: takesCompanies ? companies : null },
      { isCompany: ticked },
    );
    expect(filled).toEqual({ isCompany, fields: isCompany ? companies : people });
  });
});

describe('who becomes a company', () => {
  const person = { firstName: 'Ana', lastName: 'Paz', documentId: 'X1', emailAddress: 'a@b.example' };
  const company = { ...person, ...switchCustomer(form, person, true) };

  it('drives its car, and has its own name still to tell', () => {
    expect(company).toMatchObject({ isCompany: true, driverFirstName: 'Ana', driverLastName: 'Paz' });
    expect(company.firstName).toBeUndefined();
    expect(company.emailAddress).toBe('a@b.example');
  });

  it('is the same person again, and finds the name of the company kept', () => {
    const named = { ...company, firstName: 'Acme' };
    const again = { ...named, ...switchCustomer(form, named, false) };
    expect(again).toMatchObject({ ...person, isCompany: false });
    expect({ ...again, ...switchCustomer(form, again, true) }).toMatchObject({ firstName: 'Acme' });
  });

  it('does not replace a driver who was named before', () => {
    expect(switchCustomer(form, { ...person, driverFirstName: 'Leo' }, true)).not.toHaveProperty(
      'driverFirstName',
    );
  });
});
