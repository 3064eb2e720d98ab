// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import type { JsonObject } from '../document/page-document.ts';
import { openStore } from '../document/open-store.ts';
import { type FakeResponses, refusal } from '../testing/fake-editor-api.ts';
import { find, press, settle, setUpEditor } from '../testing/open-editor.tsx';
import { showInEditor } from '../testing/show-in-editor.tsx';
import { SettingsPublish } from './settings-publish.tsx';

setUpEditor(
  () => import('./settings-question.tsx'),
  () => import('../checks/take-back.ts'),
  () => import('../checks/refusal-reasons.ts'),
  () => import('../../src/site/findings/check-document.ts'),
);

const languages = [{ isoLanguageName: 'de', isDefault: true, url: '' }];
const site = {
  id: 'andes',
  settings: { site: toSiteConfiguration({ languages }, () => undefined), seo: { title: {} } },
  api: { places: () => Promise.resolve([]), fleet: () => Promise.resolve([]) },
  pictures: [],
  shared: { list: () => [] },
} as unknown as OpenSite;

const page = (id: string, publishedVersion: number | null) =>
  ({ id, draftVersion: 1, publishedVersion, isArchived: false, title: {}, anchors: [] }) as never;

/** Shows the button that publishes settings, and presses it. @returns what was told, asked and published by then */
async function publish(
  kind: SettingsKind,
  body: JsonObject,
  before: number | null = 2,
  responses: FakeResponses = {},
) {
  const versions: (number | null)[] = [];
  const refused: CheckFinding[] = [];
  const { calls, close } = await showInEditor(
    <SettingsPublish
      kind={kind}
      id="main"
      name="Main"
      site={site}
      store={openStore(body, undefined, () => 0)}
      saver={{ flush: () => Promise.resolve(3), save: () => Promise.resolve(3) } as never}
      publishedVersion={2}
      isDisabled={false}
      onPublished={(version) => versions.push(version)}
      onRefused={(findings) => refused.push(...findings)}
      onConflict={() => undefined}
    />,
    {
      documents: ({ path }) => (path.kind === 'page' ? [page('home', 1), page('new', null)] : []),
      documentVersion: () => ({ body: {} }) as never,
      document: () => ({ publishedVersion: before }) as never,
      publish: () => ({}) as never,
      rollBack: () => ({}) as never,
      unpublishDocument: () => undefined as never,
      ...responses,
    },
  );
  await press(find('button', 'Publish'));
  await vi.waitFor(async () => {
    await settle();
    expect(document.querySelector('[role=dialog], [role=status], [role=alert]')).not.toBeNull();
  });
  return {
    calls,
    versions,
    refused,
    asked: () => [...document.querySelectorAll('[role=dialog] li')].map(({ textContent }) => textContent),
    published: () => calls.filter(([id]) => id === 'publish').length,
    close,
  };
}

const menu = (pageId: string) => ({ name: 'Main', menuItems: [{ id: 'a', pageId, label: { de: 'A' } }] });

it('publishes settings at once where nothing is to be mended', async () => {
  const { published, close } = await publish('menu', menu('home'));
  expect(published()).toBe(1);
  expect(document.body.textContent).toContain('Published: visitors see it now.');
  await close();
});

it.each([
  ['the version before', 2, 'rollBack', { body: { documents: [{ kind: 'menu', id: 'main', version: 2 }] } }],
  ['nothing, as before', null, 'unpublishDocument', { path: { kind: 'menu', id: 'main' } }],
])('takes back what was published of settings: visitors have %s', async (_what, before, operation, call) => {
  const { calls, versions, close } = await publish('menu', menu('home'), before);
  await press(find('button', 'Take back'));
  await vi.waitFor(() => expect(versions).toEqual([3, before]));
  expect(calls.at(-1)).toEqual([operation, { site: 'andes', ...call }]);
  await settle();
  expect(document.body.textContent).toContain('Taken back: visitors see what they saw before.');
  await close();
});

it('says by its name what cannot be published again', async () => {
  const finding = { nodeId: null, path: '/name', rule: 'required', params: {} };
  const refused = { kind: 'menu', id: 'main', version: 2, reason: 'invalid', findings: [finding] };
  const { close } = await publish('menu', menu('home'), 2, {
    rollBack: () => {
      throw refusal('notPublishable', { refusals: [refused] });
    },
  });
  await press(find('button', 'Take back'));
  await settle();
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('Menu · Main: Version 2 cannot be published again:'),
  );
  await close();
});

it.each<[what: string, kind: SettingsKind, body: JsonObject, asked: string]>([
  [
    'an entry of a menu leads to a page that visitors do not see',
    'menu',
    menu('new'),
    'Entries › 1 › Page: refers to “new”, which visitors do not see yet.',
  ],
  [
    'a colour of the theme is hard to see',
    'theme',
    { palette: { accent: '#ffe9a8', paper: '#ffffff' } },
    'Palette › Accent: is hard to see: contrast 1.2 on #ffffff, at least 3 is needed.',
  ],
  [
    'visitors get another colour than the one of the theme',
    'theme',
    { palette: { line: '#dddddd', paper: '#ffffff' } },
    'Palette › Line: contrast 1.3 on #ffffff, at least 3 is needed. Visitors see #8f9091 on #ffffff instead.',
  ],
])('asks before it publishes settings where %s', async (_what, kind, body, sentence) => {
  const { asked, published, close } = await publish(kind, body);
  expect(asked()).toContain(sentence);
  expect(published()).toBe(0);
  await press([...document.querySelectorAll<HTMLElement>('[role=dialog] button')].at(-1) as HTMLElement);
  expect(published()).toBe(1);
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.body.textContent).not.toContain('visitors see it now');
  await close();
});

it('refuses settings that the checks find errors in, before the server is asked', async () => {
  const { refused, published, close } = await publish('menu', menu('gone'));
  expect(published()).toBe(0);
  expect(refused).toMatchObject([{ rule: 'broken-reference', path: '/menuItems/0/pageId' }]);
  expect(document.body.textContent).toContain('This cannot be published as it is.');
  await close();
});
