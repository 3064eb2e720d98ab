import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import { instant, siteId } from './columns.ts';
import type { VersionSource } from './content.ts';

/** A document that an entry of the activity is about; without a version where all of it is meant. */
export interface ChangedDocument {
  readonly kind: string;
  readonly id: string;
  readonly version?: number;
}

/** What was done. */
export type ActivityEvent =
  | 'published'
  | 'publishedAgain'
  | 'unpublished'
  | 'archived'
  | 'restored'
  | 'personInvited'
  | 'invitationAccepted'
  | 'roleChanged'
  | 'personDeactivated'
  | 'personActivated'
  | 'personRemoved'
  | 'passwordResetSent'
  | 'tokenCreated'
  | 'tokenRevoked';

/** What an entry says beyond its event. */
export interface ActivityDetails {
  readonly documents?: readonly ChangedDocument[];
  /** Name of a person or token, or the address of who has no name yet, as it was then. */
  readonly subject?: string;
  readonly role?: OperatorRole;
}

export const activityTable = pgTable('activity', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  siteId: siteId(),
  at: instant('at').notNull(),
  by: text('by_operator'),
  via: text('via').$type<VersionSource>(),
  event: text('event').$type<ActivityEvent>().notNull(),
  details: jsonb('details').$type<ActivityDetails>().notNull(),
});
