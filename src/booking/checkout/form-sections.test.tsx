// @vitest-environment jsdom
import { createForm } from 'final-form';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Form } from 'react-final-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { t } from '../../../tests/support/render-component.tsx';
import { toServerForm } from '../../api/wire/server-form.ts';
import { answerProblems, type AnswerRules } from './answer-problems.ts';
import type { Draft } from './checkout-store.ts';
import type { CheckoutTexts } from './checkout-texts.ts';
import { FormSections } from './form-sections.tsx';
import { identityOf, shownForm } from './form-fields.ts';

const AREAS: Readonly<Record<string, unknown>> = {
  '/api/countries': [{ id: 32, name: 'Argentina', isoCode: 'AR' }],
  '/api/country/32/states': [
    { id: 'm', name: 'Mendoza' },
    { id: 's', name: 'Salta' },
  ],
  '/api/state/m/cities': [{ id: 1, name: 'Godoy Cruz' }],
};
const lists = {
  documentTypes: [{ id: 'dni', name: 'DNI', check: 'dni' as const }],
  taxPayerTypes: [{ id: 'registered', name: 'Registered', documentTypeIds: ['cuit'] }],
};
const texts = {
  yourDetails: 'Your details',
  company: 'I book for a company',
  problems: 'Please check:',
  groups: { company: 'Company', driver: 'Driver', papers: 'Licence', trip: 'Trip' },
  choose: 'Choose',
  optional: 'optional',
} as CheckoutTexts;

let root: Root;
let isGeodataDown = false;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname } = new URL(path, 'http://site');
    const found = isGeodataDown ? undefined : AREAS[pathname];
    return Response.json(found ?? {}, { status: found ? 200 : 400 });
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  isGeodataDown = false;
});

async function show(types: readonly string[], required: readonly string[] = []) {
  const form = toServerForm({
    id: 'checkout',
    type: 0,
    fields: types.map((fieldTypeId, order) => ({
      id: fieldTypeId,
      fieldTypeId,
      name: fieldTypeId,
      order,
      required: required.includes(fieldTypeId),
    })),
    config: { showIsCompanyCheckbox: true },
  });
  const driverAge = { checksAllowed: false, checksWithoutCaution: false };
  const shown = shownForm(form, {
    t,
    language: 'en-US',
    dateFormat: 'DD/MM/YYYY',
    driverAge,
    trip: { pickUp: 'airport', dropOff: 'airport' },
    ...lists,
  });
  const rules = {
    order: { search: { pickUp: '2026-05-04T10:00', dropOff: '2026-05-06T10:00' } },
    form: shown,
    identity: identityOf(form, lists),
    driverAge,
    today: '2026-05-01',
    showsTerms: false,
    texts: { acceptTerms: '' },
  } as unknown as AnswerRules;
  const answers = createForm<Draft>({
    validate: (draft) => answerProblems(draft, rules),
    onSubmit: () => undefined,
  });
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  root = createRoot(main);
  await act(async () =>
    root.render(
      <Form form={answers} onSubmit={() => undefined}>
        {() => <FormSections form={shown} texts={texts} />}
      </Form>,
    ),
  );
  return answers;
}

const control = <T extends Element = HTMLInputElement>(name: string) =>
  document.querySelector(`#checkout-${name}`) as unknown as T;

