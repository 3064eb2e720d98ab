// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { all, find, press, setUpEditor } from '../testing/open-editor.tsx';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { PageMenu } from './page-menu.tsx';

setUpEditor();

it.each([
  ['a page that visitors see', true, ['Discard the draft', 'Unpublish']],
  ['a page that they do not see', false, []],
])('offers what concerns the published version of %s alone', async (_what, isPublished, offered) => {
  const menu = <PageMenu saver={{} as never} journal={{} as never} isPublished={isPublished} />;
  const { close } = await showInWorkspace(menu, {});
  await press(find('button', 'More for this page'));
  const entries = all('menuitem').map(({ textContent }) => textContent);
  expect(entries.filter((entry) => ['Discard the draft', 'Unpublish'].includes(entry))).toEqual(offered);
  await close();
});

it('has the version that visitors see read anew once a page is unpublished', async () => {
  const menu = <PageMenu saver={{} as never} journal={{} as never} isPublished />;
  const { calls, client, close } = await showInWorkspace(menu, {
    unpublishDocument: () => undefined as never,
  });
  const published = ['versions', 'andes', 'page', 'fleet', 'published'];
  client.setQueryData(published, 2);
  await press(find('button', 'More for this page'));
  await press(find('menuitem', 'Unpublish'));
  await press(all('button').at(-1) as HTMLElement);
  expect(calls).toEqual([['unpublishDocument', { site: 'andes', path: { kind: 'page', id: 'fleet' } }]]);
  expect(client.getQueryState(published)?.isInvalidated).toBe(true);
  await close();
});
