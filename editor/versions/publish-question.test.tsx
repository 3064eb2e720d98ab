// @vitest-environment jsdom
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { type CheckFinding, found } from '../../src/runtime/checks/check-finding.ts';
import type { FakeResponses } from '../testing/fake-editor-api.ts';
import { find, press, setUpEditor } from '../testing/open-editor.tsx';
import { summary } from '../testing/open-pages.ts';
import { naming, publishInQuestion } from '../testing/show-publish-button.tsx';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import type { Workspace } from '../workspace/workspace.ts';
import type { NamedDraft } from './publication.ts';
import { PublishQuestion } from './publish-question.tsx';

setUpEditor(
  () => import('../../src/site/findings/check-document.ts'),
  () => import('../../src/runtime/checks/palette.ts'),
);

const missing = (path: string, ...languages: string[]) =>
  found('warning', 'missing-translation', 'a', path, { languages });

/** The question, of a page without findings and other drafts where it gets no others. */
const question = (given: Partial<ComponentProps<typeof PublishQuestion>> = {}) => (
  <PublishQuestion
    isBusy={false}
    unchanged={null}
    findings={[]}
    together={[]}
    onTogether={() => undefined}
    onPublish={() => undefined}
    onClose={() => undefined}
    {...given}
  />
);

/**
 * What the question says of a document that visitors do not see.
 * @param publishedAt when its only version was published
 */
async function asked(publishedAt: number | null, kind: Workspace['kind'] = 'page'): Promise<string> {
  const { close } = await showInWorkspace(
    question({ findings: [missing('/props/text', 'de', 'pt'), missing('/props/title', 'pt')] }),
    {
      document: () => ({ publishedVersion: null, isArchived: false }) as never,
      documentVersions: () => [{ version: 1, publishedAt }] as never,
      documents: () => [],
    },
    { kind },
  );
  const text = document.body.textContent;
  await close();
  return text;
}

it.each<[what: string, kind: Workspace['kind'], publishedAt: number | null, question: string, said: string]>([
  [
    'a page the first time, where no version was published ever',
    'page',
    null,
    'Publish this page?',
    'Visitors see the page for the first time.',
  ],
  ['a page again, where one was', 'page', 1, 'Publish this page?', 'Visitors see the page again.'],
  [
    'a shared section the first time',
    'sharedComponent',
    null,
    'Publish this shared section?',
    'Visitors see the shared section for the first time.',
  ],
  [
    'a shared section again',
    'sharedComponent',
    1,
    'Publish this shared section?',
    'Visitors see the shared section again.',
  ],
])('shows %s', async (_what, kind, publishedAt, asks, said) => {
  const text = await asked(publishedAt, kind);
  expect([text.includes(asks), text.includes(said)]).toEqual([true, true]);
});

it('counts the changes of a shared section, and calls it so', async () => {
  const { close } = await showInWorkspace(
    question(),
    {
      document: () => ({ publishedVersion: 1, isArchived: false }) as never,
      documentVersion: () => ({ body: { builder: { format: 1, sections: [], translations: {} } } }) as never,
      documentVersions: () => [{ version: 2, publishedAt: 1 }] as never,
      documents: () => [],
    },
    { kind: 'sharedComponent', builder: naming },
  );
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('1 change in this shared section.');
  await close();
});

/** A shared section with a text that is there in German alone. */
const OFFER = {
  builder: {
    format: 1,
    sections: [{ id: 'h', type: 'Paragraph', v: 1, props: { text: 'offer' }, slots: {} }],
    translations: { de: { offer: 'Angebot' } },
  },
};
const OFFER_DRAFT: NamedDraft = { kind: 'sharedComponent', id: 'hero', version: 4, name: 'Offer' };

/** Shows the question of a German and Croatian site, whose version of a shared section is given. */
const askWith = (
  given: Partial<ComponentProps<typeof PublishQuestion>>,
  documentVersion: FakeResponses['documentVersion'] = () => ({ body: OFFER }) as never,
) =>
  showInWorkspace(
    question(given),
    {
      document: () => ({ publishedVersion: null, isArchived: false }) as never,
      documentVersion,
      documentVersions: () => [],
      documents: () => [],
    },
    {
      languages: ['de', 'hr'],
      configuration: toSiteConfiguration({}, () => undefined) ?? {},
    },
  );
const dialogText = () => document.querySelector('[role=dialog]')?.textContent;

