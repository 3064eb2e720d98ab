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
import type { Token } from './use-tokens.ts';

setUpEditor(() => import('./tokens-dialog.tsx'));

const DAY = 86_400_000;
const token = (id: string, name: string): Token => ({
  id,
  name,
  role: 'editor',
  createdAt: NOW - DAY,
  expiresAt: NOW + 30 * DAY,
  lastUsedAt: null,
});

async function openTokens(role: OperatorRole, responses: FakeResponses = {}) {
  const stored = [token('t1', 'Translations')];
  const editor = await openEditor('/sites/adria/pages', {
    operator: () => ({
      id: '1',
      name: 'Ana Kovač',
      email: 'ana@adria.example',
      sites: [{ id: 'adria', name: 'Adria Cars', role, origin: 'http://adria.localhost' }],
    }),
    documents: () => [],
    siteConfiguration: () => ({ languages: [] }) as never,
    accessTokens: () => [...stored],
    createAccessToken: () => {
      stored.unshift(token('t2', 'Prices'));
      return { id: 't2', token: 'fct_secret', expiresAt: NOW + 90 * DAY };
    },
    revokeAccessToken: () => {
      stored.splice(0);
      return undefined as never;
    },
    ...responses,
  });
  await press(find('button', 'Account of Ana Kovač'));
  await press(find('menuitem', 'Tokens for programs'));
  return editor;
}
const callsOf = (calls: readonly (readonly [id: string, call: object])[], id: string) =>
  calls.filter(([called]) => called === id).map(([, call]) => call);
const listed = () =>
  [...document.querySelectorAll('ul[aria-label="Your tokens"] strong')].map((one) => one.textContent);
const textOf = () => document.querySelector('[role=dialog]')?.textContent ?? '';

it('shows a new token once, beside those that there are', async () => {
  const { calls } = await openTokens('publisher');
  expect(listed()).toEqual(['Translations']);
  await type(find('textbox', 'What it is for'), 'Prices');
  await submit(find('textbox', 'What it is for'));
  await settle();
  expect(callsOf(calls, 'createAccessToken')).toEqual([
    expect.objectContaining({ site: 'adria', body: { name: 'Prices', role: 'editor', days: 90 } }),
  ]);
  expect(textOf()).toContain('fct_secret');
  expect(listed()).toEqual(['Prices', 'Translations']);
});

it('asks for a name before it creates one', async () => {
  const { calls } = await openTokens('publisher');
  await submit(find('textbox', 'What it is for'));
  expect(callsOf(calls, 'createAccessToken')).toEqual([]);
  expect(textOf()).toContain('This is missing.');
});

it('revokes a token', async () => {
  const { calls } = await openTokens('publisher');
  await press(find('button', 'Revoke Translations'));
  await settle();
  expect(callsOf(calls, 'revokeAccessToken')).toEqual([expect.objectContaining({ path: { id: 't1' } })]);
  expect(listed()).toEqual([]);
});

it('says that no more tokens are possible', async () => {
  await openTokens('editor', {
    createAccessToken: () => {
      throw refusal('tooManyTokens');
    },
  });
  await type(find('textbox', 'What it is for'), 'Prices');
  await submit(find('textbox', 'What it is for'));
  await settle();
  expect(all('textbox').length).toBeGreaterThan(0);
  expect(textOf()).toContain('You have as many tokens as possible');
});
