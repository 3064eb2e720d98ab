import { Category as readCategory } from '../../../generated/api/read.js';
import type { Category } from '../../../generated/api/types.ts';
import { excessOf } from '../../domain/excess.ts';
import type { FleetCategory, FleetVehicle, ModelDetails } from '../../domain/fleet.ts';
import { moneyFromDecimal } from '../../domain/money.ts';
import { toExcess } from './excess.ts';
import { readList } from './read-settings.ts';
import { type DecimalsOf, toVehicleProperties } from './vehicle-offer.ts';

const toVehicle = (
  model: Category['models'][number],
  category: Pick<Category, 'id' | 'name'>,
): FleetVehicle => ({
  modelId: String(model.id),
  modelName: model.name,
  brandName: model.brand.name,
  categoryId: String(category.id),
  categoryName: category.name,
  imagePath: model.imagePath,
  passengers: model.passengers,
  ...toVehicleProperties(model),
  isQuoteOnly: model.onlyQuote === true,
});

const toCategory = (category: Category): FleetCategory => ({
  id: String(category.id),
  name: category.name,
  models: category.models.map((model) => toVehicle(model, category)),
});

/** Reads the response of `/api/data/categories`, see `readList`. */
export const toFleet = (body: unknown): FleetCategory[] =>
  readList<Category>(readCategory, body, 'categories').map(toCategory);

/** One model of the response of `/api/data/categories`; `null` when there is none of that id. */
export function toModelDetails(body: unknown, id: string, decimalsOf: DecimalsOf): ModelDetails | null {
  for (const category of readList<Category>(readCategory, body, 'categories')) {
    const model = category.models.find((each) => String(each.id) === id);
    if (!model) continue;
    const { currency = '' } = category;
    const amount = (value: number) =>
      moneyFromDecimal(value, { code: currency, decimals: decimalsOf(currency) });
    const vehicle = toVehicle(model, category);
    // Without a currency amounts mean nothing.
    const excess = currency ? excessOf(toExcess(model, amount), toExcess(category, amount)) : {};
    return { vehicle, excess };
  }
  return null;
}
