// @vitest-environment jsdom
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { found } from '../../src/runtime/checks/check-finding.ts';
import { find, press, setUpEditor } from '../testing/open-editor.tsx';
import { summary } from '../testing/open-pages.ts';
import { publishInQuestion } from '../testing/show-publish-button.tsx';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { PublishQuestion } from './publish-question.tsx';

setUpEditor();

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

/** What the question says of a page that visitors do not see. @param publishedAt when its only version was published */
async function asked(publishedAt: number | null): Promise<string> {
  const { close } = await showInWorkspace(
    question({ findings: [missing('/props/text', 'de', 'pt'), missing('/props/title', 'pt')] }),
    {
      document: () => ({ publishedVersion: null, isArchived: false }) as never,
      documentVersions: () => [{ version: 1, publishedAt }] as never,
      documents: () => [],
    },
  );
  const text = document.body.textContent;
  await close();
  return text;
}

it.each([
  ['the first time, where no version was published ever', null, 'Visitors see the page for the first time.'],
  ['again, where one was', 1, 'Visitors see the page again.'],
])('a page is shown for %s', async (_what, publishedAt, said) => {
  expect(await asked(publishedAt)).toContain(said);
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
