// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { type FakeResponses, refusal } from '../testing/fake-editor-api.ts';
import { NO_SHARED_SECTIONS } from '../testing/no-shared-sections.ts';
import { find, press, setUpEditor } from '../testing/open-editor.tsx';
import { hero, naming, publishInQuestion, showPublishButton } from '../testing/show-publish-button.tsx';

setUpEditor(
  () => import('../versions/is-as-published.ts'),
  () => import('../versions/publish-question.tsx'),
  () => import('../versions/waiting-around.ts'),
);

it.each<[what: string, seen: Parameters<typeof showPublishButton>[0], responses: FakeResponses]>([
  ['the version that visitors see', { page: 2 }, {}],
  [
    'another version that says the same',
    { page: 1 },
    { documentVersion: () => ({ body: { name: 'Fleet' } }) as never },
  ],
])(
  'has nothing to publish of %s: its button says so, keeps the focus, and publishes nothing',
  async (_what, seen, responses) => {
    const { changes, close } = await showPublishButton(seen, responses);
    const button = find('button', 'Publish');
    expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false]);
    const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('Nothing has changed since it was published.');
    await act(async () => button.focus());
    await press(button);
    expect(document.querySelector('[role=status]')?.textContent).toContain('Nothing has changed');
    expect(document.activeElement).toBe(button);
    expect(changes()).toEqual([]);
    await close();
  },
);

it('has a menu whose entry says the same, can be reached and pressed like the button, and no other is dimmed', async () => {
  const { changes, calls, close } = await showPublishButton({ page: 2 });
  await press(find('button', 'More ways to publish'));
  const entry = find('menuitem', 'Publish');
  const told = (attribute: string) => {
    const ids = (entry.getAttribute(attribute) ?? '').split(' ');
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
  };
  expect(entry.getAttribute('aria-disabled')).toBe('true');
  expect(told('aria-labelledby')).toBe('Publish');
  expect(told('aria-describedby')).toBe('Nothing has changed since it was published.');
  for (const key of ['ArrowDown', 'ArrowUp']) {
    const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    await act(async () => document.activeElement?.dispatchEvent(pressed));
  }
  expect(document.activeElement).toBe(entry);
  expect(find('menuitem', 'Review and publish…').hasAttribute('aria-disabled')).toBe(false);
  await press(entry);
  expect(calls.at(-1)?.[0]).toBe('document');
  expect(document.querySelector('[role=status]')?.textContent).toContain('Nothing has changed');
  expect(changes()).toEqual([]);
  await close();
});

it('has a menu whose entry is not dimmed where there is something to publish', async () => {
  const { changes, close } = await showPublishButton({ page: 1 });
  await press(find('button', 'More ways to publish'));
  expect(find('menuitem', 'Publish').hasAttribute('aria-disabled')).toBe(false);
  await press(find('menuitem', 'Publish'));
  expect(changes()).toHaveLength(1);
  await close();
});

it.each<[what: string, seen: Parameters<typeof showPublishButton>[0], naming?: object]>([
  ['a page that visitors never saw', { page: null }],
  ['a page that was changed', { page: 1 }],
  ['a page that shows a shared section with a draft', { page: 2, hero: 3 }, naming],
])('has %s to publish', async (_what, seen, builder) => {
  const shared = {
    ...NO_SHARED_SECTIONS,
    find: (id: string) => (id === 'hero' ? { ...hero, publishedVersion: seen.hero ?? null } : undefined),
  };
  const { close } = await showPublishButton(seen, {}, { builder, shared });
  expect(find('button', 'Publish').hasAttribute('aria-disabled')).toBe(false);
  await close();
});

it('has drafts to publish of what stands around the page, which the question offers from the beginning', async () => {
  const draft = { title: {}, draftVersion: 3, publishedVersion: 2, isArchived: false };
  const foot = { ...draft, id: 'foot', title: { en: 'Footer' } };
  const { changes, close } = await showPublishButton(
    { page: 2 },
    {
      documentVersion: ({ path }) => ({ body: { name: `${path.id} ${path.version}` } }) as never,
      documents: ({ path }) =>
        (({
          header: [{ ...draft, id: 'header' }],
          layout: [{ ...draft, id: 'default', draftVersion: 2 }],
          sharedComponent: [foot, { ...draft, id: 'elsewhere' }],
        })[path.kind as string] ?? []) as never,
    },
    {
      configuration: {
        header: { sharedComponentId: '' },
        layouts: [{ id: 'default', layoutItems: [{ type: 'component', sharedComponentId: 'foot' }] }],
        sharedComponents: [
          { id: 'foot', wrapperTag: 'footer' },
          { id: 'elsewhere', wrapperTag: 'div' },
        ],
      },
    },
  );
  await vi.waitFor(() => expect(find('button', 'Publish').hasAttribute('aria-disabled')).toBe(false));
  await press(find('button', 'Publish'));
  const switches = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] [role=switch]')];
  expect(switches.map(({ checked }) => checked)).toEqual([true, false, true]);
  await press(publishInQuestion());
  expect(changes()).toContainEqual([
    'publish',
    {
      site: 'andes',
      body: {
        documents: [
          { kind: 'page', id: 'fleet', version: 2 },
          { kind: 'header', id: 'header', version: 3 },
          { kind: 'sharedComponent', id: 'foot', version: 3 },
        ],
      },
    },
  ]);
  await close();
});

