import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Publication as WirePublication, StoredVersion } from '../../../generated/api/types.ts';
import { DOCUMENT_KINDS } from '../../../src/api/wire/document-kinds.ts';
import { type Publication, publish, republish } from '../../content/publish.ts';
import { inSiteAsOperator } from '../../db/in-site.ts';
import { noteActivity } from '../../db/repositories/activity.ts';
import { siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { invalidRequest } from '../calls/call-refusal.ts';
import { authorOf, checkKinds, publicationRefusal } from '../calls/editing-calls.ts';
import type { EditingOptions } from './documents.ts';

/** What changes the published versions, by what is noted of it. */
const WORKS = { published: publish, publishedAgain: republish } as const;

/** The documents that a call names. @throws CallRefusal for one of a kind that there is not, or that is named twice */
function publicationsOf({ body }: FastifyRequest): Publication[] {
  const { documents } = body as WirePublication;
  const named = new Set<string>();
  return documents.map(({ kind: name, id, version }, index) => {
    const kind = DOCUMENT_KINDS.find((known) => known === name);
    if (!kind) throw invalidRequest('invalidRequest', { [`/documents/${index}/kind`]: 'is not known' });
    const key = `${kind} ${id}`;
    if (named.has(key)) throw invalidRequest('invalidRequest', { [`/documents/${index}`]: 'is named twice' });
    named.add(key);
    return { kind, id, version };
  });
}

/** What visitors see: publishing drafts, and earlier versions again. */
export function publicationRoutes(app: FastifyInstance, { database, now }: EditingOptions) {
  async function change(
    request: FastifyRequest,
    publications: readonly Publication[],
    event: keyof typeof WORKS,
  ) {
    checkKinds(
      request.principal,
      publications.map(({ kind }) => kind),
    );
    const doing = { by: authorOf(request.principal), now: now() };
    const outcome = await inSiteAsOperator(database, siteOf(request).id, async (scope) => {
      const done = await WORKS[event](scope, publications, doing.now);
      if (done.ok) await noteActivity(scope.tx, scope.siteId, doing, event, { documents: publications });
      return done;
    });
    if (!outcome.ok) throw publicationRefusal(outcome.refusals);
  }
  const changeAll = (event: keyof typeof WORKS) => async (request: FastifyRequest) => {
    const documents = publicationsOf(request);
    await change(request, documents, event);
    return { documents };
  };

  addOperation(app, 'publish', changeAll('published'));
  addOperation(app, 'rollBack', changeAll('publishedAgain'));

  addOperation(app, 'publishPage', async (request) => {
    const { id } = request.params as { id: string };
    const { version } = request.body as StoredVersion;
    await change(request, [{ kind: 'page', id, version }], 'published');
    return { status: 1, version };
  });
}
