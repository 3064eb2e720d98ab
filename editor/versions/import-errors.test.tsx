// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createTexts } from '../i18n.ts';
import { settle, setUpEditor } from '../testing/open-editor.tsx';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import type { FileError } from './draft-file.ts';
import { ImportErrors } from './import-errors.tsx';

setUpEditor();

/** What the dialog says of one error, where it is before it. */
async function said(error: FileError) {
  const texts = await createTexts('en');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <ToastRegion dismissLabel="Close">
          <ImportErrors errors={[error]} onClose={() => undefined} />
        </ToastRegion>
      </I18nextProvider>,
    ),
  );
  await settle();
  const text = document.querySelector('[role=dialog] li')?.textContent;
  await act(async () => root.unmount());
  return text;
}

it.each<[what: string, error: FileError, text: string]>([
  [
    'the limit that a text exceeds',
    { rule: 'maxLength', path: '/name', params: { limit: 200 } },
    '/name Too long: at most 200 characters.',
  ],
  [
    'the type that a value must have',
    { rule: 'type', path: '/showBreadcrumb', params: { type: 'boolean' } },
    '/showBreadcrumb This is either on or off.',
  ],
  ['what is not known', { rule: 'additionalProperties', path: '/a', params: {} }, '/a This is not known.'],
  [
    'that it is one of something else',
    { rule: 'no-draft', path: '', params: {} },
    'The file holds no draft of a page.',
  ],
  [
    'a limit of all pages that it exceeds',
    { rule: 'too-deep', path: '/builder', params: {} },
    '/builder Components of the page are nested too deeply.',
  ],
])('says of a file that cannot be imported %s', async (_what, error, text) => {
  expect(await said(error)).toBe(text);
});
