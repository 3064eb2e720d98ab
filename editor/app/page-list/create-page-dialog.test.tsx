// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type FakeResponses, refusal } from '../../testing/fake-editor-api.ts';
import { find, press, setUpEditor, settle, submit, type } from '../../testing/open-editor.tsx';
import { PAGES, openPages, summary } from '../../testing/open-pages.ts';

setUpEditor();

const openMenu = (name: string) => press(find('button', `Actions for “${name}”`));

describe('a new page', () => {
  const created = async (act: () => Promise<void>, rest: FakeResponses = {}) => {
    const editor = await openPages({ createDocument: () => ({ version: 1 }), ...rest });
    await act();
    return editor;
  };
  const fillForm = async () => {
    await type(find('textbox', 'Name'), 'Ljetna ponuda');
    await submit(find('textbox', 'Name'));
  };

  it('gets its path from its name, and is opened', async () => {
    const { calls, address } = await created(async () => {
      await press(find('button', 'New page'));
      await fillForm();
    });
    const call = calls.find(([id]) => id === 'createDocument')?.[1];
    expect(call).toMatchObject({
      site: 'adria',
      path: { kind: 'page' },
      body: {
        id: 'ljetna-ponuda',
        body: {
          slugs: { hr: 'ljetna-ponuda' },
          menuLabel: { hr: 'Ljetna ponuda' },
          builder: { sections: [] },
        },
      },
    });
    expect(address()).toBe('/sites/adria/pages/ljetna-ponuda');
  });

  it('gets an entry in the draft of a menu, which visitors see once the menu is published', async () => {
    const menu = { menuItems: [{ id: 'fleet', label: {}, pageId: 'fleet' }] };
    let conflicts = 1;
    const { calls, address } = await created(
      async () => {
        await press(find('button', 'New page'));
        await press(find('button', 'Not in a menu'));
        await press(find('option', 'main'));
        await fillForm();
      },
      {
        documents: ({ path }) => (path.kind === 'menu' ? [{ ...summary('main', ''), title: {} }] : PAGES),
        document: () => ({
          kind: 'menu',
          id: 'main',
          version: 4,
          publishedVersion: 4,
          isArchived: false,
          body: menu,
        }),
        saveDocument: () => {
          conflicts -= 1;
          if (conflicts === 0) throw refusal('versionConflict');
          return { version: 5 };
        },
      },
    );
    expect(calls.filter(([id]) => id === 'saveDocument')).toHaveLength(2);
    expect(calls.findLast(([id]) => id === 'saveDocument')?.[1]).toMatchObject({
      path: { kind: 'menu', id: 'main' },
      body: {
        basedOn: 4,
        body: {
          menuItems: [
            { id: 'fleet' },
            { id: 'ljetna-ponuda', pageId: 'ljetna-ponuda', label: { hr: 'Ljetna ponuda' } },
          ],
        },
      },
    });
    expect(address()).toBe('/sites/adria/pages/ljetna-ponuda');
  });

  it('is created once, however often Enter is pressed', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { calls, address } = await created(
      async () => {
        await press(find('button', 'New page'));
        await fillForm();
        await submit(find('textbox', 'Name'));
        finish();
        await settle();
      },
      { createDocument: () => finished.then(() => ({ version: 1 })) },
    );
    expect(calls.filter(([id]) => id === 'createDocument')).toHaveLength(1);
    expect(address()).toBe('/sites/adria/pages/ljetna-ponuda');
  });

  it('needs a name in the default language', async () => {
    const { calls } = await created(async () => {
      await press(find('button', 'New page'));
      await submit(find('textbox', 'Name'));
    });
    expect(document.body.textContent).toContain('The page needs a name in the default language.');
    expect(calls.map(([id]) => id)).not.toContain('createDocument');
  });

  it('that is a copy has the sections of the other', async () => {
    const builder = { sections: [{ id: 'a', type: 'Row' }] };
    const copy = { sections: [{ id: expect.not.stringMatching(/^a$/), type: 'Row' }] };
    const { calls } = await created(
      async () => {
        await openMenu('Početna');
        await press(find('menuitem', 'Create a copy'));
        await fillForm();
      },
      {
        document: () => ({
          kind: 'page',
          id: 'home',
          version: 2,
          publishedVersion: 2,
          isArchived: false,
          body: { builder, slugs: { hr: '' }, menuLabel: { hr: 'Početna' } },
        }),
      },
    );
    expect(calls.find(([id]) => id === 'createDocument')?.[1]).toMatchObject({
      body: {
        id: 'ljetna-ponuda',
        body: { builder: copy, slugs: { hr: 'ljetna-ponuda' }, madeFrom: { kind: 'page', id: 'home' } },
      },
    });
  });

  it('begins with a template, which names it, is valid in all languages, and is said', async () => {
    const { calls, address } = await created(async () => {
      await press(find('button', 'New page'));
      await press(find('radio', 'Contact'));
      await submit(find('textbox', 'Name'));
    });
    expect(calls.find(([id]) => id === 'createDocument')?.[1]).toMatchObject({
      path: { kind: 'page' },
      body: {
        id: 'kontakt',
        body: {
          menuLabel: { hr: 'Kontakt', de: 'Kontakt' },
          slugs: { hr: 'kontakt', de: 'kontakt' },
          madeFrom: { kind: 'builtInTemplate', id: 'contact' },
        },
      },
    });
    expect(address()).toBe('/sites/adria/pages/kontakt');
  });

  it('begins with a template of the company, whose archived ones are not offered', async () => {
    const templates = [
      { ...summary('season', ''), title: { und: 'Season' }, description: 'For the summer' },
      { ...summary('gone', ''), title: { und: 'Gone' }, isArchived: true },
    ];
    const { calls } = await created(
      async () => {
        await press(find('button', 'New page'));
        expect(document.body.textContent).not.toContain('Gone');
        await press(find('radio', 'Season'));
        await fillForm();
      },
      {
        documents: ({ path }) => (path.kind === 'pageTemplate' ? templates : PAGES),
        document: () => ({
          kind: 'pageTemplate',
          id: 'season',
          version: 1,
          publishedVersion: null,
          isArchived: false,
          body: { name: 'Season', builder: { sections: [{ id: 'a', type: 'Row' }] } },
        }),
      },
    );
    const sent = calls.find(([id]) => id === 'createDocument')?.[1];
    expect(sent).toMatchObject({ body: { body: { madeFrom: { kind: 'pageTemplate', id: 'season' } } } });
    expect(sent).not.toHaveProperty('body.body.name');
  });

  it('whose id is taken meanwhile stays in the dialog, which says so', async () => {
    const { address } = await created(
      async () => {
        await press(find('button', 'New page'));
        await fillForm();
      },
      {
        createDocument: () => {
          throw refusal('idTaken');
        },
      },
    );
    expect(document.body.textContent).toContain('Somebody created a page of this name a moment ago.');
    expect(address()).toBe('/sites/adria/pages');
  });
});
