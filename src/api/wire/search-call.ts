import type { QueryOf } from './operations/client-types.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import type { PlainDateTime } from '../../domain/calendar.ts';
import type { GivenCodes } from '../../domain/promotion-codes.ts';
import { fromSearchMoment, toSearchMoment } from './dates.ts';

/** The promotions of a search by id: those chosen, and the voucher's where no code names it to the server. */
export const promotionsOf = ({
  promotionIds,
  promotionId,
  promotionCode,
}: SearchParameters): readonly string[] =>
  promotionId && !promotionCode ? [...new Set([promotionId, ...promotionIds])] : promotionIds;

/** The query of the search and price calls. */
export function toSearchQuery(search: SearchParameters, language: string): QueryOf<'/api/booking/search'> {
  const promotions = promotionsOf(search);
  return {
    from: toSearchMoment(search.pickUp),
    to: toSearchMoment(search.dropOff),
    PickupEndpoint: search.pickUpPlace.endpoint ?? undefined,
    pickUpPlaceIATACode: search.pickUpPlace.iataCode ?? undefined,
    fromPlace: search.pickUpPlace.id,
    returnEndPoint: search.dropOffPlace.endpoint ?? undefined,
    toPlace: search.dropOffPlace.id,
    kilometers: search.expectedKilometers ?? undefined,
    promotionCode: search.promotionCode ?? undefined,
    language,
    ilimitedKm: search.hasUnlimitedMileage,
    showFinalPrice: search.showFinalPrice,
    onlyFullAvailability: search.onlyFullAvailability,
    driverAge: search.driverAge,
    commercialAgreementCode: search.commercialAgreementCode ?? undefined,
    modelId: search.modelId ?? undefined,
    promotions: promotions.length > 0 ? promotions : undefined,
  };
}

/** What a search or price call asks for. Places and model may be unknown: that is the server's to say. */
export interface SearchRequest {
  readonly pickUp: PlainDateTime;
  readonly dropOff: PlainDateTime;
  readonly pickUpPlaceId: string;
  readonly dropOffPlaceId: string;
  /** Full years; `null` when not given. */
  readonly driverAge: number | null;
  /** How far the trip will go; `null` when not given. */
  readonly expectedKilometers: number | null;
  readonly modelId: string | undefined;
  readonly promotionIds: readonly string[];
  readonly codes: GivenCodes;
  readonly hasUnlimitedMileage: boolean;
  readonly showFinalPrice: boolean;
  readonly onlyFullAvailability: boolean;
}

/** Reads the query of the search and price calls; `null` when its dates cannot be read. */
export function fromSearchQuery(query: URLSearchParams): SearchRequest | null {
  const pickUp = fromSearchMoment(query.get('from') ?? '');
  const dropOff = fromSearchMoment(query.get('to') ?? '');
  if (!pickUp || !dropOff) return null;
  const flag = (name: string, fallback: boolean) =>
    query.get(name) === null ? fallback : query.get(name) === 'true';
  const pickUpPlaceId = query.get('fromPlace') ?? '';
  const whole = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  return {
    pickUp,
    dropOff,
    pickUpPlaceId,
    dropOffPlaceId: query.get('toPlace') || pickUpPlaceId,
    driverAge: whole('driverAge'),
    expectedKilometers: whole('kilometers'),
    modelId: query.get('modelId') || undefined,
    promotionIds: query.getAll('promotions'),
    codes: {
      promotionCode: query.get('promotionCode'),
      agreementCode: query.get('commercialAgreementCode'),
    },
    hasUnlimitedMileage: flag('ilimitedKm', true),
    showFinalPrice: flag('showFinalPrice', true),
    onlyFullAvailability: flag('onlyFullAvailability', false),
  };
}
