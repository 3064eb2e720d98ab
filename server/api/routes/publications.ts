import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Publication as WirePublication, StoredVersion } from '../../../generated/api/types.ts';
import { DOCUMENT_KINDS } from '../../../src/api/wire/document-kinds.ts';
import { type Publication, publish, type PublishOutcome, republish } from '../../content/publish.ts';
import { inSiteAsOperator, type SiteScope } from '../../db/in-site.ts';
import { siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { invalidRequest } from '../calls/call-refusal.ts';
import { checkKinds, publicationRefusal } from '../calls/editing-calls.ts';
import type { EditingOptions } from './documents.ts';

type Publish = (
  scope: SiteScope,
  publications: readonly Publication[],
  now: number,
) => Promise<PublishOutcome>;

/** The documents that a call names. @throws CallRefusal for one of a kind that there is not, or that is named twice */
function publicationsOf({ body }: FastifyRequest): Publication[] {
  const { documents } = body as WirePublication;
  const named = new Set<string>();
  return documents.map(({ kind: name, id, version }, place) => {
    const kind = DOCUMENT_KINDS.find((known) => known === name);
    if (!kind) throw invalidRequest('invalidRequest', { [`/documents/${place}/kind`]: 'is not known' });
    const key = `${kind} ${id}`;
    if (named.has(key)) throw invalidRequest('invalidRequest', { [`/documents/${place}`]: 'is named twice' });
    named.add(key);
    return { kind, id, version };
  });
}

/** What visitors see: publishing drafts, and earlier versions again. */
export function publicationRoutes(app: FastifyInstance, { database, now }: EditingOptions) {
  async function change(request: FastifyRequest, publications: readonly Publication[], work: Publish) {
    checkKinds(
      request.principal,
      publications.map(({ kind }) => kind),
    );
    const outcome = await inSiteAsOperator(database, siteOf(request).id, (scope) =>
      work(scope, publications, now()),
    );
    if (!outcome.ok) throw publicationRefusal(outcome.refusals);
  }
  const changeAll = (work: Publish) => async (request: FastifyRequest) => {
    const documents = publicationsOf(request);
    await change(request, documents, work);
    return { documents };
  };

  addOperation(app, 'publish', changeAll(publish));
  addOperation(app, 'rollBack', changeAll(republish));

  addOperation(app, 'publishPage', async (request) => {
    const { id } = request.params as { id: string };
    const { version } = request.body as StoredVersion;
    await change(request, [{ kind: 'page', id, version }], publish);
    return { status: 1, version };
  });
}
