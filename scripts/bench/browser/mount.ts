import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { content, settled } from './marks.ts';

/** Mounts a page into the empty document, as an editor does, and leaves its marks. */
export async function mount(page: ReactElement): Promise<void> {
  await settled();
  const errors: string[] = [];
  const root = createRoot(content(), {
    onCaughtError: (error) => errors.push(String(error)),
    onUncaughtError: (error) => errors.push(String(error)),
  });
  const start = performance.now();
  flushSync(() => root.render(page));
  // A layout is part of what somebody waits for.
  content().getBoundingClientRect();
  window.benchMarks = { all: performance.now() - start, first: null, errors };
}
