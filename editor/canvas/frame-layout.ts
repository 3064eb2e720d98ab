import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { OpenDocument } from '../document/page-document.ts';
import type { CanvasLayout } from './canvas-positions.ts';
import { contentHostOf } from './content-host.ts';

/** Where the nodes of a document are in a frame now. */
export const frameLayout = (
  frame: Document,
  document: OpenDocument,
  elementOf: (id: string) => Element | undefined,
): CanvasLayout => ({
  document,
  manifests: MANIFESTS,
  boxOf: (id) => (id === null ? contentHostOf(frame) : elementOf(id))?.getBoundingClientRect() ?? undefined,
  isRightToLeft: frame.documentElement.dir === 'rtl',
});
