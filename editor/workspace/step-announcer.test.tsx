// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '../i18n.ts';
import { loadSchemas } from './schemas.ts';
import { StepAnnouncer } from './step-announcer.tsx';
import { type Workspace, WorkspaceProvider } from './workspace.ts';
import { openEdited } from '../testing/open-edited.ts';

const closers: (() => void)[] = [];
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  for (const close of closers.splice(0)) close();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const SECTIONS = ['first', 'second'].map((id) => ({ id, type: 'Divider', v: 1, props: {} }));

/** Does something, until it has been said: a turn later, when names have been loaded and what is shown has been drawn. */
const doing = (work: () => unknown) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** A page of two dividers, and what is said while it is edited. */
async function open(sections: readonly object[] = SECTIONS, translations: object = {}) {
  const { store, edits } = openEdited({ builder: { format: 1, sections, translations } });
  const texts = await createTexts('en');
  await loadSchemas();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  closers.push(() => act(() => root.unmount()));
  const show = (language: string) =>
    act(async () =>
      root.render(
        <I18nextProvider i18n={texts}>
          <WorkspaceProvider value={{ store, edits, language } as unknown as Workspace}>
            <StepAnnouncer />
          </WorkspaceProvider>
        </I18nextProvider>,
      ),
    );
  await show('de');
  const said = () => document.querySelector('[data-announcement]')?.textContent;
  return { store, edits, show, said };
}

it('says the name and the position of what is selected, and that nothing is', async () => {
  const { store, said } = await open();
  await doing(() => store.select(['second']));
  expect(said()).toBe('Divider, 2 of 2.');
  await doing(() => store.select([]));
  expect(said()).toBe('Nothing is selected.');
});

it('says what a step did where something else is selected at once', async () => {
  const { store, edits, said } = await open();
  await doing(() => store.select(['second']));
  const heard: unknown[] = [];
  const listening = new MutationObserver(() => heard.push(said()));
  listening.observe(document.body, { subtree: true, childList: true });
  await doing(async () => {
    edits.moveSelection(-1);
    await Promise.resolve();
    store.select(['first']);
  });
  listening.disconnect();
  expect(heard).toEqual(['Divider moved above Divider. Divider, 2 of 2.', 'Divider, 2 of 2.']);
});

it('leaves it to the outline to say what is selected while that has the focus', async () => {
  const { store, said } = await open();
  const tree = document.body.appendChild(document.createElement('div'));
  tree.role = 'tree';
  tree.tabIndex = 0;
  tree.focus();
  await doing(() => store.select(['second']));
  expect(said()).toBe('');
});

it('says what was done and where the selected component is then', async () => {
  const { store, edits, said } = await open();
  await doing(() => store.select(['second']));
  await doing(() => edits.moveSelection(-1));
  expect(said()).toBe('Divider moved above Divider. Divider, 1 of 2.');
});

it('names components of the same type by their first words, as the outline does', async () => {
  const sections = ['first', 'second'].map((id) => ({ id, type: 'Paragraph', v: 1, props: { text: id } }));
  const words = { de: { first: 'Unser Fuhrpark', second: 'Standorte' } };
  const { store, edits, said } = await open(sections, words);
  await doing(() => store.select(['second']));
  expect(said()).toBe('Paragraph “Standorte”, 2 of 2.');
  await doing(() => edits.moveSelection(-1));
  expect(said()).toBe('Paragraph moved above Paragraph “Unser Fuhrpark”. Paragraph “Standorte”, 1 of 2.');
  await doing(edits.remove);
  expect(said()).toBe('Paragraph “Standorte” deleted. Paragraph “Unser Fuhrpark”, 1 of 1.');
});

it('puts a text there anew that is the same as the one before, so that it is read again', async () => {
  const { store, said } = await open();
  const element = () => document.querySelector('[data-announcement] > *');
  await doing(() => store.select(['first']));
  const [before, text] = [element(), said()];
  await doing(() => store.select(['second', 'first']));
  expect(said()).toBe(text);
  expect(element()).not.toBe(before);
});

it('says in which language the texts are shown once another one is chosen', async () => {
  const { show, said } = await open();
  expect(said()).toBe('');
  await show('hr');
  expect(said()).toBe('Language of the texts: Hrvatski');
});
