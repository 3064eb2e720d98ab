import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, json, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, names, siteId, bytes } from './columns.ts';

/** How a version was made where not in the editor: by a program of its author, or imported from files. */
export type VersionSource = 'mcp' | 'import';

export const siteTable = pgTable('site', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  seedHash: text('seed_hash'),
  version: bigint('version', { mode: 'number' })
    .notNull()
    .default(sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`),
});

export const siteHostTable = pgTable('site_host', {
  host: text('host').primaryKey(),
  siteId: siteId(),
  isPrimary: boolean('is_primary').notNull().default(false),
});

export const documentTable = pgTable('document', {
  siteId: siteId(),
  kind: text('kind').notNull(),
  id: text('id').notNull(),
  position: integer('position').notNull().default(0),
  isArchived: boolean('is_archived').notNull().default(false),
  draftVersion: integer('draft_version').notNull().default(1),
  publishedVersion: integer('published_version'),
});

export const documentVersionTable = pgTable('document_version', {
  siteId: siteId(),
  kind: text('kind').notNull(),
  documentId: text('document_id').notNull(),
  version: integer('version').notNull(),
  basedOn: integer('based_on'),
  body: json('body').$type<unknown>().notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by'),
  via: text('via').$type<VersionSource>(),
  publishedAt: instant('published_at'),
});

export const mediaFileTable = pgTable('media_file', {
  siteId: siteId(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  content: bytes('content').notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by'),
});

export const previewTokenTable = pgTable('preview_token', {
  siteId: siteId(),
  hash: text('hash').notNull(),
  id: uuid('id').notNull().defaultRandom(),
  pageId: text('page_id'),
  version: integer('version'),
  language: text('language'),
  scenario: text('scenario'),
  createdBy: text('created_by'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});

export const currencyTable = pgTable('currency', {
  siteId: siteId(),
  isoCode: text('iso_code').notNull(),
  names: names().default({}),
  exchangeRate: numeric('exchange_rate', { precision: 20, scale: 8 }).notNull(),
  isSystemDefault: boolean('is_system_default').notNull().default(false),
  isSelectable: boolean('is_selectable').notNull().default(true),
  symbol: text('symbol').notNull(),
  isSymbolSuffix: boolean('is_symbol_suffix').notNull().default(false),
  decimals: smallint('decimals').notNull(),
  position: integer('position').notNull().default(0),
});
