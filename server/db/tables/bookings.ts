import {
  bigint,
  boolean,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { PlainDateTime } from '../../../src/domain/calendar.ts';
import type { SelectedExtra } from '../../../src/domain/extras.ts';
import { bytes, instant, minor, siteId } from './columns.ts';

/** Where a stored booking stands. */
export type StoredStatus = 'reserved' | 'confirmed' | 'delivered' | 'closed' | 'cancelled' | 'quoted';

export const bookingTable = pgTable('booking', {
  siteId: siteId(),
  reference: text('public_reference').notNull(),
  status: text('status').$type<StoredStatus>().notNull(),
  customer: jsonb('customer').$type<unknown>().notNull(),
  driver: jsonb('driver').$type<unknown>(),
  notes: text('notes').notNull().default(''),
  pickUp: text('from_local').$type<PlainDateTime>().notNull(),
  dropOff: text('to_local').$type<PlainDateTime>().notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  pickUpPlaceId: text('pick_up_place_id').notNull(),
  dropOffPlaceId: text('drop_off_place_id').notNull(),
  modelId: text('model_id').notNull(),
  categoryId: text('category_id').notNull(),
  isOnRequest: boolean('is_on_request').notNull().default(false),
  hasUnlimitedMileage: boolean('has_unlimited_mileage').notNull().default(true),
  extras: jsonb('extras').$type<readonly SelectedExtra[]>().notNull().default([]),
  price: jsonb('quote').$type<unknown>().notNull(),
  totalMinor: minor('total_minor').notNull(),
  currency: text('currency').notNull(),
  shownCurrency: text('shown_currency').notNull(),
  exchangeRate: numeric('exchange_rate', { precision: 20, scale: 8, mode: 'number' }).notNull(),
  paidMinor: minor('paid_minor').notNull().default(0),
  decimals: smallint('decimals').notNull(),
  details: jsonb('details').$type<unknown>().notNull().default({}),
  language: text('language').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A file that a visitor uploaded; it belongs to a booking once that is made. */
export const bookingFileTable = pgTable('booking_file', {
  siteId: siteId(),
  id: text('id').notNull(),
  field: text('field').notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  content: bytes('content').notNull(),
  bookingReference: text('booking_reference'),
  createdAt: instant('created_at').notNull(),
});

export const carClaimTable = pgTable('car_claim', {
  siteId: siteId(),
  bookingReference: text('booking_reference').notNull(),
  carUnitId: text('car_unit_id').notNull(),
  modelId: text('model_id').notNull(),
  categoryId: text('category_id').notNull(),
  branchOfficeId: text('branch_office_id').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
});

export const idempotencyTable = pgTable('idempotency', {
  siteId: siteId(),
  principal: text('principal').notNull(),
  route: text('route').notNull(),
  key: text('key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  result: json('answer').$type<unknown>(),
  expiresAt: instant('keep_until').notNull(),
});

export const rateCountTable = pgTable(
  'rate_count',
  {
    // null: of no site, as sign-ins of operators are
    siteId: text('site_id'),
    action: text('action').notNull(),
    address: text('address').notNull(),
    startedAt: instant('started_at').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [unique().on(table.siteId, table.action, table.address).nullsNotDistinct()],
);

export const outboxTable = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  siteId: siteId(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').$type<unknown>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  sendAfter: instant('send_after').notNull(),
  sentAt: instant('sent_at'),
  failedAt: instant('failed_at'),
  lastError: text('last_error'),
});

/** A text file that goes with a mail. */
export type MailAttachment = { fileName: string; contentType: string; content: string };

export const inboxMailTable = pgTable('inbox_mail', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  siteId: siteId(),
  recipient: text('recipient').notNull(),
  sender: text('sender').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  plain: text('plain').notNull(),
  attachments: jsonb('attachments').$type<readonly MailAttachment[]>().notNull().default([]),
  messageId: text('message_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
