/* What a company rents out, before anybody has named a place or a date. */
import type { OfferVehicle } from './vehicle-offer.ts';

/** A class of cars with its models, in the operator's order. */
export type FleetCategory = {
  readonly id: string;
  readonly name: string;
  readonly models: readonly OfferVehicle[];
};

/** A model with the class that it belongs to. */
export type FleetModel = { readonly vehicle: OfferVehicle; readonly categoryId: string };

/** Which models are shown, in which order, and how many. */
export type FleetChoice = {
  /** Ids of classes; none means all. */
  readonly categoryIds: readonly string[];
  /** `operator`: as the company lists them. */
  readonly order: 'operator' | 'name' | 'passengers';
  /** 0 means all. */
  readonly limit: number;
};

/** Tells which of two names stands first in the visitor's language. */
export type CompareNames = (a: string, b: string) => number;

/** The models of a choice. Where the order leaves two alike, the operator's decides. */
export function chooseModels(
  categories: readonly FleetCategory[],
  { categoryIds, order, limit }: FleetChoice,
  compareNames: CompareNames,
): readonly FleetModel[] {
  const chosen = categories
    .filter(({ id }) => categoryIds.length === 0 || categoryIds.includes(id))
    .flatMap(({ id, models }) => models.map((vehicle) => ({ vehicle, categoryId: id })));
  if (order === 'name') chosen.sort((a, b) => compareNames(a.vehicle.modelName, b.vehicle.modelName));
  if (order === 'passengers') chosen.sort((a, b) => a.vehicle.passengers - b.vehicle.passengers);
  return limit > 0 ? chosen.slice(0, limit) : chosen;
}

/** The classes that some of the models belong to, in the operator's order, each with how many do. */
export const classesOf = (
  models: readonly FleetModel[],
  categories: readonly FleetCategory[],
): readonly { readonly id: string; readonly name: string; readonly count: number }[] =>
  categories
    .map(({ id, name }) => ({ id, name, count: models.filter(({ categoryId }) => categoryId === id).length }))
    .filter(({ count }) => count > 0);
