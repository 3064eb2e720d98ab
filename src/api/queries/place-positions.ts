import type { QueryClient } from '@tanstack/react-query';
import type { Position } from '../../domain/map-points.ts';
import type { ProductApi } from '../product-api.ts';
import type { Place } from '../wire/place.ts';
import { branchesQuery } from './site.ts';

/** Where places are: at their offices. Where the offices cannot be fetched no place has a position. */
export async function placePositions(
  places: readonly Place[],
  { api, language }: { readonly api: ProductApi; readonly language: string },
  client: QueryClient,
): Promise<(place: { readonly id: string }) => Position | null> {
  const branches = await client.fetchQuery(branchesQuery(api, language)).catch(() => []);
  return ({ id }) => {
    const branchId = places.find((place) => place.id === id)?.branchOfficeId;
    return branches.find((branch) => branch.id === branchId)?.position ?? null;
  };
}