it('has a text to publish that is still being typed on the canvas', async () => {
  const { workspace, close } = await showPublishButton({ page: 2 });
  await act(async () => workspace.typed.set({ id: 'a', path: '/text', text: 'New' } as never));
  expect(find('button', 'Publish').hasAttribute('aria-disabled')).toBe(false);
  await act(async () => workspace.typed.set(null));
  expect(find('button', 'Publish').getAttribute('aria-disabled')).toBe('true');
  await close();
});

it('has an unchanged page to publish with other drafts alone, which the question offers', async () => {
  const other = {
    id: 'news',
    title: { en: 'News' },
    draftVersion: 3,
    publishedVersion: null,
    isArchived: false,
  };
  const { changes, close } = await showPublishButton(
    { page: 2 },
    {
      documentVersion: () => ({ body: { builder: { format: 1, sections: [], translations: {} } } }) as never,
      documentVersions: () => [{ version: 2 }] as never,
      documents: ({ path }) => (path.kind === 'sharedComponent' ? [other] : []) as never,
    },
  );
  await press(find('button', 'More ways to publish'));
  await press(find('menuitem', 'Review and publish…'));
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] [role=switch]')).not.toBeNull());
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Nothing has changed');
  expect(publishInQuestion().disabled).toBe(true);
  await press(document.querySelector('[role=dialog] [role=switch]') as HTMLElement);
  expect(publishInQuestion().disabled).toBe(false);
  await press(publishInQuestion());
  expect(changes()).toMatchObject([['publish', { body: { documents: [{ id: 'fleet' }, { id: 'news' }] } }]]);
  await close();
});

it.each<[what: string, now: object]>([
  ['was unpublished', { version: 2, publishedVersion: null }],
  ['was shown to visitors in an earlier version', { version: 2, publishedVersion: 1 }],
])('publishes a page that %s by somebody else meanwhile', async (_what, now) => {
  const { changes, client, close } = await showPublishButton(
    { page: 2 },
    {
      document: () => now as never,
    },
  );
  const published = ['versions', 'andes', 'page', 'fleet', 'published'];
  client.setQueryData(published, 2);
  expect(find('button', 'Publish').getAttribute('aria-disabled')).toBe('true');
  await press(find('button', 'Publish'));
  expect(changes()).toMatchObject([['publish', { body: { documents: [{ id: 'fleet', version: 2 }] } }]]);
  expect(document.querySelector('[role=status]')?.textContent).not.toContain('Nothing has changed');
  expect(client.getQueryState(published)?.isInvalidated).toBe(true);
  await close();
});

it('shows the version that somebody else stored meanwhile of a page that is unchanged here', async () => {
  const { onConflict, client, close } = await showPublishButton(
    { page: 2 },
    {
      document: () => ({ version: 3, publishedVersion: 2 }) as never,
      publish: () => {
        const refused = { kind: 'page', id: 'fleet', version: 2, reason: 'conflict' };
        throw refusal('notPublishable', { refusals: [refused] });
      },
    },
  );
  const published = ['versions', 'andes', 'page', 'fleet', 'published'];
  client.setQueryData(published, 2);
  await press(find('button', 'Publish'));
  expect(onConflict).toHaveBeenCalledOnce();
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  expect(client.getQueryState(published)?.isInvalidated).toBe(true);
  await close();
});

it('compares with what visitors see once more where that could not be read', async () => {
  let attempts = 0;
  const {
    show: showInstead,
    find: showAgain,
    close,
  } = await showPublishButton(
    { page: 1 },
    {
      documentVersion: () => {
        attempts += 1;
        if (attempts === 1) throw new TypeError('no network');
        return { body: { name: 'Fleet' } } as never;
      },
    },
  );
  expect(find('button', 'Publish').hasAttribute('aria-disabled')).toBe(false);
  await showInstead(null);
  await showAgain();
  expect(find('button', 'Publish').getAttribute('aria-disabled')).toBe('true');
  await close();
});

it('has nothing to publish of an unchanged page once its changed shared section is switched off', async () => {
  const shared = {
    ...NO_SHARED_SECTIONS,
    find: (id: string) => (id === 'hero' ? { ...hero, publishedVersion: 3 } : undefined),
  };
  const { close } = await showPublishButton(
    { page: 2, hero: 3 },
    {
      documentVersion: () => ({ body: { builder: naming } }) as never,
      documentVersions: () => [{ version: 2 }] as never,
    },
    { builder: naming, shared },
  );
  await press(find('button', 'Publish'));
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] [role=switch]')).not.toBeNull());
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Nothing has changed');
  expect(publishInQuestion().disabled).toBe(false);
  await press(document.querySelector('[role=dialog] [role=switch]') as HTMLElement);
  expect(publishInQuestion().disabled).toBe(true);
  await close();
});
