import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Risk } from '../../../src/domain/excess.ts';
import { minor, names, siteId } from './columns.ts';

/** What the customer still pays, in minor units; what is absent is not stated. */
export type ExcessMinor = Partial<Readonly<Record<Risk, number>>>;

const hours = (name: string) =>
  numeric(name, { precision: 6, scale: 2, mode: 'number' }).notNull().default(0);
const position = () => integer('position').notNull().default(0);

export const branchOfficeTable = pgTable('branch_office', {
  siteId: siteId(),
  id: text('id').notNull(),
  names: names(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  timeZone: text('time_zone').notNull(),
  turnaroundHours: hours('turnaround_hours'),
  repositioningHours: hours('repositioning_hours'),
  afterHoursFeeMinor: minor('after_hours_fee_minor').notNull().default(0),
  position: position(),
});

export const attentionScheduleTable = pgTable('attention_schedule', {
  siteId: siteId(),
  branchOfficeId: text('branch_office_id').notNull(),
  body: jsonb('body').$type<unknown>().notNull(),
});

export const holidayTable = pgTable('holiday', {
  siteId: siteId(),
  id: text('id').notNull(),
  onDate: date('on_date', { mode: 'string' }).notNull(),
  names: names(),
  branchOfficeId: text('branch_office_id'),
});

export const placeTable = pgTable('place', {
  siteId: siteId(),
  id: text('id').notNull(),
  branchOfficeId: text('branch_office_id').notNull(),
  names: names(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  address: text('address').notNull(),
  iataCode: text('iata_code'),
  endpoint: text('endpoint'),
  category: text('category'),
  operationOptions: text('operation_options').$type<'ReturnOnly' | 'DeliveryOnly'>(),
  availableReturnPlaces: jsonb('available_return_places').$type<readonly string[]>().notNull().default([]),
  deliveryFeeMinor: minor('delivery_fee_minor').notNull().default(0),
  returnFeeMinor: minor('return_fee_minor').notNull().default(0),
  position: position(),
});

export const categoryTable = pgTable('category', {
  siteId: siteId(),
  id: text('id').notNull(),
  names: names(),
  imagePath: text('image_path').notNull().default(''),
  position: position(),
  depositMinor: minor('deposit_minor'),
  excess: jsonb('excess').$type<ExcessMinor>().notNull().default({}),
});

export const modelTable = pgTable('model', {
  siteId: siteId(),
  id: text('id').notNull(),
  categoryId: text('category_id').notNull(),
  name: text('name').notNull(),
  brand: text('brand').notNull(),
  passengers: smallint('passengers').notNull(),
  doors: smallint('doors'),
  luggage: smallint('luggage'),
  transmission: text('transmission').$type<'manual' | 'automatic'>(),
  hasAirConditioning: boolean('has_air_conditioning'),
  fuel: text('fuel'),
  fuelPolicy: text('fuel_policy'),
  imagePath: text('image_path').notNull().default(''),
  isQuoteOnly: boolean('is_quote_only').notNull().default(false),
  hasUnlimitedMileage: boolean('has_unlimited_mileage').notNull().default(true),
  maxDistance: integer('max_distance'),
  maxDistancePerDay: integer('max_distance_per_day'),
  excess: jsonb('excess').$type<ExcessMinor>().notNull().default({}),
  position: position(),
});

export const carUnitTable = pgTable('car_unit', {
  siteId: siteId(),
  id: text('id').notNull(),
  modelId: text('model_id').notNull(),
  branchOfficeId: text('branch_office_id').notNull(),
  plate: text('plate').notNull(),
});
