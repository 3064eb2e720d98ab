// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import { type FakeResponses, refusal } from '../../testing/fake-editor-api.ts';
import {
  all,
  find,
  NOW,
  openEditor,
  press,
  setUpEditor,
  settle,
  submit,
  type,
} from '../../testing/open-editor.tsx';
import type { Person } from './use-people.ts';

setUpEditor(
  () => import('./people-screen.tsx'),
  () => import('../sign-in/set-password-screen.tsx'),
  () => import('../sign-in/forgotten-password-screen.tsx'),
);

const DAY = 86_400_000;
const person = (id: string, changes: Partial<Person> = {}): Person => ({
  id,
  name: 'Ivo Horvat',
  email: `${id}@adria.example`,
  role: 'editor',
  state: 'active',
  lastSignedInAt: NOW - 2 * DAY,
  invitationEndsAt: null,
  ...changes,
});
const OPERATOR = {
  id: 'ana',
  name: 'Ana Kovač',
  email: 'ana@adria.example',
  sites: [
    {
      id: 'adria',
      name: 'Adria Cars',
      role: 'administrator' as OperatorRole,
      origin: 'http://adria.localhost',
    },
  ],
};
const PEOPLE = [
  person('ana', { name: 'Ana Kovač', role: 'administrator' }),
  person('ivo'),
  person('eva', { name: '', state: 'invited', lastSignedInAt: null, invitationEndsAt: NOW + DAY }),
];

const openPeople = (responses: FakeResponses = {}) =>
  openEditor('/sites/adria/people', {
    operator: () => OPERATOR,
    people: () => PEOPLE,
    invitePerson: () => ({ id: 'new' }),
    changePerson: () => null,
    removePerson: () => null,
    resendInvitation: () => null,
    sendPasswordReset: () => null,
    ...responses,
  });
type Calls = Awaited<ReturnType<typeof openPeople>>['calls'];
const lastCall = (calls: Calls) => calls.findLast(([id]) => id !== 'people');
const bodyText = () => document.body.textContent ?? '';

it('lists who works on the site, with role, state and last sign-in; the own line has no actions', async () => {
  await openPeople();
  expect(all('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Ana Kovačana@adria.example', 'Active', '2 days ago', 'Administrator', 'You'],
    ['Ivo Horvativo@adria.example', 'Active', '2 days ago', 'Editor', ''],
    ['eva@adria.example', 'Invited', 'Invitation until May 11, 2026', 'Editor', ''],
  ]);
});

it('is reached from the menu of the account by administrators, and is nothing for others', async () => {
  const documents = { documents: () => [], siteConfiguration: () => ({ languages: [] }) as never };
  const { address } = await openEditor('/sites/adria/pages', {
    operator: () => OPERATOR,
    people: () => PEOPLE,
    ...documents,
  });
  await press(find('button', 'Account of Ana Kovač'));
  await press(find('menuitem', 'People'));
  expect(address()).toBe('/sites/adria/people');
  document.body.innerHTML = '';
  const sites = OPERATOR.sites.map((site) => ({ ...site, role: 'publisher' as const }));
  const { calls } = await openEditor('/sites/adria/people', { operator: () => ({ ...OPERATOR, sites }) });
  expect(bodyText()).toContain('There is nothing here');
  expect(calls.map(([id]) => id)).not.toContain('people');
});

it('invites by address and role, in the language of the interface', async () => {
  const { calls } = await openPeople();
  await press(find('button', 'Invite'));
  await submit(find('textbox', 'E-mail'));
  expect(bodyText()).toContain('This is missing.');
  await type(find('textbox', 'E-mail'), ' eva@adria.example ');
  await submit(find('textbox', 'E-mail'));
  await settle();
  expect(lastCall(calls)).toEqual([
    'invitePerson',
    { site: 'adria', body: { email: 'eva@adria.example', role: 'editor', language: 'en' } },
  ]);
  expect(bodyText()).toContain('The invitation to eva@adria.example is on its way.');
});

it.each([
  ['personExists', 'This address already works on the site or is invited.'],
  ['invalidRequest', 'This is not an e-mail address.'],
  ['tooManyRequests', 'Too many mails were sent.'],
] as const)('says why an invitation was refused: %s', async (code, text) => {
  await openPeople({
    invitePerson: () => {
      throw refusal(code);
    },
  });
  await press(find('button', 'Invite'));
  await type(find('textbox', 'E-mail'), 'ivo@adria.example');
  await submit(find('textbox', 'E-mail'));
  await settle();
  expect(document.querySelector('[role=dialog]')?.textContent).toContain(text);
  expect((find('textbox', 'E-mail') as HTMLInputElement).value).toBe('ivo@adria.example');
});

