// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiRequest, ApiResponse } from '../../api/http/caller.ts';
import { WIRE_FORM } from '../../api/wire/scenarios/sample-forms.ts';
import { BROWSER_SERVICES } from '../../runtime/hydration/browser-services.ts';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { liveExample, showExample } from '../../../tests/support/render-component.tsx';

const withConfig = (config: object) =>
  fakeApi({ [`/api/form/${WIRE_FORM.id}`]: { ...WIRE_FORM, config: JSON.stringify(config) } });
const OPEN_FORM = withConfig({ receivers: ['desk@example.com', 'office@example.com'], captcha: false });

let root: Root | undefined;
let calls: ApiRequest[] = [];
/** What the server answers next. */
let result: () => ApiResponse | Promise<ApiResponse> = () => ({ status: 204, body: null });

async function open(example = 'usual') {
  document.body.innerHTML = '<main></main>';
  const transport = async (request: ApiRequest) => {
    calls.push(request);
    return result();
  };
  const element = await liveExample('ContactForm', example, {
    api: OPEN_FORM,
    services: { ...BROWSER_SERVICES, transport },
  });
  root = createRoot(document.querySelector('main') as Element);
  await act(async () => root?.render(element));
}

const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const fill = (name: string, value: string) =>
  act(async () => {
    const field = control(name);
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
const press = () => act(async () => (document.querySelector('[type="submit"]') as HTMLButtonElement).click());
const problems = () => [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent);
async function fillForm() {
  await fill('firstName', ' Ana ');
  await fill('email', 'ana@example.com');
  await fill('message', 'Do you rent snow chains?');
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  calls = [];
  result = () => ({ status: 204, body: null });
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

describe('ContactForm', () => {
  it('[COMP-12] shows the fields of the form, a message in several lines, choices as a list', async () => {
    const body = await showExample('ContactForm', 'usual');
    expect([...body.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'First name',
      'E-mail',
      'Phone (optional)',
      'About (optional)',
      'Message',
    ]);
    expect([control('message').tagName, control('subject').tagName]).toEqual(['TEXTAREA', 'SELECT']);
  });

  it('as served cannot be sent by the browser itself, and says so without scripts', async () => {
    const body = await showExample('ContactForm', 'usual');
    expect(body.querySelector('form')?.method).toBe('post');
    expect((body.querySelector('[type="submit"]') as HTMLButtonElement).disabled).toBe(true);
    expect(body.querySelector('noscript')?.textContent).toContain('This form needs JavaScript.');
  });

  it('[COMP-12] names what is missing, leads to the first of it, and sends nothing', async () => {
    await open();
    await press();
    expect(problems()).toEqual(['First name is required.', 'E-mail is required.', 'Message is required.']);
    expect(document.activeElement).toBe(control('firstName'));
    await fill('email', 'ana@');
    await fill('message', 'Hello');
    await press();
    expect(problems()).toEqual([
      'First name is required.',
      'Please enter a valid e-mail address.',
      'Minimum number of characters: 10.',
    ]);
    expect(calls).toEqual([]);
  });

  it('[COMP-12] posts a contact entry to the receivers of the form, and shows success in place', async () => {
    await open('own-text');
    await fillForm();
    await press();
    expect(calls.map(({ method, path }) => [method, path])).toEqual([['POST', '/api/contactEntry']]);
    expect(calls[0]?.body).toEqual({
      email: 'ana@example.com',
      replyToName: 'Ana',
      replyToEmail: 'ana@example.com',
      receivers: 'desk@example.com;office@example.com',
      fields: JSON.stringify([
        { label: 'First name', value: 'Ana', name: 'firstName' },
        { label: 'E-mail', value: 'ana@example.com', name: 'email' },
        { label: 'Message', value: 'Do you rent snow chains?', name: 'message' },
      ]),
      language: 'en-US',
      formId: 'contact',
    });
    const status = document.querySelector('[role="status"]');
    expect(status?.textContent).toContain('Your message has been sent');
    expect(status?.textContent).toContain('We call you back within two hours, on weekends too.');
    expect(document.activeElement).toBe(status);
    expect(document.querySelector('form')).toBeNull();
    await act(async () => status?.querySelector('button')?.click());
    expect(control('message').value).toBe('');
  });

  it('is busy while it is sent, and is sent once', async () => {
    let arrive = (_response: ApiResponse) => {};
    result = () => new Promise((resolve) => (arrive = resolve));
    await open();
    await fillForm();
    await press();
    expect(document.querySelector('[type="submit"]')?.getAttribute('aria-busy')).toBe('true');
    await press();
    expect(calls).toHaveLength(1);
    await act(async () => arrive({ status: 204, body: null }));
    expect(document.querySelector('[role="status"]')).not.toBeNull();
  });

  it.each<[string, ApiResponse, string]>([
    ['the server fails', { status: 500, body: { errorCode: 'internal' } }, 'Your message could not be sent.'],
    ['too many were sent', { status: 429, body: { errorCode: 'tooManyRequests' } }, 'Too many requests'],
    ['the form is gone', { status: 404, body: { errorCode: 'formNotFound' } }, 'no longer up to date'],
    ['the captcha failed', { status: 400, body: { errorCode: 'captchaUnsolved' } }, 'against robots'],
    ['it is a preview', { status: 403, body: { errorMessage: 'A preview.' } }, 'A preview.'],
  ])('[COMP-12] keeps the input and says in an alert that %s', async (_why, response, text) => {
    result = () => response;
    await open();
    await fillForm();
    await press();
    const alert = document.querySelector('[role="alert"]');
    expect(alert?.textContent).toContain(text);
    expect(document.activeElement).toBe(alert);
    expect([control('message').value, control('email').value]).toEqual([
      'Do you rent snow chains?',
      'ana@example.com',
    ]);
  });

  it('says that the connection was lost', async () => {
    result = () => Promise.reject(new TypeError('offline'));
    await open();
    await fillForm();
    await press();
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('The connection was lost');
  });

  it('shows at the field what only the server refuses', async () => {
    result = () => ({ status: 400, body: { errorCode: 'formAnswers', errors: { message: 'too-long' } } });
    await open();
    await fillForm();
    await press();
    expect(problems()).toEqual(['Maximum number of characters: 5000.']);
    expect(document.activeElement).toBe(control('message'));
  });

  it('says that there is no form, and that it could not be loaded', async () => {
    const none = await showExample('ContactForm', 'usual', {
      api: fakeApi({ '/odata/forms': { value: [] } }),
    });
    expect(none.textContent).toContain('There is no contact form here');
    const failed = await showExample('ContactForm', 'usual', { api: failingApi() });
    expect(failed.querySelector('[role="alert"]')?.textContent).toContain('could not be loaded');
  });
});
