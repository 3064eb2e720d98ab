import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import { instant, siteId } from './columns.ts';

export const operatorTable = pgTable('operator', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  /** `null` until an invitation is accepted. */
  passwordHash: text('password_hash'),
  lastSignedInAt: instant('last_signed_in_at'),
});

/** How far somebody belongs to a site: only who is active has access. */
export type PersonState = 'invited' | 'active' | 'deactivated';

export const operatorSiteTable = pgTable(
  'operator_site',
  {
    operatorId: uuid('operator_id').notNull(),
    siteId: siteId(),
    role: text('role').$type<OperatorRole>().notNull(),
    state: text('state').$type<PersonState>().notNull().default('active'),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.siteId] })],
);

export const accessTokenTable = pgTable('access_token', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: text('token_hash').notNull(),
  operatorId: uuid('operator_id').notNull(),
  siteId: siteId(),
  name: text('name').notNull(),
  role: text('role').$type<OperatorRole>().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});

export const operatorSessionTable = pgTable('operator_session', {
  tokenHash: text('token_hash').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const accountLinkTable = pgTable('account_link', {
  id: uuid('id').primaryKey().defaultRandom(),
  operatorId: uuid('operator_id').notNull(),
  siteId: siteId(),
  purpose: text('purpose').$type<'invitation' | 'reset'>().notNull(),
  language: text('language').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
