// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import { type FakeResponses, refusal } from '../../testing/fake-editor-api.ts';
import { all, find, NOW, openEditor, press, setUpEditor } from '../../testing/open-editor.tsx';
import type { ActivityEntry } from './use-activity.ts';

setUpEditor(() => import('./activity-screen.tsx'));

const DAY = 86_400_000;
const entry = (id: number, changes: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  at: NOW - id * 60_000,
  by: 'Ana Kovač',
  via: null,
  event: 'published',
  documents: [],
  subject: null,
  role: null,
  ...changes,
});
const page = (id: string, version: number | null = 4): ActivityEntry['documents'][number] => ({
  kind: 'page',
  id,
  version,
  title: { hr: `Stranica ${id}` },
});
const operator = (role: OperatorRole) => ({
  id: 'ana',
  name: 'Ana Kovač',
  email: 'ana@adria.example',
  sites: [{ id: 'adria', name: 'Adria Cars', role, origin: 'http://adria.localhost' }],
});

const openActivity = (
  activity: NonNullable<FakeResponses['activity']>,
  role: OperatorRole = 'administrator',
) => openEditor('/sites/adria/activity', { operator: () => operator(role), activity });
const lines = () => [...document.querySelectorAll('main li > div > p')].map((line) => line.textContent);
const days = () => [...document.querySelectorAll('main h2')].map((day) => day.textContent);

it('says by day who did what, by what means, with links to the documents and their versions', async () => {
  await openActivity(() => [
    entry(9, { documents: [page('home'), { ...page('main', 7), kind: 'theme' }], via: 'mcp' }),
    entry(8, { event: 'roleChanged', subject: 'Ivo Horvat', role: 'publisher' }),
    entry(7, { at: NOW - DAY, by: null, event: 'archived', documents: [page('old', null)] }),
  ]);
  expect(days()).toEqual(['Sunday, May 10, 2026', 'Saturday, May 9, 2026']);
  expect(lines()).toEqual([
    'Ana Kovač publishedby a program',
    'Ana Kovač made Ivo Horvat Publisher',
    'Somebody archived',
  ]);
  const documents = all('link').filter((link) => link.closest('main'));
  expect(documents.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Page · Stranica home', '/sites/adria/pages/home'],
    ['Theme', '/sites/adria/settings/theme/main'],
    ['Page · Stranica old', '/sites/adria/pages/old'],
  ]);
  expect(documents.map((link) => link.parentElement?.querySelector('small')?.textContent)).toEqual([
    'Version 4',
    'Version 7',
    undefined,
  ]);
});

it('shows publications or changes of access alone', async () => {
  await openActivity(() => [
    entry(2, { documents: [page('home')] }),
    entry(1, { event: 'tokenCreated', subject: 'Backup', role: 'editor' }),
  ]);
  await press(find('button', 'Everything What is shown'));
  await press(find('option', 'Access'));
  expect(lines()).toEqual(['Ana Kovač created the token “Backup” for programs (Editor)']);
  await press(find('button', 'Access What is shown'));
  await press(find('option', 'Publications'));
  expect(lines()).toEqual(['Ana Kovač published']);
});

it('asks for older entries from the last one on until a part is short, and opens long lists of documents', async () => {
  const first = Array.from({ length: 50 }, (_, at) => entry(100 - at, { event: 'invitationAccepted' }));
  const many = Array.from({ length: 14 }, (_, at) => page(`p${at}`));
  const { calls } = await openActivity(({ query }) =>
    query?.before === undefined ? first : [entry(3, { documents: many })],
  );
  expect(lines()).toHaveLength(50);
  await press(find('button', 'Show older ones'));
  expect(calls.at(-1)).toEqual(['activity', { site: 'adria', query: { before: 51 } }]);
  expect(lines()).toHaveLength(51);
  expect(all('button').map((button) => button.textContent)).not.toContain('Show older ones');
  const shown = () => all('link').filter((link) => link.closest('main')).length;
  expect(shown()).toBe(12);
  await press(find('button', 'Show 2 more'));
  expect(shown()).toBe(14);
});

it('says that nothing was done yet, and offers to try again where it could not be loaded', async () => {
  let isThere = false;
  await openActivity(() => {
    if (!isThere) throw refusal('notFound');
    return [];
  });
  expect(document.body.textContent).toContain('This could not be loaded');
  isThere = true;
  await press(find('button', 'Try again'));
  expect(document.body.textContent).toContain('Nothing yet');
});

it('is nothing for who is no administrator, and nothing is asked', async () => {
  const { calls } = await openActivity(() => [], 'publisher');
  expect(document.body.textContent).toContain('There is nothing here');
  expect(calls.map(([id]) => id)).not.toContain('activity');
});
