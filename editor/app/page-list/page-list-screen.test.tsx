// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import type { OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import { type FakeResponses, refusal } from '../../testing/fake-editor-api.ts';
import {
  all,
  find,
  NOW,
  openEditor,
  press,
  setUpEditor,
  settle,
  submit,
  type,
} from '../../testing/open-editor.tsx';
import type { PageSummary } from './listed-page.ts';

setUpEditor();

const HOUR = 3_600_000;
const summary = (id: string, name: string, rest: Partial<PageSummary> = {}): PageSummary => ({
  id,
  title: { hr: name, de: `${name} (de)` },
  searchTitle: { hr: `${name} za najam` },
  slugs: { hr: id, de: id },
  languages: ['hr', 'de'],
  draftVersion: 2,
  publishedVersion: 2,
  isArchived: false,
  changedAt: NOW - 2 * HOUR,
  changedBy: 'Ana Kovač',
  ...rest,
});
const PAGES = [
  summary('fleet', 'Vozni park', { draftVersion: 3, changedAt: NOW - HOUR }),
  summary('home', 'Početna', { slugs: { hr: '', de: '' } }),
  summary('offer', 'Ponuda', {
    publishedVersion: null,
    languages: ['hr'],
    changedAt: NOW - 50 * HOUR,
    changedBy: null,
  }),
  summary('old', 'Zima', { isArchived: true }),
];

const answers = (role: OperatorRole = 'publisher'): FakeResponses => ({
  operator: () => ({
    id: '1',
    name: 'Ana Kovač',
    email: 'ana@adria.example',
    sites: [{ id: 'adria', name: 'Adria Cars', role, origin: 'http://adria.localhost' }],
  }),
  documents: () => PAGES,
  siteConfiguration: () =>
    ({
      languages: [
        { isoLanguageName: 'de', isDefault: false, url: '' },
        { isoLanguageName: 'hr', isDefault: true, url: '' },
      ],
    }) as never,
});

const open = (rest: FakeResponses = {}, query = '', role?: OperatorRole) =>
  openEditor(`/sites/adria/pages${query}`, { ...answers(role), ...rest });

const textOf = (row: HTMLElement) => row.textContent ?? '';
const names = () => all('row').map((row) => row.querySelector('a')?.textContent);
const openMenu = (name: string) => press(find('button', `Actions for “${name}”`));
const entries = () => all('menuitem').map((entry) => entry.textContent);

describe('[EDIT-16] the pages of a site', () => {
  it('are listed with path, status, languages and last change, each leading to its page', async () => {
    const { address } = await open();
    const [fleet, home, offer] = all('row').map(textOf);
    expect(fleet).toBe(
      'Vozni parkVozni park za najam/hr/fleetUnpublished changesAll 21 hour agoby Ana Kovač',
    );
    expect(home).toContain('PočetnaPočetna za najam/hr/Published');
    expect(offer).toContain('Draft1 of 2No texts: de2 days ago');
    expect(names()).toEqual(['Vozni park', 'Početna', 'Ponuda']);
    await press(find('link', 'Vozni park'));
    expect(address()).toBe('/sites/adria/pages/fleet');
  });

  it('are filtered by status, and the filter is part of the address', async () => {
    const { address } = await open();
    await press(find('radio', 'Drafts'));
    expect(names()).toEqual(['Ponuda']);
    expect(address()).toBe('/sites/adria/pages?status=draft');
  });

  it('are searched, and all are shown again where nothing fits', async () => {
    await open({}, '?q=pocetna');
    expect(names()).toEqual(['Početna']);
    await type(find('textbox', 'Search pages'), 'xyz');
    expect(document.body.textContent).toContain('Nothing was found for “xyz”.');
    await press(find('button', 'Show all pages'));
    expect(names()).toHaveLength(3);
  });

  it('that cannot be loaded are loaded again on request', async () => {
    let isDown = true;
    await open({
      documents: () => {
        if (isDown) throw new ApiError(0, 'offline', null, null);
        return PAGES;
      },
    });
    expect(document.querySelector('[role=alert]')?.textContent).toContain('could not be loaded');
    isDown = false;
    await press(find('button', 'Try again'));
    expect(names()).toHaveLength(3);
  });

  it('that do not exist yet are created from the empty list', async () => {
    await open({ documents: () => [] });
    expect(document.body.textContent).toContain('No pages yet');
    expect(all('button').filter(({ textContent }) => textContent === 'New page')).toHaveLength(2);
  });
});

