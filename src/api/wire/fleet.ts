import { Category as readCategory } from '../../../generated/api/read.js';
import type { Category } from '../../../generated/api/types.ts';
import type { FleetCategory } from '../../domain/fleet.ts';
import type { OfferVehicle } from '../../domain/vehicle-offer.ts';
import { readSettings } from './read-settings.ts';

const toVehicle = (
  { id, name, passengers, imagePath, brand }: Category['models'][number],
  categoryName: string,
): OfferVehicle => ({
  modelId: String(id),
  modelName: name,
  brandName: brand.name,
  categoryName,
  imagePath,
  passengers,
  // The catalogue says no more of a model than this; the search does.
  doors: null,
  bags: null,
  transmission: null,
  hasAirConditioning: null,
});

const toCategory = ({ id, name, models }: Category): FleetCategory => ({
  id: String(id),
  name,
  models: models.map((model) => toVehicle(model, name)),
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
