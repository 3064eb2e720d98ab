// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/fake-editor-api.ts';
import { find, openEditor, press, setUpEditor, submit, type } from '../../testing/open-editor.tsx';
import { summary } from '../../testing/open-pages.ts';
import type { PageSummary } from './listed-page.ts';

setUpEditor();

describe.each<[what: string, kind: string, choose: () => Promise<void>, instead: () => Promise<void>]>([
  [
    'template',
    'pageTemplate',
    () => press(find('radio', 'Season')),
    () => press(find('radio', 'Empty page')),
  ],
  [
    'page to copy',
    'page',
    () => press(find('radio', 'Copy of a page')),
    () => press(find('radio', 'Empty page')),
  ],
  [
    'menu',
    'menu',
    async () => {
      await press(find('button', 'Not in a menu'));
      await press(find('option', 'main'));
    },
    async () => {
      await press(find('button', 'Menu'));
      await press(find('option', 'Not in a menu'));
    },
  ],
])('whose %s is archived meanwhile', (_what, archivedKind, choose, instead) => {
  it('keeps what was typed, and waits for another choice', async () => {
    let isArchived = false;
    const lists: Readonly<Record<string, readonly PageSummary[]>> = {
      page: [summary('fleet', 'Vozni park')],
      pageTemplate: [summary('season', 'Season')],
      menu: [{ ...summary('main', ''), title: {} }],
    };
    const { calls } = await openEditor('/sites/adria/pages', {
      operator: () => ({
        id: '1',
        name: 'Ana Kovač',
        email: 'ana@adria.example',
        sites: [{ id: 'adria', name: 'Adria Cars', role: 'publisher', origin: 'http://adria.localhost' }],
      }),
      siteConfiguration: () =>
        ({ languages: [{ isoLanguageName: 'hr', isDefault: true, url: '' }] }) as never,
      documents: ({ path }) =>
        (lists[path.kind] ?? []).map((one) =>
          isArchived && path.kind === archivedKind ? { ...one, isArchived } : one,
        ),
      document: ({ path }) => ({
        ...path,
        version: 1,
        publishedVersion: 1,
        isArchived: false,
        body: { name: 'Season', builder: { sections: [] }, menuItems: [] },
      }),
      saveDocument: () => ({ version: 2 }),
      createDocument: () => {
        if (isArchived) return { version: 1 };
        isArchived = true;
        throw refusal('notFound');
      },
    });
    await press(find('button', 'New page'));
    await choose();
    await type(find('textbox', 'Name'), 'Ljetna ponuda');
    await submit(find('textbox', 'Name'));
    const attempts = () => calls.filter(([id]) => id === 'createDocument').length;
    expect(document.body.textContent).toContain('What you chose is no longer available.');
    expect((find('textbox', 'Name') as HTMLInputElement).value).toBe('Ljetna ponuda');
    await submit(find('textbox', 'Name'));
    expect(attempts()).toBe(1);
    await instead();
    expect(document.body.textContent).not.toContain('What you chose is no longer available.');
    await submit(find('textbox', 'Name'));
    expect(attempts()).toBe(2);
  });
});
