// @vitest-environment jsdom
import { createForm } from 'final-form';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Form } from 'react-final-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { t } from '../../../../tests/support/render-component.tsx';
import { stubSight } from '../../../../tests/support/sight.ts';
import { DIAL_CODES } from '../../../domain/dial-codes.ts';
import { toServerForm } from '../../../api/wire/server-form.ts';
import { answerProblems, type AnswerRules } from './answer-problems.ts';
import type { Draft } from '../state/checkout-store.ts';
import type { CheckoutTexts } from '../checkout-texts.ts';
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

const control = <T extends Element = HTMLInputElement>(name: string) =>
  document.querySelector(`#checkout-${name}`) as unknown as T;

async function fill(name: string, text: string, focuses = true) {
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

describe('a phone number', () => {
  const loaded = async (...types: string[]) => {
    const answers = await show(['cellPhone', ...types]);
    await act(async () => void (await import('./phone-control.tsx')));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    return {
      number: () => answers.getState().values.cellPhone,
      prefix: () => control<HTMLSelectElement>('cellPhone-prefix'),
    };
  };

  it('[FORM-25] has the code of the country of the pick-up, and is shown as it is typed', async () => {
    const { number, prefix } = await loaded();
    expect([prefix().value, prefix().getAttribute('aria-label')]).toEqual(['HR', 'Country code']);
    expect([prefix().options.length, prefix().selectedOptions[0]?.textContent]).toEqual([
      DIAL_CODES.size,
      'Croatia +385',
    ]);
    await fill('cellPhone', '091 234 5678');
    expect([number(), control('cellPhone').value]).toEqual(['+385 91 234 5678', '091 234 5678']);
    expect([control('cellPhone').type, control('cellPhone').autocomplete]).toEqual(['tel', 'tel']);
    await fill('cellPhone', '');
    expect(number() ?? '').toBe('');
  });

  it('is a field without codes until it comes near the window', async () => {
    const { reach } = stubSight({ isReached: false });
    const { number, prefix } = await loaded();
    expect(prefix()).toBeNull();
    await fill('cellPhone', '091 234 5678');
    await act(async () => control('cellPhone').blur());
    await act(async () => reach());
    expect([prefix().value, number(), control('cellPhone').value]).toEqual([
      'HR',
      '091 234 5678',
      '091 234 5678',
    ]);
  });

  it('gets no codes while it has the focus', async () => {
    const { reach } = stubSight({ isReached: false });
    const { prefix } = await loaded();
    const field = control('cellPhone');
    field.focus();
    await act(async () => reach());
    expect([prefix(), document.activeElement]).toEqual([null, field]);
    await act(async () => field.blur());
    expect(prefix()?.value).toBe('HR');
  });

  it('has the code of the customer’s country, and of another one that is chosen', async () => {
    const { number, prefix } = await loaded('country');
    await fill('country', 'AR');
    expect(prefix().value).toBe('AR');
    await fill('cellPhone', '11 5555 0101');
    expect(number()).toBe('+54 11 5555 0101');
    await fill('cellPhone-prefix', 'DE');
    expect([number(), control('cellPhone').value]).toEqual(['+49 11 5555 0101', '11 5555 0101']);
  });

  it('keeps the code that is typed with it', async () => {
    const { number, prefix } = await loaded();
    await fill('cellPhone', '+44 20 7946 0000');
    expect([number(), prefix().value]).toEqual(['+44 20 7946 0000', 'GB']);
    expect(control('cellPhone').value).toBe('+44 20 7946 0000');
  });
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

it('[FORM-25] finds a country by its name as it is typed, and keeps what names none', async () => {
  const answers = await show(['country']);
  const country = () => control<HTMLInputElement>('country');
  // As when it got the focus before it was hydrated.
  await fill('country', 'c', false);
  expect([country().list?.options.length, country().autocomplete]).toEqual([249, 'country']);
  for (const typed of ['croatia', 'hr', 'Croatia']) {
    await fill('country', typed);
    expect(answers.getState().values).toEqual({ country: 'HR' });
  }
  await leave('country');
  expect(country().value).toBe('Croatia');
  await fill('country', 'arg');
  await leave('country');
  expect([country().value, answers.getState().values.country]).toEqual(['Argentina', 'AR']);
  await fill('country', 'Atlantis');
  await leave('country');
  expect([country().value, problemAt('country')]).toEqual(['Atlantis', 'Please choose one of the options.']);
});

it('[FORM-25] takes a date from the calendar that its button opens', async () => {
  const answers = await show(['birthday']);
  const field = control('birthday');
  const [calendar, button] = [
    field.nextElementSibling as HTMLInputElement,
    field.parentElement?.querySelector('button'),
  ];
  expect([button?.getAttribute('aria-label'), field.inputMode]).toEqual([
    'Date of birth: open the calendar',
    'numeric',
  ]);
  const showPicker = vi.fn();
  calendar.showPicker = showPicker;
  await act(async () => button?.click());
  expect(showPicker).toHaveBeenCalledOnce();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(calendar, '1988-05-07');
    calendar.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([field.value, answers.getState().values.birthday]).toEqual(['07/05/1988', '1988-05-07']);
});

it('[FORM-24] offers the states of the country and the cities of the state, and clears those of another', async () => {
  const answers = await show(['country', 'state', 'city']);
  await fill('country', 'AR');
  await vi.waitFor(() => expect(control('state').tagName).toBe('SELECT'));
  expect(control('state').textContent).toBe('ChooseMendozaSalta');
  await fill('state', 'Mendoza');
  const cities = () =>
    [...((control('city') as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);
  await vi.waitFor(() => expect(cities()[0]).toBe('Godoy Cruz'));
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

describe('a field for files', () => {
  const sent: { readonly url: URL; readonly body: unknown }[] = [];
  let answer: () => Response;
  beforeEach(() => {
    sent.length = 0;
    answer = () => Response.json({ id: `id${sent.length}` }, { status: 201 });
    vi.stubGlobal('fetch', async (path: string, { body }: { body: unknown }) => {
      sent.push({ url: new URL(path, 'http://site'), body });
      return answer();
    });
  });
  const input = (name: string) =>
    vi.waitFor(() => {
      const element = control(name);
      expect(element.disabled).toBe(false);
      return element;
    });
  async function choose(name: string, ...files: readonly File[]) {
    const element = await input(name);
    Object.defineProperty(element, 'files', { value: files, configurable: true });
    Object.defineProperty(element, 'value', { value: '', writable: true, configurable: true });
    await act(async () => void element.dispatchEvent(new Event('change', { bubbles: true })));
    await input(name);
  }
  const file = (name: string, bytes = 3, type = 'application/pdf') =>
    new File([new Uint8Array(bytes)], name, { type });
  const shown = () => [...document.querySelectorAll('main li > span')].map(({ textContent }) => textContent);

  it('[FORM-10] uploads what is chosen or photographed at once, shows it, and lets it be removed', async () => {
    const answers = await show(['driverLicensePhotoFront', 'files'], ['driverLicensePhotoFront']);
    expect((await input('driverLicensePhotoFront')).accept).toContain('image/jpeg');
    expect(document.querySelector('input[capture="environment"]')?.getAttribute('aria-label')).toBe(
      'Driver’s license, front: Take a photo',
    );
    await act(async () => void answers.submit());
    expect(problemAt('driverLicensePhotoFront')).toBe('Driver’s license, front is required.');
    await choose('driverLicensePhotoFront', file('front of it.jpg', 3, 'image/jpeg'));
    expect([sent[0]?.url.pathname, Object.fromEntries(sent[0]?.url.searchParams ?? [])]).toEqual([
      '/api/booking/files',
      { field: 'driverLicensePhotoFront', name: 'front of it.jpg' },
    ]);
    expect(problemAt('driverLicensePhotoFront')).toBe('');
    await choose('driverLicensePhotoFront', file('another.jpg', 3, 'image/jpeg'));
    await choose('files', file('a.pdf'), file('b.pdf'));
    expect(shown().toSorted()).toEqual(['a.pdf', 'another.jpg', 'b.pdf']);
    expect(answers.getState().values).toEqual({
      driverLicensePhotoFront: ['id2 another.jpg'],
      files: ['id3 a.pdf', 'id4 b.pdf'],
    });
    await act(async () => document.querySelector<HTMLElement>('[aria-label="Remove a.pdf"]')?.click());
    expect(answers.getState().values.files).toEqual(['id4 b.pdf']);
  });

  it.each<[why: string, bytes: number, answer: () => Response, said: string]>([
    ['is too large', 2_097_153, () => Response.json({}), 'The file is too large.'],
    [
      'is none that is taken',
      3,
      () => Response.json({ errorCode: 'fileRefused' }, { status: 422 }),
      'Please choose a JPEG, PNG, WebP or PDF file.',
    ],
    [
      'does not arrive',
      3,
      () => {
        throw new TypeError('offline');
      },
      'The file could not be uploaded. Please try again.',
    ],
  ])('says so when a file %s, and keeps nothing of it', async (_why, bytes, reply, said) => {
    const answers = await show(['files']);
    answer = reply;
    await choose('files', file('a.pdf', bytes));
    expect(document.querySelector('main [role="alert"]')?.textContent).toBe(said);
    expect(answers.getState().values.files).toBeUndefined();
  });
});
