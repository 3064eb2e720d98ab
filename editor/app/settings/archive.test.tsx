// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ControlProps } from '../../panel/field-types.ts';
import { FieldsProvider } from '../../panel/fields.ts';
import { ReferenceControl } from '../../panel/reference-control.tsx';
import { ArchivedShared } from '../../shared-sections/archived-shared.tsx';
import { ApiError } from '../../../src/api/api-error.ts';
import { refusal } from '../../testing/fake-editor-api.ts';
import { find, press, settle, setUpEditor } from '../../testing/open-editor.tsx';
import { summary } from '../../testing/open-pages.ts';
import { showInWorkspace } from '../../testing/show-in-workspace.tsx';
import { ArchiveButton } from './archive-button.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';
import { UseList } from './use-list.tsx';

setUpEditor();
afterEach(() => onlineManager.setOnline(true));

const call = (isArchived: boolean) => [
  'archiveDocument',
  { site: 'andes', path: { kind: 'sharedComponent', id: 'hero' }, body: { isArchived } },
];

it('says that a shared section is archived, and takes it back', async () => {
  const { calls, client, close } = await showInWorkspace(
    <ArchiveButton kind="sharedComponent" id="hero" name="Offer" />,
    { archiveDocument: () => undefined as never, documentUses: () => [] },
  );
  const fields = ['references', 'andes', 'sharedComponent'];
  client.setQueryData(fields, []);
  await press(find('button', 'Archive'));
  await press([...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1) as HTMLElement);
  expect(document.querySelector('[role=status]')?.textContent).toContain('“Offer” is archived');
  expect(client.getQueryState(fields)?.isInvalidated).toBe(true);
  await press(find('button', 'Undo'));
  expect(calls.filter(([id]) => id === 'archiveDocument')).toEqual([call(true), call(false)]);
  expect(document.querySelector('[role=status]')?.textContent).toContain('“Offer” is restored');
  await close();
});

