import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A row as the program sees it: the site is known from the scope. */
export type Row<Table extends PgTable> = Omit<Table['$inferSelect'], 'siteId'>;
/** A row as it is stored, without its site. */
export type NewRow<Table extends PgTable> = Omit<Table['$inferInsert'], 'siteId'>;

/** All columns of a table but the site. */
export function columnsOf<Table extends PgTable & { siteId: PgColumn }>(table: Table) {
  const { siteId: _site, ...columns } = getTableColumns(table);
  return columns as Omit<Table['_']['columns'], 'siteId'>;
}