async function fill(name: string, text: string) {
  const element = control<HTMLInputElement | HTMLSelectElement>(name);
  const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  await act(async () => {
    element.focus();
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(
      new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });
}
const leave = (name: string) => act(async () => control<HTMLElement>(name).blur());
const problemAt = (name: string) => document.querySelector(`#checkout-${name}-error`)?.textContent ?? '';

it('[FORM-12] [ROLE-06] asks a company for its driver, who is the person that began to fill the form in', async () => {
  await show(['firstName', 'lastName', 'emailAddress', 'driverFirstName', 'driverLastName']);
  await fill('firstName', 'Ana');
  await fill('lastName', 'Paz');
  expect(control('driverFirstName')).toBeNull();
  await act(async () => document.querySelector<HTMLInputElement>('[name="isCompany"]')?.click());
  expect(document.querySelector('label[for="checkout-firstName"]')?.textContent).toBe('Company name');
  expect([control('firstName').value, control('lastName')]).toEqual(['', null]);
  expect([control('driverFirstName').value, control('driverLastName').value]).toEqual(['Ana', 'Paz']);
  expect(control('driverFirstName').closest('[role="group"]')?.textContent).toContain('Driver');
});

it('[FORM-26, A11Y-03] tells a problem on leaving a field, aloud and linked with it, until it is corrected', async () => {
  await show(['emailAddress']);
  await fill('emailAddress', 'ana@');
  expect(problemAt('emailAddress')).toBe('');
  await leave('emailAddress');
  expect(problemAt('emailAddress')).toBe('Please enter a valid e-mail address.');
  const heard = () => document.querySelector('[role="status"]')?.textContent;
  expect(heard()).toBe('Please enter a valid e-mail address.');
  expect(control('emailAddress').getAttribute('aria-describedby')).toBe('checkout-emailAddress-error');
  await fill('emailAddress', 'ana@example.com');
  expect([problemAt('emailAddress'), heard()]).toEqual(['', '']);
});

it('[FORM-26] lists after a submission all that is wrong, with links that lead to the fields', async () => {
  const answers = await show(['firstName', 'emailAddress', 'city'], ['city']);
  await act(async () => void answers.submit());
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'First name is required.',
    'E-mail is required.',
    'City is required.',
  ]);
  await act(async () => links[2]?.click());
  expect(document.activeElement).toBe(control('city'));
});

it('[DOC-01] judges the number by the chosen document', async () => {
  await show(['documentTypeId', 'documentId']);
  await fill('documentTypeId', 'dni');
  await fill('documentId', '12.345.678');
  await leave('documentId');
  expect(problemAt('documentId')).toBe('This number does not match the chosen document.');
  await fill('documentId', '12345678');
  expect(problemAt('documentId')).toBe('');
});

it('takes a date as it is typed on a phone, and writes it by the pattern of the site', async () => {
  const answers = await show(['birthday']);
  await fill('birthday', '07051988');
  expect(control('birthday').value).toBe('07051988');
  await leave('birthday');
  expect([control('birthday').value, answers.getState().values.birthday]).toEqual([
    '07/05/1988',
    '1988-05-07',
  ]);
  await fill('birthday', '31/02/1988');
  await leave('birthday');
  expect([control('birthday').value, problemAt('birthday')]).toEqual([
    '31/02/1988',
    'Please enter a valid date.',
  ]);
});

it('[FORM-24] offers the states of the country and the cities of the state, and clears those of another', async () => {
  const answers = await show(['country', 'state', 'city']);
  await fill('country', 'AR');
  await vi.waitFor(() => expect(control('state').tagName).toBe('SELECT'));
  expect(control('state').textContent).toBe('ChooseMendozaSalta');
  await fill('state', 'Mendoza');
  await vi.waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull());
  expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('Godoy Cruz');
  await fill('city', 'Godoy Cruz');
  await fill('state', 'Salta');
  expect(answers.getState().values).toEqual({ country: 'AR', state: 'Salta' });
  await fill('country', 'HR');
  expect(answers.getState().values.state).toBeUndefined();
});

it('[FORM-24] lets states and cities be typed when the service fails', async () => {
  isGeodataDown = true;
  const answers = await show(['country', 'state', 'city']);
  await fill('country', 'AR');
  await fill('state', 'Mendoza');
  await fill('city', 'Godoy Cruz');
  expect([control('state').tagName, control('city').tagName]).toEqual(['INPUT', 'INPUT']);
  expect(answers.getState().values).toMatchObject({ state: 'Mendoza', city: 'Godoy Cruz' });
});
