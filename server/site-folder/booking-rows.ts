import type { PgTable } from 'drizzle-orm/pg-core';
import type { BookingData } from '../../generated/folder/types.ts';
import type { SiteScope } from '../db/in-site.ts';
import { listRows, type NewRow } from '../db/repositories/columns-of.ts';
import { currencyTable } from '../db/tables/content.ts';
import {
  attentionScheduleTable,
  branchOfficeTable,
  carUnitTable,
  categoryTable,
  holidayTable,
  modelTable,
  placeTable,
} from '../db/tables/fleet.ts';
import {
  extraTable,
  oneWayFeeTable,
  promotionTable,
  rateTable,
  seasonTable,
  taxTable,
} from '../db/tables/prices.ts';

/** What a site rents out and at what price, as rows of its tables. Lists keep their order. */
export interface BookingRows {
  /** `exchangeRate` as a decimal text, such as '0.92'; exactly one is the system default. */
  readonly currencies: readonly NewRow<typeof currencyTable>[];
  readonly branchOffices: readonly NewRow<typeof branchOfficeTable>[];
  /** Bodies in the shape of the product API's attention schedule. */
  readonly schedules: readonly NewRow<typeof attentionScheduleTable>[];
  readonly holidays: readonly NewRow<typeof holidayTable>[];
  readonly places: readonly NewRow<typeof placeTable>[];
  readonly categories: readonly NewRow<typeof categoryTable>[];
  readonly models: readonly NewRow<typeof modelTable>[];
  readonly carUnits: readonly NewRow<typeof carUnitTable>[];
  readonly seasons: readonly NewRow<typeof seasonTable>[];
  readonly rates: readonly NewRow<typeof rateTable>[];
  readonly taxes: readonly NewRow<typeof taxTable>[];
  readonly oneWayFees: readonly NewRow<typeof oneWayFeeTable>[];
  readonly extras: readonly NewRow<typeof extraTable>[];
  readonly promotions: readonly NewRow<typeof promotionTable>[];
}

/** Well below the 65,535 values that one statement may carry. */
const ROWS_PER_STATEMENT = 500;

const inOrder = <T extends { position?: number }>(rows: readonly T[]): T[] =>
  rows.map((row, position) => ({ position, ...row }));

/** Inserts rows of the site. */
export async function insertRows<Table extends PgTable>(
  { siteId, tx }: SiteScope,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const values = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => ({ ...row, siteId }));
    await tx.insert(table).values(values as unknown as Table['$inferInsert'][]);
  }
}

/** Stores what a new site rents out. */
export async function insertBooking(scope: SiteScope, rows: BookingRows): Promise<void> {
  await insertRows(scope, currencyTable, inOrder(rows.currencies));
  await insertRows(scope, branchOfficeTable, inOrder(rows.branchOffices));
  await insertRows(scope, attentionScheduleTable, rows.schedules);
  await insertRows(scope, holidayTable, rows.holidays);
  await insertRows(scope, placeTable, inOrder(rows.places));
  await insertRows(scope, categoryTable, inOrder(rows.categories));
  await insertRows(scope, modelTable, inOrder(rows.models));
  await insertRows(scope, carUnitTable, rows.carUnits);
  await insertRows(scope, seasonTable, rows.seasons);
  await insertRows(scope, rateTable, rows.rates);
  await insertRows(scope, taxTable, rows.taxes);
  await insertRows(scope, oneWayFeeTable, rows.oneWayFees);
  await insertRows(scope, extraTable, inOrder(rows.extras));
  await insertRows(scope, promotionTable, inOrder(rows.promotions));
}

/** The row as a file has it: its index in the list is its position. */
const withoutPosition = <T extends object>(row: T) => {
  const { position: _position, ...rest } = row as T & { position?: number };
  return rest;
};

/** What a site rents out, each list in its order. Nothing in it is of every year: the dates are those that are stored. */
export async function readBooking(scope: SiteScope): Promise<BookingData> {
  const c = currencyTable;
  const b = branchOfficeTable;
  const p = placeTable;
  const k = categoryTable;
  const m = modelTable;
  const u = carUnitTable;
  const s = seasonTable;
  const r = rateTable;
  const f = oneWayFeeTable;
  const e = extraTable;
  const o = promotionTable;
  const lists = {
    currencies: await listRows(scope, c, c.position, c.isoCode),
    branchOffices: await listRows(scope, b, b.position, b.id),
    schedules: await listRows(scope, attentionScheduleTable, attentionScheduleTable.branchOfficeId),
    holidays: await listRows(scope, holidayTable, holidayTable.onDate, holidayTable.id),
    yearlyHolidays: [],
    places: await listRows(scope, p, p.position, p.id),
    categories: await listRows(scope, k, k.position, k.id),
    models: await listRows(scope, m, m.position, m.id),
    carUnits: await listRows(scope, u, u.modelId, u.id),
    seasons: await listRows(scope, s, s.fromDate, s.id),
    yearlySeasons: [],
    rates: await listRows(scope, r, r.categoryId, r.seasonId, r.bracketFromDays),
    taxes: await listRows(scope, taxTable, taxTable.id),
    oneWayFees: await listRows(scope, f, f.fromBranchOfficeId, f.toBranchOfficeId),
    extras: await listRows(scope, e, e.position, e.id),
    promotions: await listRows(scope, o, o.position, o.id),
  };
  // What the tables have is what was checked before it was stored.
  return Object.fromEntries(
    Object.entries(lists).map(([list, rows]) => [list, rows.map(withoutPosition)]),
  ) as unknown as BookingData;
}
