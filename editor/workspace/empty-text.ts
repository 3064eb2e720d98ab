import type { ComposedKind } from './workspace.ts';

/** Key of the text that says that nothing has been put into what is composed yet. */
export const emptyText = (kind: ComposedKind): string =>
  kind === 'sharedComponent' ? 'outline.emptySection' : 'outline.empty';
