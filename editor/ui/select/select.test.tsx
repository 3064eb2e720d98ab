// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createTexts } from '../../i18n.ts';
import { find, setUpEditor, settle } from '../../testing/open-editor.tsx';
import { ToastRegion } from '../toast/toasts.tsx';
import { Select } from './select.tsx';

setUpEditor();

/** Begins a transition of two properties that is cancelled, as one is whose element is no longer shown. */
function cancelTransition() {
  const element = document.body.appendChild(document.createElement('div'));
  for (const type of ['transitionrun', 'transitioncancel'])
    for (const propertyName of ['color', 'background-color'])
      element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { propertyName }));
}

it('gives the focus to the chosen entry when it is opened without a pointer, also after a cancelled transition', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const texts = await createTexts('en');
  const options = ['p', 'h1', 'h2'].map((value) => ({ value, label: value.toUpperCase() }));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <ToastRegion dismissLabel="Dismiss">
          <Select label="Element" options={options} value="h1" onChange={() => undefined} />
        </ToastRegion>
      </I18nextProvider>,
    ),
  );
  cancelTransition();
  const opener = find('button', 'H1');
  await act(async () => opener.focus());
  // As a key does, or a screen reader: without a position.
  await act(async () => opener.click());
  await settle();
  expect(document.activeElement?.textContent).toBe('H1');
  expect(document.activeElement?.getAttribute('role')).toBe('option');
  await act(async () => root.unmount());
});