it.each<[name: string, entry: string, question: string | null, call: readonly [string, object]]>([
  ['Ivo Horvat', 'Publisher', null, ['changePerson', { body: { role: 'publisher' } }]],
  ['Ivo Horvat', 'Send a link for a new password', null, ['sendPasswordReset', { body: { language: 'en' } }]],
  ['Ivo Horvat', 'Deactivate', 'Deactivate', ['changePerson', { body: { isActive: false } }]],
  ['Ivo Horvat', 'Remove from the site', 'Remove from the site', ['removePerson', {}]],
  [
    'eva@adria.example',
    'Send the invitation again',
    null,
    ['resendInvitation', { body: { language: 'en' } }],
  ],
  ['eva@adria.example', 'Withdraw the invitation', 'Withdraw the invitation', ['removePerson', {}]],
])('of %s: %s', async (name, entry, question, [id, call]) => {
  const { calls } = await openPeople();
  await press(find('button', `Actions for ${name}`));
  await press(find('menuitem', entry));
  await settle();
  if (question !== null) {
    expect(lastCall(calls)?.[0]).toBe('operator');
    await press(find('button', question));
    await settle();
  }
  const of = name === 'Ivo Horvat' ? 'ivo' : 'eva';
  expect(lastCall(calls)).toEqual([id, { site: 'adria', path: { id: of }, ...call }]);
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
});

it('says at the question why a person is not removed', async () => {
  await openPeople({
    removePerson: () => {
      throw refusal('personNotFound');
    },
  });
  await press(find('button', 'Actions for Ivo Horvat'));
  await press(find('menuitem', 'Remove from the site'));
  await settle();
  await press(find('button', 'Remove from the site'));
  await settle();
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('no longer on the list');
});

it('asks for a link where the password is forgotten, and says the same of any address', async () => {
  const { calls } = await openEditor('/forgotten-password', { forgotPassword: () => null });
  await type(find('textbox', 'E-mail'), 'ana@adria.example');
  await submit(find('textbox', 'E-mail'));
  await settle();
  expect(calls).toEqual([['forgotPassword', { body: { email: 'ana@adria.example', language: 'en' } }]]);
  expect(bodyText()).toContain('If there is an account for ana@adria.example');
});

it('says when a link can be asked for again, after too many were', async () => {
  await openEditor('/forgotten-password', {
    forgotPassword: () => {
      throw refusal('tooManyRequests', {}, 1_800);
    },
  });
  await type(find('textbox', 'E-mail'), 'ana@adria.example');
  await submit(find('textbox', 'E-mail'));
  expect(bodyText()).toContain('Please try again in 30 minutes.');
});

it('takes name and password of who is invited, and signs in', async () => {
  const link = {
    purpose: 'invitation' as const,
    email: 'eva@adria.example',
    siteName: 'Adria Cars',
    hasPassword: false,
  };
  const { calls, address } = await openEditor('/set-password#signed', {
    accountLink: () => link,
    useAccountLink: () => null,
    signIn: () => OPERATOR,
    documents: () => [],
    siteConfiguration: () => ({ languages: [] }) as never,
  });
  expect(document.querySelector('h1')?.textContent).toBe('Invitation to Adria Cars');
  await type(find('textbox', 'Your name'), 'Eva Novak');
  await type(find('textbox', 'New password'), 'velvet cactus 9 umbrella');
  await submit(find('textbox', 'New password'));
  await settle();
  expect(calls.slice(0, 3)).toEqual([
    ['accountLink', { body: { token: 'signed' } }],
    [
      'useAccountLink',
      { body: { token: 'signed', name: 'Eva Novak', password: 'velvet cactus 9 umbrella' } },
    ],
    ['signIn', { body: { email: 'eva@adria.example', password: 'velvet cactus 9 umbrella' } }],
  ]);
  expect(address()).toBe('/sites/adria/pages');
});

it('says that a link has ended, and where to ask for another', async () => {
  await openEditor('/set-password#old', {
    accountLink: () => {
      throw refusal('linkEnded');
    },
  });
  expect(bodyText()).toContain('This link was used or has ended.');
  expect(find('link', 'Forgotten your password?').getAttribute('href')).toBe('/forgotten-password');
});
