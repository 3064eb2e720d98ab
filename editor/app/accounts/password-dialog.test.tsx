// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { type FakeResponses, refusal } from '../../testing/fake-editor-api.ts';
import { find, openEditor, press, setUpEditor, submit, type } from '../../testing/open-editor.tsx';

setUpEditor(() => import('./password-dialog.tsx'));

const OPERATOR = {
  id: '1',
  name: 'Ana Kovač',
  email: 'ana@adria.example',
  sites: [{ id: 'adria', name: 'Adria Cars', role: 'editor' as const, origin: 'http://adria.localhost' }],
};

/** Opens the dialog from the menu of the account. */
async function openDialog(changePassword: NonNullable<FakeResponses['changePassword']>) {
  const opened = await openEditor('/sites/adria/pages', {
    operator: () => OPERATOR,
    documents: () => [],
    siteConfiguration: () => ({ languages: [] }) as never,
    changePassword,
  });
  await press(find('button', 'Account of Ana Kovač'));
  await press(find('menuitem', 'Change the password'));
  return opened;
}
const fill = async (current: string, next: string) => {
  await type(find('textbox', 'Current password'), current);
  await type(find('textbox', 'New password'), next);
  await submit(find('textbox', 'New password'));
};
const page = () => document.body.textContent;

it('changes the password and says that other sessions have ended', async () => {
  const { calls } = await openDialog(() => undefined as never);
  await fill('the old one', 'velvet cactus 9 umbrella');
  expect(calls).toContainEqual([
    'changePassword',
    { body: { current: 'the old one', next: 'velvet cactus 9 umbrella' } },
  ]);
  expect(page()).toContain('You are signed out everywhere else, and tokens of programs no longer work.');
});

it.each<[why: string, error: Error, said: string]>([
  ['the current one is wrong', refusal('signInFailed'), 'This is not your current password.'],
  ['the new one is short', refusal('passwordRefused', { reason: 'short' }), 'Use at least 12 characters.'],
  ['the new one is common', refusal('passwordRefused', { reason: 'common' }), 'it is a common password'],
  ['there were too many attempts', refusal('tooManyRequests', {}, 90), 'Please try again in 2 minutes.'],
])('says when %s, and keeps what was typed', async (_why, error, said) => {
  await openDialog(() => {
    throw error;
  });
  await fill('the old one', 'Password2026');
  expect(page()).toContain(said);
  expect((find('textbox', 'New password') as HTMLInputElement).value).toBe('Password2026');
});
