// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { createTexts } from '../../i18n.ts';
import { all, find, press, settle, setUpEditor, type } from '../../testing/open-editor.tsx';
import { ToastRegion } from '../toast/toasts.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ComboBox } from './combo-box.tsx';

setUpEditor();

const PLACES = [
  { value: 'mdz', label: 'Mendoza' },
  { value: 'eze', label: 'Buenos Aires' },
  { value: 'brc', label: 'Bariloche' },
];
const chosen: string[] = [];

function Place({ isRequired }: { readonly isRequired: boolean }) {
  const [value, setValue] = useState('mdz');
  return (
    <ComboBox
      label="Place"
      options={PLACES}
      value={value}
      nothingText="Nothing found"
      {...(!isRequired && { clearLabel: 'Clear' })}
      onChange={(next) => {
        chosen.push(next);
        setValue(next);
      }}
    />
  );
}
let close = () => {};
async function open(isRequired = false) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => act(() => root.unmount());
  await act(async () => root.render(<Place isRequired={isRequired} />));
}
afterEach(() => {
  close();
  chosen.splice(0);
});

const field = () => find('textbox', 'Place') as HTMLInputElement;
const options = () => all('option').map(({ textContent }) => textContent);
const key = async (name: string) => {
  await act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    field().dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true }));
  });
  await settle();
};

describe('a choice from a list that is narrowed by typing', () => {
  it('shows what is chosen, and the entries that contain what is typed in whatever case', async () => {
    await open();
    expect(field().value).toBe('Mendoza');
    await act(async () => field().focus());
    await type(field(), 'BA');
    await settle();
    expect(options()).toEqual(['Bariloche']);
    await key('ArrowDown');
    await key('Enter');
    expect([chosen, field().value]).toEqual([['brc'], 'Bariloche']);
  });

  it('says that nothing contains it', async () => {
    await open();
    await act(async () => field().focus());
    await type(field(), 'xyz');
    await settle();
    expect(document.body.textContent).toContain('Nothing found');
    expect(chosen).toEqual([]);
  });

  it('is emptied by its button', async () => {
    await open();
    await press(find('button', 'Clear'));
    expect([chosen, field().value]).toEqual([[''], '']);
  });

  it('keeps its choice where there must be one', async () => {
    await open(true);
    await act(async () => field().focus());
    await type(field(), '');
    await act(async () => field().blur());
    await settle();
    expect([chosen, field().value]).toEqual([[], 'Mendoza']);
  });
});

describe('a choice whose list is loaded when it gets the focus', () => {
  const openChoice = async () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    close = () => act(() => root.unmount());
    const texts = await createTexts('en');
    await act(async () =>
      root.render(
        <I18nextProvider i18n={texts}>
          <ToastRegion dismissLabel="Dismiss">
            <ChoiceField
              label="Place"
              options={PLACES}
              value="mdz"
              nothingText="Nothing found"
              onChange={(next) => chosen.push(next)}
            />
          </ToastRegion>
        </I18nextProvider>,
      ),
    );
  };

  it('shows what is chosen, then opens the list and keeps the focus', async () => {
    await openChoice();
    const closed = field();
    expect([closed.value, closed.getAttribute('aria-expanded')]).toEqual(['Mendoza', 'false']);
    await act(async () => closed.focus());
    await settle();
    expect(field()).not.toBe(closed);
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('Mendoza');
    expect(options()).toEqual(['Mendoza', 'Buenos Aires', 'Bariloche']);
  });
});
