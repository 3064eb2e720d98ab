import { Category as readCategory } from '../../../generated/api/read.js';
import type { Category } from '../../../generated/api/types.ts';
import type { FleetCategory } from '../../domain/fleet.ts';
import type { OfferVehicle } from '../../domain/vehicle-offer.ts';
import { readList } from './read-settings.ts';

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
  // Only search results contain these.
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

/** Reads the response of `/api/data/categories`, see `readList`. */
export const toFleet = (body: unknown): FleetCategory[] =>
  readList<Category>(readCategory, body, 'categories').map(toCategory);
