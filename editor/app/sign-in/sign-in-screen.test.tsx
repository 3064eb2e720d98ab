// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { refusal } from '../../testing/fake-editor-api.ts';
import { find, openEditor, press, setUpEditor, settle, submit, type } from '../../testing/open-editor.tsx';

setUpEditor();

const ANA = {
  id: '1',
  name: 'Ana Kovač',
  email: 'ana@adria.example',
  sites: [{ id: 'adria', name: 'Adria Cars', role: 'editor', origin: 'http://adria.localhost' }],
} as const;
const OPERATOR = { ...ANA, sites: [...ANA.sites] };
const DEMO = {
  password: 'demo-password',
  accounts: [
    {
      email: ANA.email,
      name: ANA.name,
      sites: [{ id: 'adria', name: 'Adria Cars', role: 'editor' as const }],
    },
  ],
};

const nobody = () => null;
const noDemo = () => {
  throw refusal('notFound');
};
/** A site without pages: enough to arrive at. */
const EMPTY_SITE = { documents: () => [], siteConfiguration: () => ({ languages: [] }) as never };

const bodyText = () => document.body.textContent;

describe('[EDIT-01] the sign-in', () => {
  it('is where whoever is not signed in is led, with no call for the page they asked for', async () => {
    const { address, calls } = await openEditor('/sites/adria/pages/home', {
      operator: nobody,
      demoAccounts: noDemo,
    });
    expect(address()).toBe('/sign-in?to=%2Fsites%2Fadria%2Fpages%2Fhome');
    expect(calls.map(([id]) => id)).toEqual(['operator', 'demoAccounts']);
  });

  it('leads to the page that was asked for', async () => {
    const { address, calls } = await openEditor('/sign-in?to=/sites/adria/pages', {
      demoAccounts: noDemo,
      signIn: () => OPERATOR,
      ...EMPTY_SITE,
    });
    await type(find('textbox', 'E-mail'), ' ana@adria.example ');
    await type(find('textbox', 'Password'), 'a long password');
    await submit(find('textbox', 'Password'));
    expect(address()).toBe('/sites/adria/pages');
    expect(calls).toContainEqual([
      'signIn',
      { body: { email: 'ana@adria.example', password: 'a long password' } },
    ]);
  });

  it('names what is missing beside its field, and sends nothing', async () => {
    const { calls } = await openEditor('/sign-in', { demoAccounts: noDemo });
    await type(find('textbox', 'E-mail'), 'ana@adria.example');
    await submit(find('textbox', 'Password'));
    const password = find('textbox', 'Password');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(find('textbox', 'E-mail').getAttribute('aria-invalid')).toBeNull();
    expect(calls.map(([id]) => id)).not.toContain('signIn');
  });

  it.each<[why: string, error: () => Error, said: string]>([
    ['a wrong password', () => refusal('signInFailed'), 'The e-mail address or the password is wrong.'],
    ['too many attempts', () => refusal('tooManyRequests', {}, 30), 'Please try again in 30 seconds.'],
    ['no response', () => new ApiError(0, 'offline', null, null), 'Check the connection'],
  ])('says what went wrong after %s, and keeps what was typed', async (_why, error, said) => {
    await openEditor('/sign-in', {
      demoAccounts: noDemo,
      signIn: () => {
        throw error();
      },
    });
    await type(find('textbox', 'E-mail'), 'ana@adria.example');
    await type(find('textbox', 'Password'), 'wrong');
    await submit(find('textbox', 'Password'));
    expect(bodyText()).toContain(said);
    expect((find('textbox', 'E-mail') as HTMLInputElement).value).toBe('ana@adria.example');
  });

  it('of a demonstration offers its accounts, which sign in by one press', async () => {
    const { address, calls } = await openEditor('/sign-in', {
      demoAccounts: () => DEMO,
      signIn: () => OPERATOR,
      ...EMPTY_SITE,
    });
    await press(find('button', 'Ana Kovač'));
    expect(calls).toContainEqual(['signIn', { body: { email: ANA.email, password: 'demo-password' } }]);
    expect(address()).toBe('/sites/adria/pages');
  });

  it('of a demonstration offers those that can open the page that was asked for', async () => {
    const lucia = {
      email: 'lucia@andes.example',
      name: 'Lucía Fernández',
      sites: [{ id: 'andes', name: 'Andes', role: 'editor' as const }],
    };
    const demoAccounts = () => ({ ...DEMO, accounts: [lucia, ...DEMO.accounts] });
    await openEditor('/sign-in?to=/sites/adria/pages', { demoAccounts, ...EMPTY_SITE });
    expect(bodyText()).toContain('Ana Kovač');
    expect(bodyText()).not.toContain('Lucía');
  });

  it('of a demonstration signs in at once the account that the address names', async () => {
    const { address } = await openEditor(`/sign-in?account=${ANA.email}&to=/sites/adria/pages`, {
      demoAccounts: () => DEMO,
      signIn: () => OPERATOR,
      ...EMPTY_SITE,
    });
    expect(address()).toBe('/sites/adria/pages');
  });

  it('signs in no account by its address where there is no demonstration', async () => {
    const { address, calls } = await openEditor(`/sign-in?account=${ANA.email}`, { demoAccounts: noDemo });
    expect(address()).toBe(`/sign-in?account=${ANA.email}`);
    expect(calls.map(([id]) => id)).toEqual(['demoAccounts']);
  });
});