it('asks about what is used with its uses, and does not offer to archive it', async () => {
  const usedBy = [
    { kind: 'layout', id: 'default', title: { en: 'With footer' }, isPublished: true },
  ] as const;
  const { calls, close } = await showInWorkspace(
    <ArchiveButton kind="sharedComponent" id="hero" name="Offer" />,
    { documentUses: () => [{ id: 'hero', usedBy: [...usedBy] }] },
  );
  await press(find('button', 'Archive'));
  expect(find('link', 'Layout · With footer').getAttribute('href')).toBe(
    '/sites/andes/settings/layout/default',
  );
  const archive = [...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')].at(-1);
  expect([archive?.textContent, archive?.disabled]).toEqual(['Archive', true]);
  expect(document.querySelector('[role=alertdialog]')?.textContent).not.toContain(
    'Visitors no longer get it',
  );
  expect(calls.map(([id]) => id)).toEqual(['documentUses']);
  await close();
});

it('says where something is used that began to be used while it was asked about', async () => {
  const usedBy = [{ kind: 'layout', id: 'default', title: { en: 'With footer' }, isPublished: true }];
  const { close } = await showInWorkspace(<ArchiveButton kind="sharedComponent" id="hero" name="Offer" />, {
    documentUses: () => [],
    archiveDocument: () => {
      throw refusal('inUse', { usedBy });
    },
  });
  await press(find('button', 'Archive'));
  await press([...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1) as HTMLElement);
  find('link', 'Layout · With footer');
  await close();
});

/** What a call without a network ends with. */
const offline = () => {
  throw new ApiError(0, 'offline', null, null);
};
const setOnline = (isOnline: boolean) => act(async () => onlineManager.setOnline(isOnline));

it('says at once that archiving failed without a network, and does not archive later what was cancelled', async () => {
  let isOnline = true;
  const { calls, close } = await showInWorkspace(
    <ArchiveButton kind="sharedComponent" id="hero" name="Offer" />,
    { documentUses: () => [], archiveDocument: () => (isOnline ? (undefined as never) : offline()) },
  );
  await press(find('button', 'Archive'));
  isOnline = false;
  await setOnline(false);
  await press([...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1) as HTMLElement);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('That did not work.');
  await press(find('button', 'Cancel'));
  isOnline = true;
  await setOnline(true);
  await settle();
  expect(calls.filter(([id]) => id === 'archiveDocument')).toHaveLength(1);
  expect(document.querySelector('[role=status]')?.textContent ?? '').not.toContain('is archived');
  await close();
});

it('does not offer to archive something while it is not known where that is used', async () => {
  let isOnline = false;
  await setOnline(false);
  const { close } = await showInWorkspace(<ArchiveButton kind="sharedComponent" id="hero" name="Offer" />, {
    documentUses: () => (isOnline ? [] : offline()),
  });
  await press(find('button', 'Archive'));
  const archive = () => [...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')].at(-1);
  const question = () => document.querySelector('[role=alertdialog]')?.textContent;
  expect(archive()?.disabled).toBe(true);
  expect(question()).toContain('This could not be loaded');
  expect(question()).not.toContain('Visitors no longer get it');
  isOnline = true;
  await setOnline(true);
  await press(find('button', 'Try again'));
  expect(archive()?.disabled).toBe(false);
  expect(question()).toContain('Visitors no longer get it');
  await close();
});

it('offers a shared section in fields that are open only while it is not archived', async () => {
  let isArchived = false;
  const field = {
    schema: { title: 'Section', 'x-reference': 'sharedComponent' },
    value: 'hero',
    onChange: () => undefined,
  } as unknown as ControlProps<string>;
  const site = { id: 'andes', shared: { list: () => [] } };
  const { close } = await showInWorkspace(
    <FieldsProvider value={{ site, language: 'en', target: {} } as never}>
      <ReferenceControl {...field} />
      <ArchiveButton kind="sharedComponent" id="hero" name="Offer" />
    </FieldsProvider>,
    {
      documentUses: () => [],
      documents: () => [summary('hero', '', { title: { und: 'Offer' }, isArchived })],
      archiveDocument: ({ body }) => {
        ({ isArchived } = body);
        return undefined as never;
      },
    },
  );
  const chosen = () => document.querySelector('input')?.value;
  expect(chosen()).toBe('Offer');
  await press(find('button', 'Archive'));
  await press([...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1) as HTMLElement);
  expect(chosen()).toContain('hero');
  await press(find('button', 'Undo'));
  expect(chosen()).toBe('Offer');
  await close();
});

it('offers to restore an archived shared section at its address', async () => {
  const restored = vi.fn();
  const { calls, close } = await showInWorkspace(
    <ArchivedShared id="hero" name="Offer" onRestored={restored} />,
    { archiveDocument: () => undefined as never },
  );
  expect(document.body.textContent).toContain('“Offer” is archived');
  await press(find('button', 'Restore'));
  expect([calls, restored.mock.calls.length]).toEqual([[call(false)], 1]);
  await close();
});

it('restores a menu from the list of settings, and says so', async () => {
  const menu = summary('main', '', { title: { en: 'Main menu' }, isArchived: true });
  const { calls, close } = await showInWorkspace(<SettingsNavigation siteId="andes" />, {
    documents: ({ path }) => (path.kind === 'menu' ? [menu] : []),
    archiveDocument: () => undefined as never,
  });
  await press(find('button', 'Restore Main menu'));
  expect(calls).toContainEqual([
    'archiveDocument',
    { site: 'andes', path: { kind: 'menu', id: 'main' }, body: { isArchived: false } },
  ]);
  expect(document.querySelector('[role=status]')?.textContent).toContain('“Main menu” is restored');
  await close();
});

it('begins the names of archived shared sections and of others at the same distance from the edge, and says what it creates', async () => {
  const { close } = await showInWorkspace(<SettingsNavigation siteId="andes" />, {
    documents: ({ path }) =>
      path.kind === 'sharedComponent'
        ? [
            summary('foot', '', { title: { en: 'Footer' } }),
            summary('hero', '', { title: { en: 'Offer' }, isArchived: true }),
          ]
        : [],
  });
  const archived = find('button', 'Restore Offer').parentElement as HTMLElement;
  const [one, other] = [find('link', 'Footer'), archived].map((line) => getComputedStyle(line).padding);
  expect(one).toMatch(/ [1-9]\d*px$/);
  expect(other).toBe(one);
  await press(find('button', 'New shared section'));
  expect(find('button', 'Create shared section').getAttribute('type')).toBe('submit');
  await close();
});

it('calls a page without a name of its own as the list of pages does', async () => {
  const contact = summary('contact', '', { title: {}, searchTitle: { hr: 'Kontakt | Adria Cars' } });
  const use = { kind: 'page', id: 'contact', title: {}, isPublished: true };
  const { close } = await showInWorkspace(<UseList usedBy={[use as never]} />, {
    documents: () => [contact],
    siteConfiguration: () => ({ languages: [{ isoLanguageName: 'hr', isDefault: true, url: '' }] }) as never,
  });
  expect(find('link', 'Page · Kontakt').textContent).toBe('Page · Kontakt');
  await close();
});
