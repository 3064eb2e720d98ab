import { asc, eq } from 'drizzle-orm';
import type { SiteScope } from '../in-site.ts';
import { extraTable, oneWayFeeTable, rateTable, seasonTable, taxTable } from '../tables/prices.ts';
import { columnsOf, type Row } from './columns-of.ts';

/** Days with rates of their own; both ends belong to it. */
export type Season = Row<typeof seasonTable>;
/** Net price of a day, from a number of days on; `seasonId` null outside every season. */
export type Rate = Row<typeof rateTable>;
/** A tax in basis points on the sum of a quote. */
export type Tax = Row<typeof taxTable>;
/** Something sold with a rental; net price. */
export type Extra = Row<typeof extraTable>;
/** What the way back costs; amounts in minor units of the site's default currency, as everywhere here. */
export type OneWayFee = Row<typeof oneWayFeeTable>;

/** The seasons by their first day. */
export function listSeasons({ siteId, tx }: SiteScope): Promise<Season[]> {
  return tx
    .select(columnsOf(seasonTable))
    .from(seasonTable)
    .where(eq(seasonTable.siteId, siteId))
    .orderBy(asc(seasonTable.fromDate), asc(seasonTable.id));
}

/** The rates of all categories by their brackets, and those of one bracket by their seasons. */
export function listRates({ siteId, tx }: SiteScope): Promise<Rate[]> {
  return tx
    .select(columnsOf(rateTable))
    .from(rateTable)
    .where(eq(rateTable.siteId, siteId))
    .orderBy(asc(rateTable.categoryId), asc(rateTable.bracketFromDays), asc(rateTable.seasonId));
}

/** The fees of one-way rentals between branches. */
export function listOneWayFees({ siteId, tx }: SiteScope): Promise<OneWayFee[]> {
  return tx.select(columnsOf(oneWayFeeTable)).from(oneWayFeeTable).where(eq(oneWayFeeTable.siteId, siteId));
}

/** The extras in their order. */
export function listExtras({ siteId, tx }: SiteScope): Promise<Extra[]> {
  return tx
    .select(columnsOf(extraTable))
    .from(extraTable)
    .where(eq(extraTable.siteId, siteId))
    .orderBy(asc(extraTable.position), asc(extraTable.id));
}

/** The taxes by id. */
export function listTaxes({ siteId, tx }: SiteScope): Promise<Tax[]> {
  return tx
    .select(columnsOf(taxTable))
    .from(taxTable)
    .where(eq(taxTable.siteId, siteId))
    .orderBy(asc(taxTable.id));
}
