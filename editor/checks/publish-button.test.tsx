// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { type CheckFinding, found } from '../../src/runtime/checks/check-finding.ts';
import { createObservable } from '../sync/observable.ts';
import { type FakeResponses, refusal } from '../testing/fake-editor-api.ts';
import { find, press, settle, setUpEditor } from '../testing/open-editor.tsx';
import { NO_SHARED_SECTIONS } from '../testing/no-shared-sections.ts';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { PublishButton } from './publish-button.tsx';

setUpEditor(
  () => import('./take-back.ts'),
  () => import('./refusal-reasons.ts'),
  () => import('./say-publication.ts'),
  () => import('../versions/is-as-published.ts'),
  () => import('../versions/publish-question.tsx'),
);

const hero = { id: 'hero', name: 'Hero', body: { name: 'Hero' }, version: 4 };
const naming = {
  format: 1,
  sections: [{ id: 's', type: 'SharedSection', v: 1, props: { sharedComponentId: 'hero' }, slots: {} }],
  translations: {},
};

/**
 * Shows the button that publishes version 2 of a page.
 * @param seen the versions that visitors see
 * @param shared the shared sections of the site
 */
async function show(
  seen: { readonly page: number | null; readonly hero?: number | null },
  builder?: object,
  shared?: object,
  responses: FakeResponses = {},
) {
  const draft = {
    saver: { flush: async () => 2, version: () => 2, base: () => ({ name: 'Fleet' }) },
    state: createObservable({ kind: 'saved', at: 0 }),
  };
  const button = (findings: readonly CheckFinding[]) => (
    <PublishButton
      draft={draft as never}
      publishedVersion={seen.page}
      findings={findings}
      onRefused={() => undefined}
      onConflict={() => undefined}
    />
  );
  const shown = await showInWorkspace(
    button([]),
    {
      document: ({ path }) =>
        ({ publishedVersion: path.kind === 'page' ? seen.page : (seen.hero ?? null) }) as never,
      documentVersion: () => ({ body: {} }) as never,
      documentVersions: () => [],
      documents: () => [],
      publish: () => ({}) as never,
      rollBack: () => ({}) as never,
      unpublishDocument: () => undefined as never,
      ...responses,
    },
    { builder, shared },
  );
  return {
    ...shown,
    find: (...findings: readonly CheckFinding[]) => shown.show(button(findings)),
    changes: () =>
      shown.calls.filter(([id]) => ['publish', 'rollBack', 'unpublishDocument'].includes(id)) as unknown[],
  };
}

/** Publishes a page together with the shared section that it shows. */
async function publishBoth(seen: Parameters<typeof show>[0], responses?: FakeResponses) {
  const refresh = vi.fn(async () => undefined);
  const shared = {
    ...NO_SHARED_SECTIONS,
    find: (id: string) => (id === 'hero' ? { ...hero, publishedVersion: seen.hero ?? null } : undefined),
    refresh,
  };
  const shown = await show(seen, naming, shared, responses);
  await press(find('button', 'Publish'));
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
  await press([...document.querySelectorAll<HTMLElement>('[role=dialog] button')].at(-1) as HTMLElement);
  return { ...shown, refresh };
}

const PUBLISHED = [
  'publish',
  {
    site: 'andes',
    body: {
      documents: [
        { kind: 'page', id: 'fleet', version: 2 },
        { kind: 'sharedComponent', id: 'hero', version: 4 },
      ],
    },
  },
];
const rolledBack = (...documents: readonly object[]) => ['rollBack', { site: 'andes', body: { documents } }];
const UNPUBLISHED = ['unpublishDocument', { site: 'andes', path: { kind: 'sharedComponent', id: 'hero' } }];

it('has the lists of pages and what the checks ask about read anew once a page is published, and once that is taken back', async () => {
  const { client, calls, close } = await show({ page: 1 });
  const lists = [
    ['pages', 'andes'],
    ['references', 'andes', 'page', 'de', 'en'],
    ['checked-site', 'andes'],
    ['pages', 'adria'],
  ];
  const read = () => lists.forEach((key) => client.setQueryData(key, []));
  const isInvalidated = () => lists.map((key) => client.getQueryState(key)?.isInvalidated);
  read();
  await press(find('button', 'Publish'));
  expect(calls.at(-1)?.[0]).toBe('publish');
  expect(isInvalidated()).toEqual([true, true, true, false]);
  read();
  await press(find('button', 'Take back'));
  expect(calls.at(-1)?.[0]).toBe('rollBack');
  expect(isInvalidated()).toEqual([true, true, true, false]);
  await close();
});

it.each<[what: string, seen: Parameters<typeof show>[0], takenBack: unknown[]]>([
  [
    'a page together with what visitors did not see',
    { page: 1, hero: null },
    [rolledBack({ kind: 'page', id: 'fleet', version: 1 }), UNPUBLISHED],
  ],
  [
    'a shared section alone where the page is unchanged',
    { page: 2, hero: 3 },
    [rolledBack({ kind: 'sharedComponent', id: 'hero', version: 3 })],
  ],
])('takes back %s', async (_what, seen, takenBack) => {
  const { changes, refresh, close } = await publishBoth(seen);
  expect(refresh).toHaveBeenCalledTimes(1);
  await press(find('button', 'Take back'));
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  expect(changes()).toEqual([PUBLISHED, ...takenBack]);
  await close();
});

