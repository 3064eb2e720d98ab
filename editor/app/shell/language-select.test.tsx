// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { find, openEditor, press, setUpEditor } from '../../testing/open-editor.tsx';

vi.mock(import('../../locales/de.json?first'), () => {
  throw new Error('no network');
});

setUpEditor();

it('says that a language cannot be loaded, and keeps the one of now', async () => {
  await openEditor('/sign-in', {
    operator: () => null,
    demoAccounts: () => ({ password: '', accounts: [] }),
  });
  await press(find('button', 'English'));
  await press(find('option', 'Deutsch'));
  await vi.waitFor(() =>
    expect(document.querySelector('[data-tone=danger]')?.textContent).toContain('This could not be loaded'),
  );
  find('button', 'English');
});
