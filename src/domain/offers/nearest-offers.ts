import type { FleetCategory } from '../fleet.ts';
import type { VehicleOffer } from '../vehicle-offer.ts';

/**
 * Offers by how near they come to a model that cannot be had: its class, then the classes beside it in the operator's
 * order, in each first what seats as many people, then the cheapest. Cheapest first for a model that the fleet does
 * not have.
 */
export function nearestOffers(
  offers: readonly VehicleOffer[],
  modelId: string | null,
  fleet: readonly FleetCategory[],
): readonly VehicleOffer[] {
  const wanted = fleet.flatMap(({ models }) => models).find((model) => model.modelId === modelId);
  const positionOf = (id: string) => fleet.findIndex((category) => category.id === id);
  const distances = ({ vehicle, total }: VehicleOffer): readonly number[] => [
    wanted ? Math.abs(positionOf(vehicle.categoryId) - positionOf(wanted.categoryId)) : 0,
    wanted ? Math.abs(vehicle.passengers - wanted.passengers) : 0,
    total.minor,
  ];
  return offers.toSorted((one, other) => {
    const [first, second] = [distances(one), distances(other)];
    return first.map((distance, key) => distance - (second[key] ?? 0)).find((by) => by !== 0) ?? 0;
  });
}
