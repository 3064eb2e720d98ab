import { Glyph } from '../../../src/ui/icon/glyph.tsx';
import type { IconShapes } from '../../../src/ui/icon/icon-shapes.ts';

/** An icon of lucide, imported one by one: `import { Plus } from 'lucide'`. Decorative: names stand beside it. */
export const Icon = ({ of, size = 16 }: { readonly of: IconShapes; readonly size?: number }) => (
  <Glyph shapes={of} size={size} />
);
