import type { PlaceRules } from '../../domain/places.ts';
import type { SearchedPlace } from '../../domain/search-parameters.ts';
import { isRecord } from './is-record.ts';
import { toList } from './read-settings.ts';
import { toId } from './to-id.ts';

/** A place where cars are handed out or taken back, in one language. */
export interface Place extends PlaceRules, SearchedPlace {
  readonly city: string;
  readonly country: string;
  readonly address: string;
  readonly branchOfficeId: string;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The option may be one word or a list of words; both or none of them restrict nothing. */
function toOperations(value: unknown): PlaceRules['operations'] {
  const options = Array.isArray(value) ? value : [value];
  const returns = options.includes('ReturnOnly');
  const deliveries = options.includes('DeliveryOnly');
  if (returns === deliveries) return 'pick-up-and-drop-off';
  return returns ? 'drop-off-only' : 'pick-up-only';
}

/** A place of the product API; `null` when it lacks an id or a name. */
export function toPlace(wire: unknown): Place | null {
  if (!isRecord(wire)) return null;
  const id = toId(wire.id);
  const name = toText(wire.name);
  if (!id || !name) return null;
  const returns = Array.isArray(wire.availableReturnPlaces) ? wire.availableReturnPlaces : [];
  return {
    id,
    name,
    city: toText(wire.city),
    country: toText(wire.country),
    address: toText(wire.address),
    branchOfficeId: toId(wire.branchOfficeId),
    endpoint: toText(wire.endpoint) || null,
    iataCode: toText(wire.iataCode) || null,
    operations: toOperations(wire.availableOperationOptions),
    returnPlaceIds: returns.map((entry) => toId(isRecord(entry) ? entry.id : entry)).filter(Boolean),
  };
}

/** Reads the response of `/api/data/places`; entries that are no places are left out. @throws TypeError when it is no list */
export const toPlaces = (body: unknown): Place[] =>
  toList(body, 'places')
    .map(toPlace)
    .filter((place) => place !== null);
