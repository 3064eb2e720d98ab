// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { refreshPages } from '../app/page-list/use-pages.ts';
import { settle, setUpEditor } from '../testing/open-editor.tsx';
import { showInEditor } from '../testing/show-in-editor.tsx';
import { usePublishedVersion } from './use-published-version.ts';

setUpEditor();

/** Shows the version that visitors see of a document. @param read what the server says, one read after the other */
async function show(read: readonly (number | null)[], kind: DocumentKind = 'page') {
  const said: (number | null)[] = [];
  function Reader({ opened }: { readonly opened: number | null }) {
    const version = usePublishedVersion({ siteId: 'andes', kind, id: 'fleet' }, opened);
    if (said.at(-1) !== version || said.length === 0) said.push(version);
    return null;
  }
  let reads = 0;
  const shown = await showInEditor(null, {
    document: () => {
      reads += 1;
      return { publishedVersion: read[reads - 1] } as never;
    },
  });
  return {
    ...shown,
    said,
    open: (opened: number | null) => shown.show(<Reader opened={opened} />),
    /** Somebody begins to work with what is shown. */
    begin: async () => {
      await act(async () => window.dispatchEvent(new Event('keydown')));
      await settle();
    },
  };
}

it.each([
  ['another version', 6],
  ['none', null],
])('is the version that was seen at opening until %s is read', async (_what, read) => {
  const { said, open, begin, close } = await show([read]);
  await open(5);
  expect(said).toEqual([5]);
  await begin();
  expect(said).toEqual([5, read]);
  await close();
});

it('is read again whenever something was published, unpublished or taken back', async () => {
  const { said, client, open, begin, close } = await show([5, 6]);
  await open(5);
  await begin();
  await act(() => refreshPages(client, 'andes'));
  await settle();
  expect(said).toEqual([5, 6]);
  await close();
});

it('is the one that was seen at opening, not one that was read at an earlier visit', async () => {
  const { said, show: showInstead, open, begin, close } = await show([5, 6]);
  await open(5);
  await begin();
  await showInstead(null);
  await settle();
  said.length = 0;
  await open(6);
  await settle();
  expect(said).toEqual([6]);
  await close();
});

it('is not asked for of a template, which visitors never see', async () => {
  const { calls, open, begin, close } = await show([], 'pageTemplate');
  await open(null);
  await begin();
  expect(calls).toEqual([]);
  await close();
});