describe('a session that ends while its operator works', () => {
  const open = async () => {
    const editor = await openEditor('/sites/adria/pages', {
      operator: () => OPERATOR,
      demoAccounts: noDemo,
      signIn: () => OPERATOR,
      ...EMPTY_SITE,
    });
    const again = await act(async () => ({
      end: editor.session.signInAgain().then(
        () => 'resumed',
        () => 'left',
      ),
    }));
    await settle();
    return { ...editor, again: again.end };
  };

  it('is renewed over the screen, which stays', async () => {
    const { again, address } = await open();
    expect(bodyText()).toContain('Your session has ended');
    expect((find('textbox', 'E-mail') as HTMLInputElement).readOnly).toBe(true);
    await type(find('textbox', 'Password'), 'a long password');
    await submit(find('textbox', 'Password'));
    expect(await again).toBe('resumed');
    expect(bodyText()).not.toContain('Your session has ended');
    expect(address()).toBe('/sites/adria/pages');
  });

  it('is left for the sign-in by whoever is somebody else', async () => {
    const { again, address } = await open();
    await press(find('button', 'Sign in as somebody else'));
    expect(await again).toBe('left');
    expect(address()).toMatch(/^\/sign-in/);
  });
});

describe('an operator', () => {
  it('signs out to the sign-in', async () => {
    const { address, calls } = await openEditor('/sites/adria/pages', {
      operator: () => OPERATOR,
      signOut: () => null,
      demoAccounts: noDemo,
      ...EMPTY_SITE,
    });
    await press(find('button', 'Account of Ana Kovač'));
    await press(find('menuitem', 'Sign out'));
    expect(calls.map(([id]) => id)).toContain('signOut');
    expect(address()).toMatch(/^\/sign-in/);
  });

  it('chooses the language of the interface, which the browser stores', async () => {
    await openEditor('/sites/adria/pages', { operator: () => OPERATOR, ...EMPTY_SITE });
    await press(find('button', 'Account of Ana Kovač'));
    await press(find('menuitem', 'Deutsch'));
    // Its texts are a file of their own.
    await act(() => vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Seiten')));
    expect(localStorage.getItem('editor.language')).toBe('de');
  });

  it('chooses light or dark colours, which the browser stores', async () => {
    await openEditor('/sites/adria/pages', { operator: () => OPERATOR, ...EMPTY_SITE });
    await press(find('button', 'Account of Ana Kovač'));
    await press(find('menuitem', 'Dark'));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('editor.theme')).toBe('dark');
  });

  it.each([
    ['a site they have no role on', '/sites/andes/pages'],
    ['an address that leads nowhere', '/sites/adria/nothing'],
  ])('sees at %s that there is nothing', async (_why, at) => {
    const { calls } = await openEditor(at, { operator: () => OPERATOR, ...EMPTY_SITE });
    expect(bodyText()).toContain('There is nothing here');
    expect(calls.map(([id]) => id)).not.toContain('documents');
  });

  it('comes back to the site worked on last', async () => {
    const sites = [
      OPERATOR.sites[0],
      { ...OPERATOR.sites[0], id: 'caribe', name: 'Caribe Drive' },
    ] as typeof OPERATOR.sites;
    localStorage.setItem('editor.lastSite', 'caribe');
    const { address } = await openEditor('/', { operator: () => ({ ...OPERATOR, sites }), ...EMPTY_SITE });
    expect(address()).toBe('/sites/caribe/pages');
  });
});
