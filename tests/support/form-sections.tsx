import { createForm } from 'final-form';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Form } from 'react-final-form';
import { afterEach, beforeEach, vi } from 'vitest';
import { toServerForm } from '../../src/api/wire/server-form.ts';
import type { CheckoutTexts } from '../../src/booking/checkout/checkout-texts.ts';
import { answerProblems, type AnswerRules } from '../../src/booking/checkout/form/answer-problems.ts';
import { identityOf, shownForm } from '../../src/booking/checkout/form/form-fields.ts';
import { FormSections } from '../../src/booking/checkout/form/form-sections.tsx';
import type { Draft } from '../../src/booking/checkout/state/checkout-store.ts';
import { t } from './render-component.tsx';
import { stubSight } from './sight.ts';

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
  labelled: '{{label}}: {{value}}',
  groups: { company: 'Company', driver: 'Driver', papers: 'Licence', trip: 'Trip' },
  choose: 'Choose',
  optional: 'optional',
} as CheckoutTexts;

// A file of tests that imports this has each of them prepared, and what it showed taken away.
let root: Root;
let isGeodataDown = false;
/** Lets the service of countries, states and cities fail until the end of the test. */
export const failGeodata = () => {
  isGeodataDown = true;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubSight();
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

/**
 * Shows fields of the checkout form, by the names of their types.
 * @returns the form, with its answers
 */
export async function showFields(types: readonly string[], required: readonly string[] = []) {
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
    isLicenceRequired: false,
    phoneCountry: 'HR',
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

/** The control of a field. */
export const control = <T extends Element = HTMLInputElement>(name: string) =>
  document.querySelector(`#checkout-${name}`) as unknown as T;

/** Types a text into a field, or chooses it. @param focuses whether the field gets the focus before */
export async function fill(name: string, text: string, focuses = true) {
  const element = control<HTMLInputElement | HTMLSelectElement>(name);
  const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  await act(async () => {
    if (focuses) element.focus();
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(
      new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });
}
/** Takes the focus from a field. */
export const leave = (name: string) => act(async () => control<HTMLElement>(name).blur());
/** What is said to be wrong with a field; '' for nothing. */
export const problemAt = (name: string) =>
  document.querySelector(`#checkout-${name}-error`)?.textContent ?? '';
