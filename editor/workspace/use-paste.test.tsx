// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { SITE } from '../../tests/support/checked-page.ts';
import { createTexts } from '../i18n.ts';
import { openEdited } from '../testing/open-edited.ts';
import { settle, setUpEditor } from '../testing/open-editor.tsx';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { usePaste } from './use-paste.ts';
import type { Workspace } from './workspace.ts';

setUpEditor(
  () => import('./paste-sentences.ts'),
  () => import('../checks/lost-references.ts'),
);
let close = async () => {};
afterEach(() => close());

/** Reads what the site has that may be referred to, after a while. */
const readAround = () => new Promise<typeof SITE>((resolve) => setTimeout(() => resolve(SITE)));

const PARAGRAPH = { id: 'x', type: 'Paragraph', v: 1, props: { text: 'k' } };

const copied = (translations: object, node: object = PARAGRAPH) =>
  JSON.stringify({
    format: 'forecourt/nodes',
    nodes: [node],
    translations,
    translationState: {},
    sourceLanguage: 'de',
  });

/** Opens a page of a German site. @returns pastes, and what is told then */
async function open(read: () => Promise<typeof SITE> = readAround) {
  const onLost = vi.fn();
  const languages = [{ isoLanguageName: 'de', isDefault: true, url: '' }];
  const workspace = {
    site: { settings: { site: { languages } } },
    ...openEdited({ builder: { format: 1, sections: [], translations: {} } }),
    refuse: vi.fn(),
  } as unknown as Workspace;
  const texts = await createTexts('en');
  let paste: (text: string) => void = () => {};
  function Page() {
    const pasteHere = usePaste(workspace, read, onLost);
    return (
      <button type="button" onClick={() => (paste = pasteHere)}>
        {'Paste'}
      </button>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => act(async () => root.unmount());
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <ToastRegion dismissLabel="Dismiss">
          <Page />
        </ToastRegion>
      </I18nextProvider>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  const told = () => [...document.querySelectorAll('[role=status] span')].map((one) => one.textContent);
  const isTold = async (wanted: readonly unknown[]) => {
    await settle();
    expect(told()).toEqual(wanted);
  };
  const { store } = workspace;
  return { texts, store, onLost, paste: (text: string) => act(async () => paste(text)), isTold };
}

const LEFT_OUT = 'Texts in languages that this site does not have were left out: Español (Argentina).';

it('tells what was left out of what is pasted, and nothing where it is as it was', async () => {
  const { paste, isTold } = await open();
  await paste(copied({ de: { k: 'Titel' } }));
  await isTold([]);
  await paste(copied({ de: { k: 'Titel' }, 'es-AR': { k: 'Título' } }));
  await isTold([LEFT_OUT]);
});

it('tells which texts stand under another language than theirs, and nothing of them as left out', async () => {
  const { paste, isTold } = await open();
  await paste(copied({ 'es-AR': { k: 'Título' } }));
  await isTold([
    '1 text is in a language that this site does not have (Español (Argentina)). It was put in as Deutsch and counts as a sample text: translate it.',
  ]);
});

it('tells what the site does not have in words, once it is known what it has, and shows the checks', async () => {
  const { onLost, paste, isTold } = await open();
  const section = { id: 's', type: 'SharedSection', v: 1, props: { sharedComponentId: 'elsewhere' } };
  await paste(copied({}, section));
  await isTold([
    'The copies show or lead to what this site does not have: shared sections. Choose others before you publish; the tab Checks lists each place.',
  ]);
  expect(onLost).toHaveBeenCalledOnce();
});

it('tells what was left out also where the site cannot be read', async () => {
  const { paste, isTold } = await open(() => Promise.reject(new Error('the server failed')));
  await paste(copied({ de: { k: 'Titel' } }));
  await isTold([]);
  await paste(copied({ de: { k: 'Titel' }, 'es-AR': { k: 'Título' } }));
  await isTold([LEFT_OUT]);
});

it('tells where that cannot be loaded, and what it was once the network is back', async () => {
  const { texts, paste, isTold } = await open();
  const add = vi.spyOn(texts, 'addResourceBundle').mockImplementation(() => {
    throw new Error('offline');
  });
  await paste(copied({ de: { k: 'Titel' }, 'es-AR': { k: 'Título' } }));
  const failed = 'This could not be loaded. Check the connection and try again.';
  await isTold([failed]);
  add.mockRestore();
  await act(async () => dispatchEvent(new Event('online')));
  await isTold([failed, LEFT_OUT]);
});

it('shows the checks once, also where what it tells could not be loaded at first', async () => {
  const { texts, onLost, paste, isTold } = await open();
  const add = vi.spyOn(texts, 'addResourceBundle').mockImplementation(() => {
    throw new Error('offline');
  });
  const section = { id: 's', type: 'SharedSection', v: 1, props: { sharedComponentId: 'elsewhere' } };
  await paste(copied({}, section));
  await isTold([]);
  add.mockRestore();
  await act(async () => dispatchEvent(new Event('online')));
  await isTold([expect.stringContaining('shared sections')]);
  expect(onLost).toHaveBeenCalledOnce();
});

const undo = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Undo');

it('leaves once what was pasted is undone elsewhere, and is not told when that was before', async () => {
  const { store, paste, isTold } = await open();
  await paste(copied({ de: { k: 'Titel' }, 'es-AR': { k: 'Título' } }));
  await isTold([LEFT_OUT]);
  await act(async () => store.undo());
  await isTold([]);
  await paste(copied({ de: { k: 'Titel' }, 'es-AR': { k: 'Título' } }));
  await act(async () => store.undo());
  await isTold([]);
});

it('offers to undo what was pasted only while that is the last step', async () => {
  const { store, paste, isTold } = await open();
  await paste(copied({ de: { k: 'Titel' }, 'es-AR': { k: 'Título' } }));
  await isTold([LEFT_OUT]);
  await act(async () => store.run({ kind: 'setField', path: ['note'], value: 'later' }));
  expect(undo()).toBeUndefined();
  await act(async () => store.undo());
  await act(async () => undo()?.click());
  expect(store.document().nodes.size).toBe(0);
  await isTold([]);
});
