import { type PlainDate, type PlainDateTime, toPlainDateTime, dateOf } from '../../domain/calendar.ts';
import type { CancellationRules } from '../../domain/cancellation.ts';
import type { DriverAgeRefusal, DriverAgeRules } from '../../domain/driver-age.ts';
import { coverChoices, withLevel } from '../../domain/cover-levels.ts';
import type { Liability } from '../../domain/excess.ts';
import {
  isUnavailable,
  type PricedExtras,
  preselectExtras,
  type SelectedExtra,
} from '../../domain/extras.ts';
import type { OfferedExtra } from '../../domain/offered-extra.ts';
import { availableOf } from '../../domain/requested-extras.ts';
import type { SearchCodes } from '../../domain/promotion-codes.ts';
import type { SearchParameters, SearchCorrection } from '../../domain/search-parameters.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import { ApiError, hasErrorCode, isNoAvailability } from '../api-error.ts';
import { isItineraryError } from '../wire/error-codes.ts';
import { requestedExtras } from '../wire/search-address.ts';
import { quoteQuery } from './quote.ts';
import { type QueryContext, completedSearch, type SearchQueryContext } from './search.ts';

/** The price of the one model that an address names, for the search as it was understood. */
export interface PricedSearch {
  readonly search: SearchParameters;
  readonly corrections: readonly SearchCorrection[];
  /** What became of the codes of the address. */
  readonly codes: SearchCodes;
  /** Why a driver of the requested age cannot rent; `null` when they can. */
  readonly ageRefusal: DriverAgeRefusal | null;
  /** `null` when the model cannot be had. */
  readonly offer: VehicleOffer | null;
  /** The site has such a model; whether one is free is another question. */
  readonly isModelKnown: boolean;
  /** What is sold with it, in the operator's order. */
  readonly extras: readonly OfferedExtra[];
  /** What is taken before the visitor has chosen; it is in the price. */
  readonly preselected: readonly SelectedExtra[];
  /** The address requests extras that cannot be had any more. */
  readonly lacksExtras: boolean;
  /** Excess and deposit with each level of cover, by its id, where there is one choice; `''` is without any. Those that failed are absent, those not known in time `null`. */
  readonly liabilities: Readonly<Record<string, Liability | null>>;
  readonly driverAge: DriverAgeRules;
  /** Nothing is booked without an insurance. */
  readonly isInsuranceRequired: boolean;
  /** Nobody books without a driver's licence. */
  readonly isLicenceRequired: boolean;
  /** Today where the car is picked up, and the time there. */
  readonly today: PlainDate;
  readonly localNow: PlainDateTime;
  readonly cancellation: CancellationRules;
}

/** For how long a page that has its price waits for what is at risk with other levels of cover. */
const LEVELS_WAIT_MS = 500;

/** The price of the model of an address with its extras, for checkout. */
export const priceQuery = (context: SearchQueryContext) => ({
  queryKey: ['price', context.language, context.search.toString()] as const,
  queryFn: async ({ client }: QueryContext): Promise<PricedSearch | null> => {
    const { api, language, decimalsOf, searchRules } = context;
    const { search, corrections, codes, ageRefusal, utcOffsetMinutes } = await completedSearch(
      context,
      client,
      // The moment was chosen while it was far enough away; booking it takes minutes.
      'waived',
    );
    if (!search?.modelId) return null;
    const { modelId } = search;
    const localNow = toPlainDateTime(context.now, utcOffsetMinutes);
    const found = {
      search,
      corrections,
      codes,
      ageRefusal,
      driverAge: searchRules.driverAge,
      isInsuranceRequired: searchRules.isInsuranceRequired,
      isLicenceRequired: searchRules.isLicenceRequired,
      today: dateOf(localNow),
      localNow,
      cancellation: searchRules.cancellation,
    };
    const without = (isModelKnown: boolean) => ({
      ...found,
      isModelKnown,
      offer: null,
      extras: [],
      preselected: [],
      lacksExtras: false,
      liabilities: {},
    });
    if (ageRefusal) return without(true);
    const paymentMethodId = context.search.get('paymentMethodId');
    const quote = (chosen: PricedExtras) =>
      client.fetchQuery(quoteQuery({ search, extras: chosen, paymentMethodId }, context)).catch(refusalOf);
    // The server adds what is required and default, so that the first price needs no second call.
    const [first, extras] = await Promise.all([
      quote('default'),
      api.extras(search, { modelId }, { language, decimalsOf }).catch(refusalOf),
    ]);
    if (typeof first === 'string') return without(first !== 'unknown-model');
    if (typeof extras === 'string') return without(true);
    const requested = requestedExtras(context.search);
    const available = requested && availableOf(requested, extras);
    const preselected = available?.selection ?? preselectExtras(extras);
    // What is required is in every price, named or not.
    const keyOf = (chosen: readonly SelectedExtra[]) =>
      chosen
        .filter(({ extraId }) => !extras.some((extra) => extra.isRequired && extra.id === extraId))
        .map(({ extraId, quantity }) => `${extraId}*${quantity}`)
        .toSorted()
        .join(' ');
    const known = new Map<string, Promise<VehicleOffer | string>>([
      [keyOf(first.extras), Promise.resolve(first)],
    ]);
    const quoteOnce = (chosen: readonly SelectedExtra[]) => {
      const key = keyOf(chosen);
      const quoted = known.get(key) ?? quote(chosen);
      known.set(key, quoted);
      return quoted;
    };
    const [offer, liabilities] = await Promise.all([
      quoteOnce(preselected),
      liabilitiesOf(extras, preselected, quoteOnce),
    ]);
    if (typeof offer === 'string') return without(true);
    const lacksExtras = available?.isShort ?? false;
    return { ...found, isModelKnown: true, offer, extras, preselected, lacksExtras, liabilities };
  },
});

/** Excess and deposit with each level of cover, from one price each; of none where they depend on several choices. */
async function liabilitiesOf(
  extras: readonly OfferedExtra[],
  preselected: readonly SelectedExtra[],
  quote: (selection: readonly SelectedExtra[]) => Promise<VehicleOffer | string>,
): Promise<PricedSearch['liabilities']> {
  const [choice, another] = coverChoices(extras);
  if (!choice || another) return {};
  const levelIds = [
    choice.noneId,
    ...choice.levels.filter((level) => !isUnavailable(level)).map(({ id }) => id),
  ];
  const late = new Promise<null>((resolve) => setTimeout(resolve, LEVELS_WAIT_MS, null));
  const known = await Promise.all(
    levelIds.map(async (id) => {
      const quoted = quote(withLevel(id, preselected, extras)).catch(() => 'failed');
      const offer = await Promise.race([quoted, late]);
      return typeof offer === 'string'
        ? []
        : [[id, offer && { excess: offer.excess, deposit: offer.deposit }] as const];
    }),
  );
  return Object.fromEntries(known.flat());
}

/** Why a model has no price: a repeated call would be refused again. @throws any other failure */
function refusalOf(error: unknown): 'unknown-model' | 'unavailable' {
  if (hasErrorCode(error, 'unknownModel')) return 'unknown-model';
  const isKnown = error instanceof ApiError && (error.status === 404 || isItineraryError(error.code));
  if (!isKnown && !isNoAvailability(error)) throw error;
  return 'unavailable';
}
