import type { PlacementRefusal } from '../document/placement.ts';
import { typeName } from './node-name.ts';

/** What is put into the sentence of a refusal: names of components instead of their types. */
export const refusalValues = (refusal: PlacementRefusal): Record<string, string | number> => {
  if ('accepts' in refusal) return { names: refusal.accepts.map(typeName).join(', ') };
  if ('types' in refusal) return { names: refusal.types.join(', ') };
  if ('type' in refusal) return { names: typeName(refusal.type) };
  return 'max' in refusal ? { count: refusal.max } : {};
};
