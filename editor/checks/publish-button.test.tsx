// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { type CheckFinding, found } from '../../src/runtime/checks/check-finding.ts';
import { type FakeResponses, refusal } from '../testing/fake-editor-api.ts';
import { find, press, settle, setUpEditor } from '../testing/open-editor.tsx';
import { NO_SHARED_SECTIONS } from '../testing/no-shared-sections.ts';
import { hero, naming, publishInQuestion, showPublishButton } from '../testing/show-publish-button.tsx';

/** When the code is there that says what was published. */
const loaded = vi.hoisted(() => ({ after: Promise.resolve() }));
vi.mock(import('./say-publication.ts'), async (load) => {
  const said = await load();
  return {
    ...said,
    async sayPublished(...published) {
      await loaded.after;
      return said.sayPublished(...published);
    },
  };
});

setUpEditor(
  () => import('../../src/site/findings/check-document.ts'),
  () => import('../../src/runtime/checks/palette.ts'),
  () => import('./take-back.ts'),
  () => import('./refusal-reasons.ts'),
  () => import('./say-publication.ts'),
  () => import('../versions/is-as-published.ts'),
  () => import('../versions/publish-question.tsx'),
);

/** Publishes a page together with the shared section that it shows. */
async function publishBoth(
  seen: Parameters<typeof showPublishButton>[0],
  responses?: FakeResponses,
  surroundings: Parameters<typeof showPublishButton>[2] = {},
) {
  const refresh = vi.fn(async () => undefined);
  const shared = {
    ...NO_SHARED_SECTIONS,
    find: (id: string) => (id === 'hero' ? { ...hero, publishedVersion: seen.hero ?? null } : undefined),
    refresh,
  };
  const shown = await showPublishButton(seen, responses, { ...surroundings, builder: naming, shared });
  await press(find('button', 'Publish'));
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
  await press(publishInQuestion());
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
  const { client, calls, close } = await showPublishButton({ page: 1 });
  const lists = [
    ['pages', 'andes'],
    ['references', 'andes', 'page', 'de', 'en'],
    ['checked-site', 'andes'],
    ['versions', 'andes', 'page', 'fleet', 'published'],
    ['pages', 'adria'],
  ];
  const read = () => lists.forEach((key) => client.setQueryData(key, []));
  const isInvalidated = () => lists.map((key) => client.getQueryState(key)?.isInvalidated);
  read();
  await press(find('button', 'Publish'));
  expect(calls.at(-1)?.[0]).toBe('publish');
  expect(isInvalidated()).toEqual([true, true, true, true, false]);
  read();
  await press(find('button', 'Take back'));
  expect(calls.at(-1)?.[0]).toBe('rollBack');
  expect(isInvalidated()).toEqual([true, true, true, true, false]);
  await close();
});

it.each<[what: string, seen: Parameters<typeof showPublishButton>[0], takenBack: unknown[]]>([
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

it('says the languages of all that was published together, as the question did', async () => {
  const text = { id: 'h', type: 'Paragraph', v: 1, props: { text: 'offer' }, slots: {} };
  const body = { builder: { format: 1, sections: [text], translations: { de: { offer: 'Angebot' } } } };
  const { close } = await publishBoth(
    { page: 1 },
    { documentVersion: ({ path }) => ({ body: path.kind === 'sharedComponent' ? body : {} }) as never },
    { languages: ['de', 'hr'], configuration: toSiteConfiguration({}, () => undefined) ?? {} },
  );
  await vi.waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toContain(
      'Complete and up to date in 1 of 2 languages.',
    ),
  );
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
  const { close } = await showPublishButton(
    { page: 1 },
    {
      rollBack: () => {
        const refused = { kind: 'page', id: 'fleet', version: 1, reason: 'invalid', findings: [finding] };
        throw refusal('notPublishable', { refusals: [refused] });
      },
    },
  );
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
  } = await showPublishButton({ page: 1, hero: 3 }, { documentVersion }, { builder: naming, shared });
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

it('closes the question as soon as the server has published, before it is loaded what is said of it', async () => {
  let load = () => {};
  loaded.after = new Promise((resolve) => {
    load = resolve;
  });
  const { changes, close } = await publishBoth({ page: 1 });
  expect(changes()).toEqual([PUBLISHED]);
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  await act(async () => load());
  await settle();
  expect(document.querySelector('[role=status]')?.textContent).toContain('Published');
  await close();
});
