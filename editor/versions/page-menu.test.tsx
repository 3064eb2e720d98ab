// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { all, find, press, setUpEditor } from '../testing/open-editor.tsx';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { PageMenu } from './page-menu.tsx';

setUpEditor();

it.each([
  ['a page that visitors see', 1, ['Discard the draft', 'Unpublish']],
  ['a page that they do not see', null, []],
])('offers what concerns the published version of %s alone', async (_what, publishedVersion, offered) => {
  const menu = <PageMenu saver={{} as never} journal={{} as never} />;
  const { close } = await showInWorkspace(menu, { document: () => ({ publishedVersion }) as never });
  await press(find('button', 'More for this page'));
  const entries = all('menuitem').map(({ textContent }) => textContent);
  expect(entries.filter((entry) => ['Discard the draft', 'Unpublish'].includes(entry))).toEqual(offered);
  await close();
});
