import { eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SiteScope } from '../in-site.ts';

type SiteTable = PgTable & { siteId: PgColumn };

/** A row as the program sees it: the site is known from the scope. */
export type Row<Table extends PgTable> = Omit<Table['$inferSelect'], 'siteId'>;
/** A row as it is stored, without its site. */
export type NewRow<Table extends PgTable> = Omit<Table['$inferInsert'], 'siteId'>;

/** All columns of a table but the site. */
export function columnsOf<Table extends SiteTable>(table: Table) {
  const { siteId: _site, ...columns } = getTableColumns(table);
  return columns as Omit<Table['_']['columns'], 'siteId'>;
}

/** All rows of the site, sorted by columns. */
export async function listRows<Table extends SiteTable>(
  { siteId, tx }: SiteScope,
  table: Table,
  ...order: PgColumn[]
): Promise<Row<Table>[]> {
  const rows = await tx
    .select(columnsOf(table))
    .from(table as PgTable)
    .where(eq(table.siteId, siteId))
    .orderBy(...order);
  return rows as Row<Table>[];
}
