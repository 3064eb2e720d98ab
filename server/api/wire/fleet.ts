import type { Category as WireCategory } from '../../../generated/api/types.ts';
import type { Category, Model } from '../../db/repositories/fleet.ts';

const toWireModel = ({ id, name, passengers, imagePath, brand }: Model): WireCategory['models'][number] => ({
  id,
  name,
  passengers,
  imagePath,
  brand: { name: brand },
});

/** Models in their order as categories, each under its name in a language. */
export function toWireCategories(
  rows: readonly { readonly model: Model; readonly category: Category }[],
  nameOf: (category: Category) => string,
): WireCategory[] {
  const categories = new Map<string, WireCategory>();
  for (const { model, category } of rows) {
    const known = categories.get(category.id);
    if (known) known.models.push(toWireModel(model));
    else
      categories.set(category.id, {
        id: category.id,
        name: nameOf(category),
        imagePath: category.imagePath,
        models: [toWireModel(model)],
      });
  }
  return [...categories.values()];
}
