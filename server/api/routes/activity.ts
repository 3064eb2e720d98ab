import type { FastifyInstance } from 'fastify';
import type { ActivityEntry } from '../../../generated/api/types.ts';
import { titlesOf } from '../../content/document-list.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSiteAsOperator } from '../../db/in-site.ts';
import { listActivity } from '../../db/repositories/activity.ts';
import { readOperatorNames } from '../../db/repositories/operators.ts';
import { siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';

/** Entries of one response. */
const MOST = 50;

/** Who changed what of a site. */
export function activityRoutes(app: FastifyInstance, database: Database) {
  addOperation(app, 'activity', async (request): Promise<ActivityEntry[]> => {
    const { before = null } = request.query as { readonly before?: number };
    const { entries, titles } = await inSiteAsOperator(database, siteOf(request).id, async (scope) => {
      const found = await listActivity(scope, { before, limit: MOST });
      const documents = found.flatMap(({ details }) => details.documents ?? []);
      return { entries: found, titles: await titlesOf(scope, documents) };
    });
    const names = await readOperatorNames(
      database,
      entries.flatMap(({ by }) => (by === null ? [] : [by])),
    );
    return entries.map(({ details: { documents = [], subject = null, role = null }, by, ...entry }) => ({
      ...entry,
      by: by === null ? null : (names.get(by) ?? null),
      documents: documents.map(({ kind, id, version = null }) => ({
        kind,
        id,
        version,
        title: titles.get(`${kind} ${id}`) ?? {},
      })),
      subject,
      role,
    }));
  });
}
