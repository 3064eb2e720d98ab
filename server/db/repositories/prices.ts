import type { SiteScope } from '../in-site.ts';
import {
  extraTable,
  oneWayFeeTable,
  promotionTable,
  rateTable,
  seasonTable,
  taxTable,
} from '../tables/prices.ts';
import { listRows, type Row } from './columns-of.ts';

/** Days with rates of their own; both ends belong to it. */
export type Season = Row<typeof seasonTable>;
/** Net price of a day, from a number of days on; `seasonId` null outside every season. */
export type Rate = Row<typeof rateTable>;
/** A tax in basis points on the sum of a quote. */
export type Tax = Row<typeof taxTable>;
/** An extra that is sold with a rental; net price. */
export type Extra = Row<typeof extraTable>;
/** The fee of a one-way rental; amounts in minor units of the site's default currency, as everywhere here. */
export type OneWayFee = Row<typeof oneWayFeeTable>;

/** What is taken off rentals that begin within certain days, in basis points. */
export type StoredPromotion = Row<typeof promotionTable>;

/** The seasons by their first day. */
export const listSeasons = (scope: SiteScope): Promise<Season[]> =>
  listRows(scope, seasonTable, seasonTable.fromDate, seasonTable.id);

/** The rates of all categories by their brackets, and those of one bracket by their seasons. */
export const listRates = (scope: SiteScope): Promise<Rate[]> =>
  listRows(scope, rateTable, rateTable.categoryId, rateTable.bracketFromDays, rateTable.seasonId);

/** The fees of one-way rentals between branches. */
export const listOneWayFees = (scope: SiteScope): Promise<OneWayFee[]> => listRows(scope, oneWayFeeTable);

/** The extras in their order. */
export const listExtras = (scope: SiteScope): Promise<Extra[]> =>
  listRows(scope, extraTable, extraTable.position, extraTable.id);

/** The promotions in their order. */
export const listPromotions = (scope: SiteScope): Promise<StoredPromotion[]> =>
  listRows(scope, promotionTable, promotionTable.position, promotionTable.id);

/** The taxes by id. */
export const listTaxes = (scope: SiteScope): Promise<Tax[]> => listRows(scope, taxTable, taxTable.id);
