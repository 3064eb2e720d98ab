// @vitest-environment jsdom
import { act, useRef } from 'react';
import { expect, it } from 'vitest';
import { row, text } from '../testing/open-canvas.tsx';
import { settle, setUpEditor } from '../testing/open-editor.tsx';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { SelectionMenu } from './selection-menu.tsx';
import { useSelection } from './workspace.ts';

setUpEditor();

function Tools() {
  const beside = useRef(null);
  return <SelectionMenu id={useSelection().at(-1) ?? ''} beside={beside} />;
}

it('offers what can be done with the component that is selected now, not with the one before', async () => {
  const sections = [row('columns', []), text('words')];
  const { workspace, close } = await showInWorkspace(
    <Tools />,
    {},
    {
      builder: { format: 1, sections, translations: {} },
    },
  );
  const entriesOf = async (id: string) => {
    await act(async () => workspace.store.select([id]));
    await act(async () => document.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click());
    await settle();
    const entries = [...document.querySelectorAll('[role^=menuitem]')].map(({ textContent }) => textContent);
    await act(async () =>
      document
        .querySelector('[role=menu]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    await settle();
    expect(document.querySelector('[role=menu]')).toBeNull();
    return entries.join(', ');
  };
  expect(await entriesOf('columns')).toContain('inside');
  expect(await entriesOf('words')).not.toContain('inside');
  expect(await entriesOf('columns')).toContain('inside');
  await close();
});
