import { MAX_EXTRA_QUANTITY, MAX_ID_CHARACTERS } from '../../domain/constants.ts';
import type { PlainDateTime } from '../../domain/calendar.ts';
import type { PricedExtras, SelectedExtra } from '../../domain/extras.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import { fromSearchMoment, toSearchMoment } from './dates.ts';
import { toSearchQuery } from './search-call.ts';
import type { QueryOf } from './operations/client-types.ts';

/** The query of the price call with extras. */
export const toPriceQuery = (
  search: SearchParameters,
  language: string,
  extras: PricedExtras,
  paymentMethodId: string | null = null,
): QueryOf<'/api/booking/price'> => ({
  ...toSearchQuery(search, language),
  paymentMethodId: paymentMethodId ?? undefined,
  ...(extras === 'default'
    ? { defaultAdditionals: true }
    : Object.fromEntries(
        extras.flatMap(({ extraId, quantity }, position) => [
          [`additionals[${position}].Additional.Id`, extraId],
          [`additionals[${position}].Quantity`, quantity],
        ]),
      )),
});

/** The query of the call for what is sold with a rental of a model. */
export const toExtrasPriceQuery = (
  search: SearchParameters,
  language: string,
  { modelId }: { readonly modelId: string },
): QueryOf<'/api/booking/additionals-price'> => ({
  fromDate: toSearchMoment(search.pickUp),
  toDate: toSearchMoment(search.dropOff),
  deliveryPlaceId: search.pickUpPlace.id,
  returnPlaceId: search.dropOffPlace.id,
  ilimitedKm: search.hasUnlimitedMileage,
  modelId,
  language,
  promotion: search.promotionId ?? undefined,
});

/** Extras of a price call, or what is wrong with them, by parameter. */
export type ExtrasRequest =
  | { readonly ok: true; readonly extras: PricedExtras }
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

const NAME = /^additionals\[(0|[1-9]\d?)\]\.(Additional\.Id|Quantity)$/;
/** More than any company offers. */
const MAX_EXTRAS = 50;

const isQuantity = (text: string): boolean => /^[1-9]\d*$/.test(text) && Number(text) <= MAX_EXTRA_QUANTITY;

/**
 * Reads `additionals[i].Additional.Id` and `additionals[i].Quantity`: i from 0 on without gaps, each pair once. Where
 * none is given, `defaultAdditionals` asks for those that are default.
 */
export function fromExtrasQuery(query: URLSearchParams): ExtrasRequest {
  const given = [...query].filter(([name]) => name.startsWith('additionals'));
  const takesDefaults = given.length === 0 && query.get('defaultAdditionals') === 'true';
  const values = new Map<string, string>();
  const problems: Record<string, string> = {};
  for (const [name, value] of given) {
    if (!NAME.test(name)) problems[name.slice(0, MAX_ID_CHARACTERS)] = 'is no parameter of an extra';
    else if (values.has(name)) problems[name] = 'is given more than once';
    values.set(name, value);
  }
  // Each extra has two parameters, so a gap leaves one of the first ones missing.
  const count = Math.ceil(values.size / 2);
  if (count > MAX_EXTRAS) problems.additionals = `are more than ${MAX_EXTRAS}`;
  const extras = Object.keys(problems).length > 0 ? [] : Array.from({ length: count }, (_, index) => index);
  const selection = extras.map((index): SelectedExtra => {
    const idName = `additionals[${index}].Additional.Id`;
    const quantityName = `additionals[${index}].Quantity`;
    const extraId = values.get(idName) ?? '';
    const quantity = values.get(quantityName) ?? '';
    if (extraId === '') problems[idName] = 'is missing';
    else if (extraId.length > MAX_ID_CHARACTERS)
      problems[idName] = `is longer than ${MAX_ID_CHARACTERS} characters`;
    if (quantity === '') problems[quantityName] = 'is missing';
    else if (!isQuantity(quantity))
      problems[quantityName] = `is no whole number from 1 to ${MAX_EXTRA_QUANTITY}`;
    return { extraId, quantity: Number(quantity) };
  });
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, extras: takesDefaults ? 'default' : selection };
}

/** The rental that extras are priced for. Places and model may be unknown: that is the server's to say. */
export interface RentalRequest {
  readonly pickUp: PlainDateTime;
  readonly dropOff: PlainDateTime;
  readonly pickUpPlaceId: string;
  readonly dropOffPlaceId: string;
  readonly modelId: string;
  /** `null` when not given. */
  readonly categoryId: string | null;
}

/** Reads the query of the call that prices extras; `null` when its dates cannot be read. */
export function fromExtrasPriceQuery(query: URLSearchParams): RentalRequest | null {
  const pickUp = fromSearchMoment(query.get('fromDate') ?? '');
  const dropOff = fromSearchMoment(query.get('toDate') ?? '');
  if (!pickUp || !dropOff) return null;
  const pickUpPlaceId = query.get('deliveryPlaceId') ?? '';
  return {
    pickUp,
    dropOff,
    pickUpPlaceId,
    dropOffPlaceId: query.get('returnPlaceId') || pickUpPlaceId,
    modelId: query.get('modelId') ?? '',
    categoryId: query.get('categoryId') || null,
  };
}