it('counts the texts of what is published together too, and leads to those that the page does not lack', async () => {
  const onPublish = vi.fn<(known: readonly CheckFinding[] | null) => void>();
  const outdated = found('warning', 'outdated-translation', 'a', '/props/text', { languages: ['hr'] });
  const { show, close } = await askWith({ findings: [outdated], together: [OFFER_DRAFT], onPublish });
  expect(dialogText()).toContain('Hrvatski: 1 text is missing, 1 text is outdated');
  const links = [...document.querySelectorAll('[role=dialog] li a')].map((link) => link.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual([
    '/sites/andes/shared/hero/translations?language=hr&texts=missing',
    '/sites/andes/pages/fleet/translations?language=hr&texts=outdated',
  ]);
  await press(publishInQuestion());
  expect(onPublish.mock.lastCall?.[0]?.map(({ rule }) => rule)).toEqual([
    'outdated-translation',
    'missing-translation',
  ]);
  await show(question({ findings: [outdated], onPublish }));
  expect(dialogText()).toContain('Hrvatski: 1 text is outdated');
  await press(publishInQuestion());
  expect(onPublish.mock.lastCall?.[0]).toEqual([outdated]);
  await close();
});

it('says nothing of languages where what is published together cannot be read', async () => {
  const onPublish = vi.fn<(known: readonly CheckFinding[] | null) => void>();
  const { close } = await askWith({ together: [OFFER_DRAFT], onPublish }, () => {
    throw new TypeError('no network');
  });
  expect(dialogText()).toContain('This could not be loaded.');
  expect(dialogText()).not.toContain('Hrvatski');
  await press(publishInQuestion());
  expect(onPublish).toHaveBeenCalledExactlyOnceWith(null);
  await close();
});

it('does not tell that visitors do not see what is published at the same moment', async () => {
  const refers = (id: string) =>
    found('warning', 'unpublished-reference', null, '/seo', { kind: 'sharedComponent', id });
  const findings = [refers('hero'), refers('other')];
  const told = () =>
    [...document.querySelectorAll('[role=dialog] li')].map(({ textContent }) => textContent).slice(0, -2);
  const { show, close } = await askWith({ findings, together: [OFFER_DRAFT] });
  expect(told()).toEqual(['1 text is missing', 'refers to “other”, which visitors do not see yet.']);
  await show(question({ findings }));
  expect(told()).toEqual([
    'refers to “hero”, which visitors do not see yet.',
    'refers to “other”, which visitors do not see yet.',
  ]);
  await close();
});

it('counts the texts that are missing over all languages', async () => {
  expect(await asked(null)).toContain('Look at this first:3 texts are missing');
});

it('names what is published together at once, before it knows what else waits', async () => {
  const { close } = await showInWorkspace(
    question({ together: [{ kind: 'sharedComponent', id: 'hero', version: 4, name: 'Offer' }] }),
    {
      document: () => ({ publishedVersion: null, isArchived: false }) as never,
      documentVersions: () => [],
      documents: () => new Promise<never>(() => {}),
    },
  );
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Shared section · Offer');
  await close();
});

it('leads from the texts that a language has left to write to where they are translated', async () => {
  const closed = vi.fn();
  const outdated = found('warning', 'outdated-translation', 'a', '/props/text', { languages: ['hr'] });
  const inSource = found('warning', 'sample-text', 'a', '/props/title', { languages: ['de'] });
  const { close } = await showInWorkspace(
    question({ findings: [missing('/props/title', 'de', 'hr'), outdated, inSource], onClose: closed }),
    {
      document: () => ({ publishedVersion: null, isArchived: false }) as never,
      documentVersions: () => [],
      documents: () => [],
    },
    { languages: ['de', 'hr'] },
  );
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[role=dialog] a')];
  const texts = (filter: string) => `/sites/andes/pages/fleet/translations?language=hr&texts=${filter}`;
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 text is outdated', texts('outdated')],
    ['1 text is missing', texts('missing')],
    ['1 text is outdated', texts('outdated')],
  ]);
  await press(find('link', '1 text is missing'));
  expect(closed).toHaveBeenCalledOnce();
  await close();
});

it('calls a page that can be published with it as the list of pages does', async () => {
  const title = { hr: 'Kontakt | Adria Cars', de: 'Kontakt Cars', 'en-GB': 'Contact | Adria Cars' };
  const contact = summary('contact', '', { title, searchTitle: title, publishedVersion: null });
  const { close } = await showInWorkspace(question(), {
    document: () => ({ publishedVersion: null, isArchived: false }) as never,
    documentVersion: () => ({ body: {} }) as never,
    documentVersions: () => [],
    documents: ({ path }) => (path.kind === 'page' ? [contact] : []),
    siteConfiguration: () =>
      ({
        languages: [
          { isoLanguageName: 'hr', isDefault: true, url: '' },
          { isoLanguageName: 'en-GB', isDefault: false, url: '' },
        ],
      }) as never,
  });
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Page · Contact');
  expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('Adria Cars');
  await close();
});

it('names a draft of which it cannot be read what visitors have', async () => {
  const contact = summary('contact', 'Contact', { draftVersion: 2, publishedVersion: 1 });
  const { close } = await showInWorkspace(question(), {
    document: () => ({ publishedVersion: null, isArchived: false }) as never,
    documentVersion: ({ path }) => {
      if (path.version === '1') throw new TypeError('no network');
      return { body: {} } as never;
    },
    documentVersions: () => [],
    documents: ({ path }) => (path.kind === 'page' ? [contact] : []),
    siteConfiguration: () => ({ languages: [] }) as never,
  });
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Page · Contact');
  await close();
});

it.each<[what: string, publishedVersion: number | null, newest: number, isDisabled: boolean, said: boolean]>([
  ['cannot be published where the server has the same versions', 3, 4, true, true],
  ['can be published where it was unpublished meanwhile', null, 4, false, false],
  ['can be published where another version was published meanwhile', 4, 4, false, true],
  ['can be published where another version was stored meanwhile, which may have changes', 3, 5, false, false],
])(
  'a page that this tab knows as unchanged %s',
  async (_what, publishedVersion, newest, isDisabled, said) => {
    const builder = { format: 1, sections: [], translations: {} };
    const { close } = await showInWorkspace(question({ unchanged: { version: 4, publishedVersion: 3 } }), {
      document: () => ({ publishedVersion, isArchived: false }) as never,
      documentVersion: () => ({ body: { builder } }) as never,
      documentVersions: () => [{ version: newest, publishedAt: 1 }] as never,
      documents: () => [],
    });
    expect(publishInQuestion().disabled).toBe(isDisabled);
    expect(document.querySelector('[role=dialog]')?.textContent?.includes('Nothing has changed')).toBe(said);
    await close();
  },
);
