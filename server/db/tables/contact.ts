import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ContactAnswer } from '../../../src/domain/contact-form.ts';
import { instant, siteId } from './columns.ts';

export const contactEntryTable = pgTable('contact_entry', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  siteId: siteId(),
  formId: text('form_id').notNull(),
  language: text('language').notNull(),
  replyToName: text('reply_to_name').notNull(),
  replyToEmail: text('reply_to_email').notNull(),
  fields: jsonb('fields').$type<readonly ContactAnswer[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});
