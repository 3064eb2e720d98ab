import type { Category as WireCategory } from '../../../generated/api/types.ts';
import { fromExcess } from '../../../src/api/wire/excess.ts';
import type { Category, Model } from '../../db/repositories/fleet.ts';
import { toWireModel } from './models.ts';

export interface FleetOptions {
  /** The name of a category in a language. */
  readonly nameOf: (category: Category) => string;
  /** Of all amounts. */
  readonly currency: string;
  /** Minor units as a decimal. */
  readonly decimal: (minor: number) => number;
}

/** Models in their order as categories. */
export function toWireCategories(
  rows: readonly { readonly model: Model; readonly category: Category }[],
  { nameOf, currency, decimal }: FleetOptions,
): WireCategory[] {
  const categories = new Map<string, WireCategory>();
  for (const { model, category } of rows) {
    const listed = { ...toWireModel(model, decimal), ...(model.isQuoteOnly ? { onlyQuote: true } : {}) };
    const known = categories.get(category.id);
    if (known) known.models.push(listed);
    else
      categories.set(category.id, {
        id: category.id,
        name: nameOf(category),
        imagePath: category.imagePath,
        models: [listed],
        currency,
        ...fromExcess(category.excess, decimal),
      });
  }
  return [...categories.values()];
}
