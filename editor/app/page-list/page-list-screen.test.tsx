// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { refusal } from '../../testing/fake-editor-api.ts';
import { all, find, press, settle, setUpEditor, submit, type } from '../../testing/open-editor.tsx';
import { PAGES, openPages, summary } from '../../testing/open-pages.ts';

setUpEditor();
afterEach(() => onlineManager.setOnline(true));

const textOf = (row: HTMLElement) => row.textContent ?? '';
const names = () => all('row').map((row) => row.querySelector('a')?.textContent);
const openMenu = (name: string) => press(find('button', `Actions for “${name}”`));
const entries = () => all('menuitem').map((entry) => entry.textContent);

describe('[EDIT-16] the pages of a site', () => {
  it('are listed with path, status, languages and last change, each leading to its page', async () => {
    const { address } = await openPages();
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
    const { address } = await openPages();
    await press(find('radio', 'Drafts'));
    expect(names()).toEqual(['Ponuda']);
    expect(address()).toBe('/sites/adria/pages?status=draft');
  });

  it('are searched, and all are shown again where nothing fits', async () => {
    await openPages({}, '?q=pocetna');
    expect(names()).toEqual(['Početna']);
    await type(find('textbox', 'Search pages'), 'xyz');
    expect(document.body.textContent).toContain('Nothing was found for “xyz”.');
    await press(find('button', 'Show all pages'));
    expect(names()).toHaveLength(3);
  });

  it('that cannot be loaded are loaded again on request', async () => {
    let isDown = true;
    await openPages({
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
    await openPages({ documents: () => [] });
    expect(document.body.textContent).toContain('No pages yet');
    expect(all('button').filter(({ textContent }) => textContent === 'New page')).toHaveLength(2);
  });
});

it('the focus stays in the list once a page of it is archived', async () => {
  let isArchived = false;
  await openPages({
    documents: () => PAGES.map((page) => (page.id === 'fleet' ? { ...page, isArchived } : page)),
    archiveDocument: () => {
      isArchived = true;
      return undefined as never;
    },
  });
  await openMenu('Vozni park');
  await press(find('menuitem', 'Archive'));
  await press(find('button', 'Archive'));
  await vi.waitFor(() => expect(document.activeElement?.closest('tr')).not.toBeNull());
  expect(document.activeElement?.closest('tr')?.textContent).not.toContain('Vozni park');
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
    const { calls } = await openPages({ document: stored, saveDocument: () => ({ version: 8 }) });
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
    const { calls } = await openPages({
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
    await openPages({
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
    const { calls } = await openPages({ archiveDocument: () => null });
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

  it('is not archived later, once the network is back, where archiving it failed without one', async () => {
    const { calls } = await openPages({
      archiveDocument: () => {
        throw new ApiError(0, 'offline', null, null);
      },
    });
    await openMenu('Početna');
    await press(find('menuitem', 'Archive'));
    await act(async () => onlineManager.setOnline(false));
    await press(find('button', 'Archive'));
    expect(document.querySelector('[role=alert]')?.textContent).toContain('That did not work.');
    await press(find('button', 'Cancel'));
    await act(async () => onlineManager.setOnline(true));
    await settle();
    expect(calls.filter(([id]) => id === 'archiveDocument')).toHaveLength(1);
  });

  it('is asked about anew where archiving it failed before', async () => {
    await openPages({
      archiveDocument: () => {
        throw refusal('internal');
      },
    });
    const ask = async () => {
      await openMenu('Početna');
      await press(find('menuitem', 'Archive'));
    };
    await ask();
    await press(find('button', 'Archive'));
    expect(document.querySelector('[role=alert]')?.textContent).toContain('That did not work.');
    await press(find('button', 'Cancel'));
    await ask();
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('that is archived is restored', async () => {
    const { calls } = await openPages({ archiveDocument: () => null }, '?status=archived');
    await openMenu('Zima');
    await press(find('menuitem', 'Restore'));
    expect(calls.find(([id]) => id === 'archiveDocument')?.[1]).toMatchObject({
      path: { kind: 'page', id: 'old' },
      body: { isArchived: false },
    });
  });

  it('is archived by publishers alone: editors are offered the rest', async () => {
    await openPages({}, '', 'editor');
    await openMenu('Početna');
    expect(entries()).toEqual(['Rename', 'Create a copy', 'Save as template…', 'Open on the website']);
  });
});
