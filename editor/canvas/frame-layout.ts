import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { OpenDocument } from '../document/page-document.ts';
import type { CanvasLayout } from './canvas-positions.ts';
import { contentPlaceOf } from './content-place.ts';

/** Where the nodes of a document are in a frame now. */
export const frameLayout = (
  frame: Document,
  document: OpenDocument,
  elementOf: (id: string) => Element | undefined,
): CanvasLayout => ({
  document,
  manifests: MANIFESTS,
  boxOf: (id) => (id === null ? contentPlaceOf(frame) : elementOf(id))?.getBoundingClientRect() ?? undefined,
  isRightToLeft: frame.documentElement.dir === 'rtl',
});