describe('a new page', () => {
  const created = async (act: () => Promise<void>, rest: FakeResponses = {}) => {
    const editor = await open({ createDocument: () => ({ version: 1 }), ...rest });
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

describe('a page of the list', () => {
  const stored = () => ({
    kind: 'page',
    id: 'home',
    version: 7,
    publishedVersion: 2,
    isArchived: false,
    body: {
      builder: { sections: [] },
      slugs: { it: 'casa' },
      menuLabel: { hr: 'Početna', it: 'Casa' },
    },
  });
  const rename = async () => {
    await openMenu('Početna');
    await press(find('menuitem', 'Rename'));
    await type(find('textbox', 'Name'), 'Naslovnica');
    await submit(find('textbox', 'Name'));
  };

  it('is renamed in its newest draft, which keeps all else: the home page has no path to choose', async () => {
    const { calls } = await open({ document: stored, saveDocument: () => ({ version: 8 }) });
    await rename();
    expect(calls.find(([id]) => id === 'saveDocument')?.[1]).toMatchObject({
      path: { kind: 'page', id: 'home' },
      body: {
        basedOn: 7,
        body: {
          builder: { sections: [] },
          menuLabel: { hr: 'Naslovnica', it: 'Casa' },
          slugs: { it: 'casa' },
        },
      },
    });
    expect(document.querySelector('[role=status][aria-live]')?.textContent).toContain(
      'The new name is saved',
    );
  });

  it('shows its name without the name of the site, and gets no name in languages that are left as they are', async () => {
    const titles = { hr: 'Uvjeti najma | Adria Cars', de: 'Mietbedingungen | Adria Cars' };
    const terms = summary('terms', '', { title: titles, searchTitle: titles });
    const { calls } = await open({
      documents: () => [terms],
      document: () => ({ ...stored(), id: 'terms', body: { builder: { sections: [] } } }),
      saveDocument: () => ({ version: 8 }),
    });
    await press(
      all('button').find((button) => button.getAttribute('aria-label')?.startsWith('Actions for')) as never,
    );
    await press(find('menuitem', 'Rename'));
    expect(all('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(
      expect.arrayContaining(['Uvjeti najma', 'Mietbedingungen']),
    );
    await type(find('textbox', 'Name'), 'Uvjeti');
    await submit(find('textbox', 'Name'));
    const saved = calls.find(([id]) => id === 'saveDocument')?.[1] as { body: { body: object } };
    expect(saved.body.body).toMatchObject({ menuLabel: { hr: 'Uvjeti' } });
    expect(JSON.stringify(saved.body.body)).not.toContain('Mietbedingungen');
  });

  it('that somebody changes meanwhile is not renamed, and the dialog says so', async () => {
    await open({
      document: stored,
      saveDocument: () => {
        throw refusal('versionConflict');
      },
    });
    await rename();
    expect(document.querySelector('[role=alert]')?.textContent).toContain(
      'Somebody changed the page a moment ago.',
    );
  });

  it('is archived after a question, and restored by "Undo"', async () => {
    const { calls } = await open({ archiveDocument: () => null });
    await openMenu('Početna');
    await press(find('menuitem', 'Archive'));
    expect(document.querySelector('[role=alertdialog]')?.textContent).toContain(
      'Visitors no longer see the page.',
    );
    await press(find('button', 'Archive'));
    await press(find('button', 'Undo'));
    const archived = calls.filter(([id]) => id === 'archiveDocument').map(([, call]) => call);
    expect(archived).toMatchObject([{ body: { isArchived: true } }, { body: { isArchived: false } }]);
  });

  it('that is archived is restored', async () => {
    const { calls } = await open({ archiveDocument: () => null }, '?status=archived');
    await openMenu('Zima');
    await press(find('menuitem', 'Restore'));
    expect(calls.find(([id]) => id === 'archiveDocument')?.[1]).toMatchObject({
      path: { kind: 'page', id: 'old' },
      body: { isArchived: false },
    });
  });

  it('is archived by publishers alone: editors are offered the rest', async () => {
    await open({}, '', 'editor');
    await openMenu('Početna');
    expect(entries()).toEqual(['Rename', 'Create a copy', 'Save as template…', 'Open on the website']);
  });
});
