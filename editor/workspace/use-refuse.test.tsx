// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createTexts } from '../i18n.ts';
import { openEdited } from '../testing/open-edited.ts';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { useRefuse } from './use-refuse.ts';

it('a refusal is said until the document changes, not the selection alone', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const sections = ['a', 'b'].map((id) => ({ id, type: 'Divider', v: 1, props: {} }));
  const { store, edits } = openEdited({ builder: { format: 1, sections } });
  const texts = await createTexts('en');
  function Refused() {
    const refuse = useRefuse(store);
    return <input aria-label="refuse" onClick={() => refuse({ reason: 'page-full', max: 1 })} />;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <ToastRegion dismissLabel="Dismiss">
          <Refused />
        </ToastRegion>
      </I18nextProvider>,
    ),
  );
  const said = () => document.querySelector('[role=status]')?.textContent;
  await act(async () => document.querySelector('input')?.click());
  expect(said()).not.toBe('');
  await act(async () => store.select(['b']));
  expect(said()).not.toBe('');
  await act(async () => void edits.remove());
  expect(said()).toBe('');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
