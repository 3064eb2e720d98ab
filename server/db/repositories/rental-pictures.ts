import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SiteScope } from '../in-site.ts';
import { categoryTable, modelTable } from '../tables/fleet.ts';
import { extraTable, promotionTable } from '../tables/prices.ts';

/** What a site rents out, and sells with it, that is shown by a picture. */
type RentalKind = 'model' | 'category' | 'extra' | 'promotion';

/** A picture outside of the documents of a site. */
export interface RentalPicture {
  readonly kind: RentalKind;
  readonly id: string;
  /** Name per language; `und` for one that is the same in all. */
  readonly names: Readonly<Record<string, string>>;
  readonly path: string;
}

/** A select of the pictures of one kind. */
const picturesOf = (
  { siteId, tx }: SiteScope,
  kind: RentalKind,
  table: typeof categoryTable | typeof extraTable | typeof promotionTable,
) =>
  tx
    .select({
      kind: sql<RentalKind>`${kind}::text`.as('kind'),
      id: table.id,
      names: sql<RentalPicture['names']>`${table.names}`.as('names'),
      path: table.imagePath,
    })
    .from(table)
    .where(eq(table.siteId, siteId));

/** The pictures of models, classes, extras and promotions. */
export function rentalPictures(scope: SiteScope) {
  const { siteId, tx } = scope;
  const models = tx
    .select({
      kind: sql<RentalKind>`'model'::text`.as('kind'),
      id: modelTable.id,
      names: sql<RentalPicture['names']>`jsonb_build_object('und', ${modelTable.name})`.as('names'),
      path: modelTable.imagePath,
    })
    .from(modelTable)
    .where(eq(modelTable.siteId, siteId));
  return unionAll(
    models,
    picturesOf(scope, 'category', categoryTable),
    picturesOf(scope, 'extra', extraTable),
    picturesOf(scope, 'promotion', promotionTable),
  );
}
