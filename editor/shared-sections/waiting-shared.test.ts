import { expect, it } from 'vitest';
import type { SharedDraft } from '../canvas/shared-drafts.ts';
import { openDocument } from '../document/page-document.ts';
import { fakeEditorApi } from '../testing/fake-editor-api.ts';
import { isAsPublished } from '../versions/is-as-published.ts';
import { waitingShared } from './waiting-shared.ts';

const draft = (id: string, name: string, version: number, publishedVersion: number | null): SharedDraft => ({
  id,
  name,
  body: { name },
  version,
  publishedVersion,
});
const DRAFTS = [
  draft('same', 'A', 2, 2),
  draft('undone', 'Published', 3, 1),
  draft('changed', 'B', 3, 1),
  draft('new', 'C', 1, null),
];

it('waits for what visitors do not have: neither for their version nor for one that says the same', async () => {
  const sections = DRAFTS.map(({ id }) => ({
    id,
    type: 'SharedSection',
    v: 1,
    props: { sharedComponentId: id },
    slots: {},
  }));
  const { api } = fakeEditorApi({ documentVersion: () => ({ body: { name: 'Published' } }) as never });
  const waiting = await waitingShared(
    openDocument({ builder: { format: 1, sections, translations: {} } }),
    { find: (id) => DRAFTS.find((one) => one.id === id) },
    (shared) => isAsPublished(api, 'andes', { kind: 'sharedComponent', ...shared }),
  );
  expect(waiting.map(({ id, name }) => [id, name])).toEqual([
    ['changed', 'B'],
    ['new', 'C'],
  ]);
});
