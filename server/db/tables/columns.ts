import { bigint, customType, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

/** Texts of one thing by language tag. */
export type Names = Readonly<Record<string, string>>;

/** The site that a row belongs to; every table but `site` has it. */
export const siteId = () => text('site_id').notNull();

/** An amount in minor units; far below 2^53 in every currency. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

/** A moment, as a `Date` in this program. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Texts by language tag. */
export const names = (name = 'names') => jsonb(name).$type<Names>().notNull();

/** Content of a file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
