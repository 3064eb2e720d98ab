// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { found } from '../../src/runtime/checks/check-finding.ts';
import { setUpEditor } from '../testing/open-editor.tsx';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { PublishQuestion } from './publish-question.tsx';

setUpEditor();

const missing = (path: string, ...languages: string[]) =>
  found('warning', 'missing-translation', 'a', path, { languages });

/** What the question says of a page that visitors do not see. @param publishedAt when its only version was published */
async function asked(publishedAt: number | null): Promise<string> {
  const question = (
    <PublishQuestion
      isBusy={false}
      isUnchanged={false}
      findings={[missing('/props/text', 'de', 'pt'), missing('/props/title', 'pt')]}
      together={[]}
      onTogether={() => undefined}
      onPublish={() => undefined}
      onClose={() => undefined}
    />
  );
  const { close } = await showInWorkspace(question, {
    document: () => ({ publishedVersion: null, isArchived: false }) as never,
    documentVersions: () => [{ version: 1, publishedAt }] as never,
    documents: () => [],
  });
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
  const question = (
    <PublishQuestion
      isBusy={false}
      isUnchanged={false}
      findings={[]}
      together={[{ kind: 'sharedComponent', id: 'hero', version: 4, name: 'Offer' }]}
      onTogether={() => undefined}
      onPublish={() => undefined}
      onClose={() => undefined}
    />
  );
  const { close } = await showInWorkspace(question, {
    document: () => ({ publishedVersion: null, isArchived: false }) as never,
    documentVersions: () => [],
    documents: () => new Promise<never>(() => {}),
  });
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Shared section · Offer');
  await close();
});
