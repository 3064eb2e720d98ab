import { and, asc, eq } from 'drizzle-orm';
import type { SiteScope } from '../in-site.ts';
import { attentionScheduleTable, branchOfficeTable, holidayTable, placeTable } from '../tables/fleet.ts';
import { columnsOf, listRows, type Row } from './columns-of.ts';

/** An office with the zone its times are in. */
export type BranchOffice = Row<typeof branchOfficeTable>;
/** Somewhere to pick up or drop off a car; served by a branch office. */
export type Place = Row<typeof placeTable>;
/** A place and the office that serves it. */
export type ServedPlace = { place: Place; branch: BranchOffice };
/** A day without pick-up, of one branch or of all (`branchOfficeId` null). */
export type Holiday = Row<typeof holidayTable>;
/** Opening hours of a branch, stored in the shape of the product API, the zone that they are in, and the fee outside them. */
export type StoredSchedule = {
  branchOfficeId: string;
  timeZone: string;
  /** Net. */
  afterHoursFeeMinor: number;
  body: unknown;
};

const branchColumns = columnsOf(branchOfficeTable);
const placeColumns = columnsOf(placeTable);

/** All offices in their order. */
export const listBranchOffices = (scope: SiteScope): Promise<BranchOffice[]> =>
  listRows(scope, branchOfficeTable, branchOfficeTable.position, branchOfficeTable.id);

/** The opening hours of all branches. */
export function listSchedules({ siteId, tx }: SiteScope): Promise<StoredSchedule[]> {
  return tx
    .select({
      branchOfficeId: attentionScheduleTable.branchOfficeId,
      timeZone: branchOfficeTable.timeZone,
      afterHoursFeeMinor: branchOfficeTable.afterHoursFeeMinor,
      body: attentionScheduleTable.body,
    })
    .from(attentionScheduleTable)
    .innerJoin(
      branchOfficeTable,
      and(
        eq(branchOfficeTable.siteId, attentionScheduleTable.siteId),
        eq(branchOfficeTable.id, attentionScheduleTable.branchOfficeId),
      ),
    )
    .where(eq(attentionScheduleTable.siteId, siteId))
    .orderBy(asc(attentionScheduleTable.branchOfficeId));
}

/** All holidays by date. */
export const listHolidays = (scope: SiteScope): Promise<Holiday[]> =>
  listRows(scope, holidayTable, holidayTable.onDate, holidayTable.id);

/** All places with their offices, in their order. */
export function listPlaces({ siteId, tx }: SiteScope): Promise<ServedPlace[]> {
  return tx
    .select({ place: placeColumns, branch: branchColumns })
    .from(placeTable)
    .innerJoin(
      branchOfficeTable,
      and(
        eq(branchOfficeTable.siteId, placeTable.siteId),
        eq(branchOfficeTable.id, placeTable.branchOfficeId),
      ),
    )
    .where(eq(placeTable.siteId, siteId))
    .orderBy(asc(placeTable.position), asc(placeTable.id));
}
