// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { openDocument } from '../document/page-document.ts';
import { createDocumentStore } from '../document/store.ts';
import { NO_SHARED_SECTIONS } from '../testing/no-shared-sections.ts';
import { followStore, liveDocumentOf } from './live-store.ts';
import { openSharedDrafts } from './shared-drafts.ts';
import { createSiteComponents, type SiteComponents } from './site-components.ts';

const BODY = { builder: { format: 1, sections: [{ id: 'a', type: 'Divider', v: 1, props: {} }] } };

let isOnline = false;
let tries = 0;
let components: SiteComponents;
beforeEach(() => {
  isOnline = false;
  tries = 0;
  const all = createSiteComponents();
  components = {
    ...all,
    load: async (types) => {
      tries += 1;
      if (!isOnline) throw new Error('no network');
      await all.load(types);
    },
  };
});
const goOnline = () => {
  isOnline = true;
  dispatchEvent(new Event('online'));
};

describe('a component whose file cannot be loaded', () => {
  const follow = () => {
    const store = createDocumentStore(openDocument(BODY), () => 0);
    const rendering = { components, shared: NO_SHARED_SECTIONS };
    const live = liveDocumentOf(store.document(), rendering, 'de');
    const definition = () => live.entry('a')?.node.definition;
    return { definition, stop: followStore(live, store, store.document(), rendering) };
  };

  it('takes the place of its placeholder once the network is back', async () => {
    const { definition, stop } = follow();
    expect(definition()).toBeNull();
    goOnline();
    await expect.poll(() => definition()?.name).toBe('Divider');
    stop();
  });

  it('is not loaded for a page that is closed', async () => {
    const { stop } = follow();
    stop();
    goOnline();
    await new Promise((resolve) => setTimeout(resolve));
    expect(tries).toBe(1);
  });

  it('leaves shared sections readable, which are shown anew once the network is back', async () => {
    const draft = { id: 's', name: 'S', body: BODY, version: 1, publishedVersion: null };
    const shared = await openSharedDrafts(async () => [draft], components);
    expect(shared.find('s')).toBe(draft);
    let missing: readonly string[] | undefined;
    shared.subscribe(() => {
      missing = components.missing(['Divider']);
    });
    goOnline();
    await expect.poll(() => missing).toEqual([]);
  });
});