it('says what visitors still see where taking back stops half way, and goes on from there', async () => {
  let attempts = 0;
  const { changes, client, close } = await publishBoth(
    { page: 1, hero: null },
    {
      unpublishDocument: () => {
        attempts += 1;
        if (attempts === 1) throw new TypeError('no network');
        return undefined as never;
      },
    },
  );
  client.setQueryData(['pages', 'andes'], []);
  await press(find('button', 'Take back'));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Only a part is taken back.'));
  expect(document.body.textContent).toContain('Visitors still see: Shared section · Hero.');
  expect(client.getQueryState(['pages', 'andes'])?.isInvalidated).toBe(true);
  await press(find('button', 'Take back'));
  await vi.waitFor(() => expect(document.body.textContent).toContain('Taken back:'));
  expect(changes()).toEqual([
    PUBLISHED,
    rolledBack({ kind: 'page', id: 'fleet', version: 1 }),
    UNPUBLISHED,
    UNPUBLISHED,
  ]);
  await close();
});

it('names other documents that are refused as the question did', async () => {
  const { close } = await publishBoth(
    { page: 1 },
    {
      publish: () => {
        const refused = { kind: 'sharedComponent', id: 'hero', version: 4, reason: 'notFound' };
        throw refusal('notPublishable', { refusals: [refused] });
      },
    },
  );
  await vi.waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toContain('Shared section · Hero'),
  );
  await close();
});

it('says why what visitors saw cannot be published any more', async () => {
  const finding = { nodeId: null, path: '/slug', rule: 'required', params: {} };
  const { close } = await show({ page: 1 }, undefined, undefined, {
    rollBack: () => {
      const refused = { kind: 'page', id: 'fleet', version: 1, reason: 'invalid', findings: [finding] };
      throw refusal('notPublishable', { refusals: [refused] });
    },
  });
  await press(find('button', 'Publish'));
  await press(find('button', 'Take back'));
  await settle();
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('Page · fleet: Version 1 cannot be published again:'),
  );
  await close();
});

it.each<[what: string, finding: CheckFinding, asked: string[], told: string]>([
  [
    'asks about a warning',
    found('warning', 'missing-translation', 'a', '/props/text', { languages: ['de'] }),
    ['Look at this first:1 text is missing'],
    '',
  ],
  [
    'publishes nothing, and says so, with an error',
    found('error', 'broken-reference', 'a', '/props/link', { kind: 'page', id: 'x' }),
    [],
    'Mend 1 error before publishing.',
  ],
])('%s that was found while it looked for drafts of shared sections', async (_what, finding, asked, told) => {
  let read = (_version: never) => {};
  const documentVersion = () =>
    new Promise<never>((resolve) => {
      read = resolve;
    });
  const shared = {
    ...NO_SHARED_SECTIONS,
    find: (id: string) => (id === 'hero' ? { ...hero, publishedVersion: 3 } : undefined),
  };
  const {
    find: check,
    changes,
    close,
  } = await show({ page: 1, hero: 3 }, naming, shared, { documentVersion });
  await press(find('button', 'Publish'));
  await check(finding);
  await act(async () => read({ body: hero.body } as never));
  await settle();
  const warnings = [...document.querySelectorAll('[role=dialog] p')].map(
    (title) => title.parentElement?.textContent,
  );
  expect(warnings.slice(0, 1)).toEqual(asked);
  expect(document.querySelector('[role=status]')?.textContent).toBe(told);
  expect(changes()).toEqual([]);
  await close();
});

it.each<[what: string, seen: Parameters<typeof show>[0], responses: FakeResponses]>([
  ['the version that visitors see', { page: 2 }, {}],
  [
    'another version that says the same',
    { page: 1 },
    { documentVersion: () => ({ body: { name: 'Fleet' } }) as never },
  ],
])(
  'has nothing to publish of %s: its button says so, keeps the focus, and asks the server nothing',
  async (_what, seen, responses) => {
    const { changes, close } = await show(seen, undefined, undefined, responses);
    const button = find('button', 'Publish');
    expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false]);
    const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('Nothing has changed since it was published.');
    await press(button);
    expect(document.querySelector('[role=status]')?.textContent).toContain('Nothing has changed');
    expect(changes()).toEqual([]);
    await close();
  },
);

it.each<[what: string, seen: Parameters<typeof show>[0], naming?: object]>([
  ['a page that visitors never saw', { page: null }],
  ['a page that was changed', { page: 1 }],
  ['a page that shows a shared section with a draft', { page: 2, hero: 3 }, naming],
])('has %s to publish', async (_what, seen, builder) => {
  const shared = {
    ...NO_SHARED_SECTIONS,
    find: (id: string) => (id === 'hero' ? { ...hero, publishedVersion: seen.hero ?? null } : undefined),
  };
  const { close } = await show(seen, builder, shared);
  expect(find('button', 'Publish').hasAttribute('aria-disabled')).toBe(false);
  await close();
});

it('has a text to publish that is still being typed on the canvas', async () => {
  const { workspace, close } = await show({ page: 2 });
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
  const { changes, close } = await show({ page: 2 }, undefined, undefined, {
    documentVersion: () => ({ body: { builder: { format: 1, sections: [], translations: {} } } }) as never,
    document: () => ({ publishedVersion: 2 }) as never,
    documents: ({ path }) => (path.kind === 'sharedComponent' ? [other] : []) as never,
  });
  await press(find('button', 'More ways to publish'));
  await press(find('menuitem', 'Review and publish…'));
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] [role=switch]')).not.toBeNull());
  const publish = () => [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].at(-1);
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Nothing has changed');
  expect(publish()?.disabled).toBe(true);
  await press(document.querySelector('[role=dialog] [role=switch]') as HTMLElement);
  expect(publish()?.disabled).toBe(false);
  await press(publish() as HTMLElement);
  expect(changes()).toMatchObject([['publish', { body: { documents: [{ id: 'fleet' }, { id: 'news' }] } }]]);
  await close();
});
