/* The vehicles of a company, independent of places and dates. */
import type { Excess } from './excess.ts';
import type { OfferVehicle } from './vehicle-offer.ts';

/** A model of the fleet; `isQuoteOnly`: its price is only quoted on request. */
export type FleetVehicle = OfferVehicle & { readonly isQuoteOnly: boolean };

/** A class of cars with its models, in the operator's order. */
export type FleetCategory = {
  readonly id: string;
  readonly name: string;
  readonly models: readonly FleetVehicle[];
};

/** A model with what the customer still pays for damages. */
export type ModelDetails = { readonly vehicle: FleetVehicle; readonly excess: Excess };

/** A model with the class that it belongs to. */
export type FleetModel = { readonly vehicle: FleetVehicle; readonly categoryId: string };

/** Which models are shown, in which order, and how many. */
export type FleetChoice = {
  /** Ids of classes; none means all. */
  readonly categoryIds: readonly string[];
  /** `operator`: as the company lists them. */
  readonly order: 'operator' | 'name' | 'passengers';
  /** 0 means all. */
  readonly limit: number;
};

/** The classes without models on request where the site shows visitors none of them; without empty classes. */
export const shownClasses = (
  categories: readonly FleetCategory[],
  { hidesQuoteOnly }: { readonly hidesQuoteOnly: boolean },
): readonly FleetCategory[] =>
  categories
    .map((category) => ({
      ...category,
      models: category.models.filter(({ isQuoteOnly }) => !(isQuoteOnly && hidesQuoteOnly)),
    }))
    .filter(({ models }) => models.length > 0);

/** Compares two names by the alphabet of the visitor's language, as `Array.sort` expects. */
export type CompareNames = (a: string, b: string) => number;

/** The models of a choice. Models that are equal in the chosen order stay in the operator's order. */
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

/** The classes of the given models, in the operator's order, each with its number of models. */
export const classesOf = (
  models: readonly FleetModel[],
  categories: readonly FleetCategory[],
): readonly { readonly id: string; readonly name: string; readonly count: number }[] =>
  categories
    .map(({ id, name }) => ({ id, name, count: models.filter(({ categoryId }) => categoryId === id).length }))
    .filter(({ count }) => count > 0);
