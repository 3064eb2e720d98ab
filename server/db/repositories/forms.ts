import { and, asc, eq } from 'drizzle-orm';
import type { SiteScope } from '../in-site.ts';
import { formTable } from '../tables/content.ts';
import { columnsOf, type Row } from './columns-of.ts';

/** A form; `fields`, `button` and `config` are JSON texts, as the product API answers them. */
export type StoredForm = Row<typeof formTable>;

/** The forms in their order. */
export function listForms({ siteId, tx }: SiteScope): Promise<StoredForm[]> {
  return tx
    .select(columnsOf(formTable))
    .from(formTable)
    .where(eq(formTable.siteId, siteId))
    .orderBy(asc(formTable.position), asc(formTable.id));
}

/** A form by its id; null when the site has none. */
export async function findForm({ siteId, tx }: SiteScope, id: string): Promise<StoredForm | null> {
  const [form] = await tx
    .select(columnsOf(formTable))
    .from(formTable)
    .where(and(eq(formTable.siteId, siteId), eq(formTable.id, id)));
  return form ?? null;
}
