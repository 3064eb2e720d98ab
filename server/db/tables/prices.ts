import { boolean, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Risk } from '../../../src/domain/excess.ts';
import { minor, names, siteId } from './columns.ts';

export const seasonTable = pgTable('season', {
  siteId: siteId(),
  id: text('id').notNull(),
  name: text('name').notNull(),
  fromDate: date('from_date', { mode: 'string' }).notNull(),
  toDate: date('to_date', { mode: 'string' }).notNull(),
});

export const rateTable = pgTable('rate', {
  siteId: siteId(),
  categoryId: text('category_id').notNull(),
  seasonId: text('season_id'),
  bracketFromDays: smallint('bracket_from_days').notNull(),
  dailyMinor: minor('daily_minor').notNull(),
});

export const taxTable = pgTable('tax', {
  siteId: siteId(),
  id: text('id').notNull(),
  names: names(),
  basisPoints: integer('basis_points').notNull(),
});

export const oneWayFeeTable = pgTable('one_way_fee', {
  siteId: siteId(),
  fromBranchOfficeId: text('from_branch_office_id').notNull(),
  toBranchOfficeId: text('to_branch_office_id').notNull(),
  feeMinor: minor('fee_minor').notNull(),
});

export const promotionTable = pgTable('promotion', {
  siteId: siteId(),
  id: text('id').notNull(),
  names: names(),
  descriptions: names('descriptions').default({}),
  imagePath: text('image_path').notNull().default(''),
  basisPoints: integer('basis_points').notNull(),
  fromDate: date('from_date', { mode: 'string' }).notNull(),
  toDate: date('to_date', { mode: 'string' }).notNull(),
  isYearly: boolean('is_yearly').notNull().default(false),
  minDays: integer('min_days').notNull().default(1),
  maxDays: integer('max_days'),
  placeIds: jsonb('place_ids').$type<readonly string[]>().notNull().default([]),
  categoryIds: jsonb('category_ids').$type<readonly string[]>().notNull().default([]),
  code: text('code'),
  isAgreement: boolean('is_agreement').notNull().default(false),
  position: integer('position').notNull().default(0),
});

export const extraTable = pgTable('extra', {
  siteId: siteId(),
  id: text('id').notNull(),
  names: names(),
  descriptions: names('descriptions').default({}),
  imagePath: text('image_path').notNull().default(''),
  type: text('type').$type<'Insurance' | 'Additional' | 'Other'>().notNull(),
  priceMinor: minor('price_minor').notNull(),
  isPriceByDay: boolean('is_price_by_day').notNull().default(false),
  maxQuantityPerBooking: integer('max_quantity_per_booking'),
  availableStock: integer('available_stock'),
  isRequired: boolean('is_required').notNull().default(false),
  isDefault: boolean('is_default').notNull().default(false),
  excludes: jsonb('excludes').$type<readonly string[]>().notNull().default([]),
  noticeHours: integer('notice_hours'),
  pickUpPlaceIds: jsonb('pick_up_place_ids').$type<readonly string[]>().notNull().default([]),
  dropOffPlaceIds: jsonb('drop_off_place_ids').$type<readonly string[]>().notNull().default([]),
  season: jsonb('season').$type<{ readonly from: string; readonly to: string }>(),
  excessPercent: jsonb('excess_percent')
    .$type<Partial<Readonly<Record<Risk, number>>>>()
    .notNull()
    .default({}),
  depositPercent: smallint('deposit_percent'),
  position: integer('position').notNull().default(0),
});
