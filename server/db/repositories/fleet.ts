import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { SiteScope } from '../in-site.ts';
import { carClaimTable } from '../tables/bookings.ts';
import { carUnitTable, categoryTable, modelTable } from '../tables/fleet.ts';
import { columnsOf, type Row } from './columns-of.ts';

/** A class of cars, which sets the rate. */
export type Category = Row<typeof categoryTable>;
/** A kind of car that can be booked. */
export type Model = Row<typeof modelTable>;
/** A span of time in epoch milliseconds, the end excluded. */
export type InstantSpan = { startsAt: number; endsAt: number };
/** A model at a branch: how many cars there are, and when cars of it are claimed within the span. */
export type ModelSupply = { modelId: string; units: number; claims: readonly InstantSpan[] };

/** The branch, span and model to read the supply of; without `modelId` all models. */
export type SupplyQuery = InstantSpan & { branchOfficeId: string; modelId?: string };

const modelColumns = columnsOf(modelTable);
const categoryColumns = columnsOf(categoryTable);
const inOrder = [
  asc(categoryTable.position),
  asc(categoryTable.id),
  asc(modelTable.position),
  asc(modelTable.id),
];
const categoryOfModel = () =>
  and(eq(categoryTable.siteId, modelTable.siteId), eq(categoryTable.id, modelTable.categoryId));

/** Every model with its category, in their order. */
export function listModels({ siteId, tx }: SiteScope): Promise<{ model: Model; category: Category }[]> {
  return tx
    .select({ model: modelColumns, category: categoryColumns })
    .from(modelTable)
    .innerJoin(categoryTable, categoryOfModel())
    .where(eq(modelTable.siteId, siteId))
    .orderBy(...inOrder);
}

/**
 * The query for the models that have cars at a branch, each with the claims that touch the span. Its work depends on
 * the cars and coming claims of this branch, not on other branches or on the past.
 */
export function supplyQuery({ siteId, tx }: SiteScope, query: SupplyQuery) {
  const units = tx
    .select({ modelId: carUnitTable.modelId, units: sql<number>`count(*)::int`.as('units') })
    .from(carUnitTable)
    .where(and(eq(carUnitTable.siteId, siteId), eq(carUnitTable.branchOfficeId, query.branchOfficeId)))
    .groupBy(carUnitTable.modelId)
    .as('supply');
  const claims = tx
    .select({
      modelId: carClaimTable.modelId,
      spans: sql<
        [number, number][]
      >`json_agg(json_build_array(${epoch(carClaimTable.startsAt)}, ${epoch(carClaimTable.endsAt)}))`.as(
        'spans',
      ),
    })
    .from(carClaimTable)
    .where(
      and(
        eq(carClaimTable.siteId, siteId),
        eq(carClaimTable.branchOfficeId, query.branchOfficeId),
        sql`${carClaimTable.endsAt} > ${new Date(query.startsAt).toISOString()}`,
        sql`${carClaimTable.startsAt} < ${new Date(query.endsAt).toISOString()}`,
      ),
    )
    .groupBy(carClaimTable.modelId)
    .as('demand');
  return tx
    .select({ modelId: units.modelId, units: units.units, spans: claims.spans })
    .from(units)
    .leftJoin(claims, eq(claims.modelId, units.modelId))
    .where(query.modelId === undefined ? undefined : eq(units.modelId, query.modelId));
}

/** The models that have cars at a branch, each with the claims that touch the span. */
export async function listSupply(scope: SiteScope, query: SupplyQuery): Promise<ModelSupply[]> {
  const rows = await supplyQuery(scope, query);
  return rows.map(({ modelId, units: count, spans }) => ({
    modelId,
    units: count,
    claims: (spans ?? []).map(([startsAt, endsAt]) => ({ startsAt, endsAt })),
  }));
}

const epoch = (column: unknown): SQL => sql`round(extract(epoch from ${column}) * 1000)::bigint`;
