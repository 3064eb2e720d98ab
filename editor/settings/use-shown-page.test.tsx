// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { setUpEditor } from '../testing/open-editor.tsx';
import { summary } from '../testing/open-pages.ts';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { useShownPage } from './use-shown-page.ts';

setUpEditor();

function Shown({ kind, id }: { readonly kind: SettingsKind; readonly id: string }) {
  return <output>{useShownPage('andes', kind, id) ?? 'none'}</output>;
}

const PAGES = ['home', 'checkout', 'offers', 'old', 'fleet'].map((id) =>
  summary(id, id, { isArchived: id === 'old' }),
);
const usesOf = (uses: Readonly<Record<string, readonly (readonly [kind: string, id: string])[]>>) =>
  Object.entries(uses).map(([used, by]) => ({
    id: used,
    usedBy: by.map(([kind, id]) => ({ kind, id, title: {}, isPublished: true })),
  }));
const page = (id: string) => ['page', id] as const;

it.each<
  [
    what: string,
    kind: SettingsKind,
    id: string,
    uses: Readonly<Record<string, readonly (readonly [kind: string, id: string])[]>>,
    shown: string,
  ]
>([
  ['the theme', 'theme', 'main', {}, 'home'],
  ['the default layout', 'layout', 'default', {}, 'home'],
  [
    'the default layout where the home page has another',
    'layout',
    'default',
    { landing: [page('home'), page('offers')] },
    'fleet',
  ],
  [
    'the default layout where all pages have another',
    'layout',
    'default',
    { landing: [page('home'), page('offers')], plain: [page('fleet')] },
    'none',
  ],
  ['a layout', 'layout', 'landing', { landing: [page('offers'), page('home')] }, 'home'],
  ['a layout that no page has', 'layout', 'landing', { plain: [page('home')] }, 'none'],
  ['a menu of the header', 'menu', 'main', { main: [['header', 'main']] }, 'home'],
  ['a menu that is used nowhere', 'menu', 'legal', { main: [['header', 'main']] }, 'none'],
])('%s is seen on a page that has it', async (_what, kind, id, uses, shown) => {
  const { close } = await showInWorkspace(<Shown kind={kind} id={id} />, {
    documentUses: () => usesOf(uses) as never,
    documents: () => PAGES,
    siteConfiguration: () => ({ languages: [] }) as never,
  });
  expect(document.querySelector('output')?.textContent).toBe(shown);
  await close();
});

it('a layout is seen on a page that has it now, not on one that had it and was archived a moment ago', async () => {
  const { client, show, close } = await showInWorkspace(null, {
    documentUses: () => usesOf({ landing: [page('offers')] }) as never,
  });
  client.setQueryData(['uses', 'andes', 'layout'], usesOf({ landing: [page('old'), page('offers')] }));
  await show(<Shown kind="layout" id="landing" />);
  expect(document.querySelector('output')?.textContent).toBe('offers');
  await close();
});
