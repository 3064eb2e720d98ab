import { MINUTES_PER_DAY } from '../../domain/constants.ts';
import type { Promotion } from '../../domain/promotions.ts';
import type { DataResult } from '../../runtime/data/queries.ts';
import type { NamesOf } from './promotion-texts.ts';

type Named = readonly { readonly id: string; readonly name: string }[];

/** Promotions, the places and classes that their conditions name, and the hours of the places. */
interface PromotionData<Places extends Named, Hours> {
  readonly promotions: DataResult<readonly Promotion[]>;
  readonly places: DataResult<Places>;
  readonly fleet: DataResult<Named>;
  readonly hours: DataResult<ReadonlyMap<string, Hours>>;
}

/** What a list of promotions is made with. */
interface Surroundings<Places, Hours> {
  readonly now: number;
  readonly validUntil: (instant: number) => void;
  /** The query of a search that a promotion holds for; `null` when it can no longer be booked. */
  readonly searchOf: (
    promotion: Promotion,
    moment: {
      readonly now: number;
      readonly places: Places;
      readonly hours: ReadonlyMap<string, Hours>;
    },
  ) => string | null;
}

/** Which promotions a component shows. */
interface Choice {
  /** Empty for all. */
  readonly promotionIds: readonly string[];
  /** 0 for all. */
  readonly limit: number;
}

/** Promotions to show, each with its search, and the names that their conditions need. */
export interface ShownPromotions {
  readonly promotions: readonly { readonly promotion: Promotion; readonly search: string }[];
  readonly names: NamesOf;
}

/** A day ends last where clocks are this far behind UTC. */
const LAST_ZONE_MINUTES = 12 * 60;
const MILLISECONDS_PER_MINUTE = 60_000;

/** The instant, in epoch milliseconds, at which a promotion is over everywhere. */
const endOf = ({ to }: Promotion): number =>
  Date.parse(`${to}T00:00:00Z`) + (MINUTES_PER_DAY + LAST_ZONE_MINUTES) * MILLISECONDS_PER_MINUTE;

const nameIn = (named: Named) => {
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? id;
};

/**
 * The promotions that a component shows: none that is over or can no longer be booked. A page with them is not cached
 * past the end of the first; none is shown before the names of its conditions are there: without them it would say less
 * than what it holds for.
 */
export function shownPromotions<Places extends Named, Hours>(
  data: PromotionData<Places, Hours>,
  { promotionIds, limit }: Choice,
  { now, validUntil, searchOf }: Surroundings<Places, Hours>,
): DataResult<ShownPromotions> {
  const { promotions, places, fleet, hours } = data;
  if (promotions.status !== 'success') return promotions;
  if (places.status !== 'success') return places;
  if (fleet.status !== 'success') return fleet;
  // Without the hours, what ends within days is left out: nothing says whether a car can still be had.
  const known = hours.status === 'success' ? hours.data : new Map<string, Hours>();
  const moment = { now, places: places.data, hours: known };
  const chosen = promotions.data
    .filter(({ id }) => promotionIds.length === 0 || promotionIds.includes(id))
    .filter((promotion) => endOf(promotion) > now)
    .flatMap((promotion) => {
      const search = searchOf(promotion, moment);
      return search === null ? [] : [{ promotion, search }];
    })
    .slice(0, limit || undefined);
  for (const { promotion } of chosen) validUntil(endOf(promotion));
  const names = { ofPlace: nameIn(places.data), ofCategory: nameIn(fleet.data) };
  return { status: 'success', data: { promotions: chosen, names } };
}
