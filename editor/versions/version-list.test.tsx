// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorServicesProvider } from '../app/services.tsx';
import { createTexts } from '../i18n.ts';
import { VersionList } from './version-list.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
let close = async () => {};
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

/** Shows a list of versions, the newest first. @param published the numbers of those that visitors saw or see */
async function open(count: number, published: readonly number[]) {
  const versions = Array.from({ length: count }, (_, at) => ({
    version: count - at,
    basedOn: null,
    createdAt: 0,
    createdBy: 'ana',
    via: null,
    publishedAt: published.includes(count - at) ? 0 : null,
  }));
  const texts = await createTexts('en');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => act(async () => root.unmount());
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <EditorServicesProvider value={{ now: () => 0 } as never}>
          <VersionList
            versions={versions}
            publishedVersion={published.at(-1) ?? null}
            aside={[]}
            chosen={null}
            onChoose={() => undefined}
          />
        </EditorServicesProvider>
      </I18nextProvider>,
    ),
  );
  const filter = document.querySelector<HTMLInputElement>('input[role=switch]');
  const shown = () => [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent);
  return { filter, shown };
}

it('shows the published versions alone, and all again', async () => {
  const { filter, shown } = await open(9, [2, 7]);
  expect(shown()).toHaveLength(9);
  await act(async () => filter?.click());
  expect(shown()).toEqual(['Version 7', 'Version 2']);
  await act(async () => filter?.click());
  expect(shown()).toHaveLength(9);
});

it.each([
  ['none is published', []],
  ['all are', [1, 2, 3]],
])('offers no choice where %s', async (_why, published) => {
  expect((await open(3, published)).filter).toBeNull();
});
