import { vi } from 'vitest';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { PublishButton } from '../checks/publish-button.tsx';
import { SaveConflict } from '../sync/draft-saver.ts';
import { createObservable } from '../sync/observable.ts';
import type { FakeResponses } from './fake-editor-api.ts';
import { showInWorkspace } from './show-in-workspace.tsx';

/** A shared section with a draft. */
export const hero = { id: 'hero', name: 'Hero', body: { name: 'Hero' }, version: 4 };
/** What a page has that shows it. */
export const naming = {
  format: 1,
  sections: [{ id: 's', type: 'SharedSection', v: 1, props: { sharedComponentId: 'hero' }, slots: {} }],
  translations: {},
};

/** The button that publishes, in the question that is open. */
export const publishInQuestion = (): HTMLButtonElement => {
  const publish = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].at(-1);
  if (!publish) throw new Error('no question is open');
  return publish;
};

/**
 * Shows the button that publishes version 2 of a page.
 * @param seen the versions that visitors see
 */
export async function showPublishButton(
  seen: { readonly page: number | null; readonly hero?: number | null },
  responses: FakeResponses = {},
  surroundings?: Parameters<typeof showInWorkspace>[2],
) {
  const draft = {
    saver: {
      flush: async () => 2,
      save: () => Promise.reject(new SaveConflict({ version: 3 } as never)),
      version: () => 2,
      base: () => ({ name: 'Fleet' }),
    },
    state: createObservable({ kind: 'saved', at: 0 }),
  };
  const onConflict = vi.fn();
  const button = (findings: readonly CheckFinding[]) => (
    <PublishButton
      draft={draft as never}
      publishedVersion={seen.page}
      findings={findings}
      onRefused={() => undefined}
      onConflict={onConflict}
    />
  );
  const shown = await showInWorkspace(
    button([]),
    {
      document: ({ path }) =>
        (path.kind === 'page'
          ? { version: 2, publishedVersion: seen.page }
          : { version: hero.version, publishedVersion: seen.hero ?? null }) as never,
      documentVersion: () => ({ body: {} }) as never,
      documentVersions: () => [],
      documents: () => [],
      publish: () => ({}) as never,
      rollBack: () => ({}) as never,
      unpublishDocument: () => undefined as never,
      ...responses,
    },
    surroundings,
  );
  return {
    ...shown,
    onConflict,
    find: (...findings: readonly CheckFinding[]) => shown.show(button(findings)),
    changes: () =>
      shown.calls.filter(([id]) => ['publish', 'rollBack', 'unpublishDocument'].includes(id)) as unknown[],
  };
}
