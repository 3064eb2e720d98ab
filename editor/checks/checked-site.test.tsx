// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import { SITE } from '../../tests/support/checked-page.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { setUpEditor } from '../testing/open-editor.tsx';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { useReadCheckedSite } from './checked-site.ts';

setUpEditor();
afterEach(() => onlineManager.setOnline(true));

const ANDES = { id: 'andes' } as OpenSite;

/** Reads what documents of a site may refer to, and says what came of it. */
function Reader() {
  const read = useReadCheckedSite(ANDES);
  const [said, setSaid] = useState('');
  const say = (site: CheckedSite) => setSaid(`${site.languages.length} languages`);
  return (
    <button type="button" onClick={() => void read().then(say, (error: Error) => setSaid(error.message))}>
      {said}
    </button>
  );
}

it('without a network, what a site has is known where it was read before, and is not waited for elsewhere', async () => {
  const { client, close } = await showInWorkspace(<Reader />, {});
  const button = document.querySelector('button');
  const read = async () => {
    await act(async () => button?.click());
    return button?.textContent;
  };
  onlineManager.setOnline(false);
  expect(await read()).toBe('no network');
  client.setQueryData(['checked-site', 'andes'], SITE);
  expect(await read()).toBe(`${SITE.languages.length} languages`);
  await close();
});
