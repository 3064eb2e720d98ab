// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import {
  control,
  failGeodata,
  fill,
  leave,
  problemAt,
  showFields,
} from '../../../../tests/support/form-sections.tsx';

it('[FORM-12] [ROLE-06] asks a company for its driver, who is the person that began to fill the form in', async () => {
  await showFields(['firstName', 'lastName', 'emailAddress', 'driverFirstName', 'driverLastName']);
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
  await showFields(['emailAddress']);
  await fill('emailAddress', 'ana@');
  expect(problemAt('emailAddress')).toBe('');
  await leave('emailAddress');
  expect(problemAt('emailAddress')).toBe('Please enter a valid e-mail address.');
  const heard = () => document.querySelector('[role="status"]')?.textContent;
  expect(heard()).toBe('E-mail: Please enter a valid e-mail address.');
  expect(control('emailAddress').getAttribute('aria-describedby')).toBe('checkout-emailAddress-error');
  await fill('emailAddress', 'ana@example.com');
  expect([problemAt('emailAddress'), heard()]).toEqual(['', '']);
});

it('[FORM-26] lists after a submission all that is wrong, with links that lead to the fields', async () => {
  const answers = await showFields(['firstName', 'emailAddress', 'city'], ['city']);
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
  await showFields(['documentTypeId', 'documentId']);
  await fill('documentTypeId', 'dni');
  await fill('documentId', '12.345.678');
  await leave('documentId');
  expect(problemAt('documentId')).toBe('This number does not match the chosen document.');
  await fill('documentId', '12345678');
  expect(problemAt('documentId')).toBe('');
});

it('takes a date as it is typed on a phone, and writes it by the pattern of the site', async () => {
  const answers = await showFields(['birthday']);
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

it('Enter chooses the country that is typed, and sends the form only after that', async () => {
  const answers = await showFields(['country']);
  const enter = async () => {
    const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await act(async () => control('country').dispatchEvent(press));
    return press.defaultPrevented ? 'chosen' : 'sent';
  };
  await fill('country', 'arg', false);
  expect([await enter(), answers.getState().values.country]).toEqual(['chosen', 'AR']);
  expect(await enter()).toBe('sent');
});

it('[FORM-25] finds a country by its name as it is typed, and keeps what names none', async () => {
  const answers = await showFields(['country']);
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
  const answers = await showFields(['birthday']);
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
  const answers = await showFields(['country', 'state', 'city']);
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
  failGeodata();
  const answers = await showFields(['country', 'state', 'city']);
  await fill('country', 'AR');
  await fill('state', 'Mendoza');
  await fill('city', 'Godoy Cruz');
  expect([control('state').tagName, control('city').tagName]).toEqual(['INPUT', 'INPUT']);
  expect(answers.getState().values).toMatchObject({ state: 'Mendoza', city: 'Godoy Cruz' });
});
