import type { SearchResult } from '../../../generated/api/types.ts';
import { fromExcess } from '../../../src/api/wire/excess.ts';
import type { Model } from '../../db/repositories/fleet.ts';

/** The fields that are stated: neither null nor ''. */
export const known = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== '')) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], null>;
  };

/** A model with everything that is stored of it; `decimal` writes minor units. */
export const toWireModel = (
  model: Model,
  decimal: (minor: number) => number,
): SearchResult['car']['model'] => ({
  id: model.id,
  name: model.name,
  passengers: model.passengers,
  imagePath: model.imagePath,
  brand: { name: model.brand },
  ...known({
    doors: model.doors,
    luggage: model.luggage,
    transmission: model.transmission,
    airConditioning: model.hasAirConditioning,
    fuel: model.fuel,
    fuelPolicy: model.fuelPolicy,
  }),
  ...fromExcess(model.excess, decimal),
});
