import { Category as readCategory } from '../../../generated/api/read.js';
import type { Category } from '../../../generated/api/types.ts';
import type { FleetCategory } from '../../domain/fleet.ts';
import type { OfferVehicle } from '../../domain/vehicle-offer.ts';
import { readSettings } from './read-settings.ts';

const toVehicle = (
  { id, name, passengers, imagePath, brand }: Category['models'][number],
  category: Pick<Category, 'id' | 'name'>,
): OfferVehicle => ({
  modelId: String(id),
  modelName: name,
  brandName: brand.name,
  categoryId: String(category.id),
  categoryName: category.name,
  imagePath,
  passengers,
  // The catalogue says no more of a model than this; the search does.
  doors: null,
  bags: null,
  transmission: null,
  hasAirConditioning: null,
  fuel: null,
  fuelPolicy: null,
});

const toCategory = (category: Category): FleetCategory => ({
  id: String(category.id),
  name: category.name,
  models: category.models.map((model) => toVehicle(model, category)),
});

/**
 * The answer of `/api/data/categories`; what is not readable of it is left out.
 * @throws TypeError when the answer is no list
 */
export function toFleet(body: unknown): FleetCategory[] {
  if (!Array.isArray(body)) throw new TypeError('categories: a list is expected');
  return body.flatMap((entry) => {
    const { value } = readSettings<Category>(readCategory, entry);
    return value ? [toCategory(value)] : [];
  });
}
