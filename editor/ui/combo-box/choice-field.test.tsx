// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createTexts } from '../../i18n.ts';
import { press, settle, setUpEditor } from '../../testing/open-editor.tsx';
import { ToastRegion } from '../toast/toasts.tsx';
import { ChoiceField } from './choice-field.tsx';

vi.mock(import('./combo-box.tsx'), () => {
  throw new Error('no network');
});

setUpEditor();

it('says once for each visit that its list cannot be loaded, though a press is a focus and a click', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const texts = await createTexts('en');
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <ToastRegion dismissLabel="Dismiss">
          <ChoiceField label="Place" options={[]} value="" nothingText="" onChange={() => undefined} />
        </ToastRegion>
      </I18nextProvider>,
    ),
  );
  const field = document.querySelector('input') as HTMLInputElement;
  const messages: (string | null)[] = [];
  // The same message takes the place of itself when it is said again.
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) messages.push(node.textContent);
  });
  observer.observe(document.querySelector('[role=status]') as Element, { childList: true });
  const said = () => messages.filter((text) => text?.includes('This could not be loaded')).length;
  await press(field);
  expect(said()).toBe(1);
  await press(field);
  expect(said()).toBe(1);
  await act(async () => field.blur());
  await press(field);
  await settle();
  expect(said()).toBe(2);
  observer.disconnect();
  act(() => root.unmount());
});
