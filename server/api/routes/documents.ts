import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  DocumentArchive,
  DocumentDraft,
  NewDocument,
  StoredVersion,
} from '../../../generated/api/types.ts';
import { isSingle, SINGLE_ID, UNSTORED_VERSION } from '../../../src/api/wire/document-kinds.ts';
import { archive, restore } from '../../content/archive.ts';
import type { DocumentBody } from '../../../src/api/wire/document-body.ts';
import { listDocuments } from '../../content/document-list.ts';
import {
  createDocument,
  discardDraft,
  type DocumentRef,
  type DraftDiscard,
  type DraftSave,
  isOnlyOne,
  listVersions,
  readVersion,
  saveDraft,
} from '../../content/documents.ts';
import { draftProblem, type EditedDocument, readEdited, unpublish } from '../../content/edited-document.ts';
import { listTranslations } from '../../content/translation-counts.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite, inSiteAsOperator, type SiteScope } from '../../db/in-site.ts';
import { noteActivity } from '../../db/repositories/activity.ts';
import type { ActivityEvent } from '../../db/tables/activity.ts';
import { readOperatorNames } from '../../db/repositories/operators.ts';
import { isStorable, siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal, invalidRequest } from '../calls/call-refusal.ts';
import { authorOf, checkKinds } from '../calls/editing-calls.ts';

export interface EditingOptions {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The result of a change, and the stored document where another author was first. */
interface Changed {
  readonly outcome: DraftSave | DraftDiscard;
  readonly stored: EditedDocument | null;
}

const refOf = ({ params }: FastifyRequest) => params as DocumentRef;

/** @throws CallRefusal when it cannot be stored */
function checkBody(body: DocumentBody): void {
  const problem = draftProblem(body);
  if (problem !== null) throw invalidRequest('invalidRequest', { '/body': problem });
  if (!isStorable(body))
    throw invalidRequest('invalidRequest', { '/body': 'holds characters that cannot be stored' });
}

/** Documents with their drafts and versions. */
export function documentRoutes(app: FastifyInstance, { database, now }: EditingOptions) {
  const read = <Result>(request: FastifyRequest, work: (scope: SiteScope) => Promise<Result>) =>
    inSite(database, siteOf(request).id, work);
  const change = <Result>(request: FastifyRequest, work: (scope: SiteScope) => Promise<Result>) =>
    inSiteAsOperator(database, siteOf(request).id, work);
  const namesOf = async (ids: readonly (string | null)[]) => {
    const names = await readOperatorNames(
      database,
      ids.filter((id) => id !== null),
    );
    return (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  };

  const note = (request: FastifyRequest, scope: SiteScope, event: ActivityEvent, { kind, id }: DocumentRef) =>
    noteActivity(scope.tx, scope.siteId, { by: authorOf(request.principal), now: now() }, event, {
      documents: [{ kind, id }],
    });

  /** Stores a draft; a version of another author is returned and stays. */
  const save = (request: FastifyRequest, ref: DocumentRef, basedOn: number, body: DocumentBody) => {
    checkBody(body);
    return changeDraft(request, ref, (scope) =>
      saveDraft(scope, { ...ref, basedOn, body, now: now(), by: authorOf(request.principal) }),
    );
  };
  async function changeDraft(
    request: FastifyRequest,
    ref: DocumentRef,
    work: (scope: SiteScope) => Promise<DraftSave>,
  ): Promise<StoredVersion> {
    const changed = await change(request, async (scope): Promise<Changed> => {
      const outcome = await work(scope);
      return { outcome, stored: outcome.outcome === 'conflict' ? await readEdited(scope, ref) : null };
    });
    return versionOf(changed);
  }
  async function versionOf({ outcome, stored }: Changed): Promise<StoredVersion> {
    if (outcome.outcome === 'done') return { version: outcome.version };
    if (outcome.outcome === 'too-large') throw new CallRefusal('bodyTooLarge');
    if (!stored) throw new CallRefusal('documentNotFound');
    const nameOf = await namesOf([stored.changedBy]);
    const { kind, id, version, changedAt, changedBy, body } = stored;
    throw new CallRefusal('versionConflict', {
      stored: { kind, id, version, changedAt, changedBy: nameOf(changedBy), body },
    });
  }

  addOperation(app, 'documents', async (request) => {
    const documents = await read(request, (scope) => listDocuments(scope, refOf(request).kind));
    const nameOf = await namesOf(documents.map(({ changedBy }) => changedBy));
    return documents.map((summary) => ({ ...summary, changedBy: nameOf(summary.changedBy) }));
  });

  addOperation(app, 'translations', (request) => read(request, listTranslations));

  addOperation(app, 'document', async (request) => {
    const ref = refOf(request);
    const document = await read(request, (scope) => readEdited(scope, ref));
    if (document) return document;
    if (!isOnlyOne(ref)) throw new CallRefusal('documentNotFound');
    return { ...ref, version: UNSTORED_VERSION, publishedVersion: null, isArchived: false, body: {} };
  });

  addOperation(app, 'createDocument', async (request, reply): Promise<StoredVersion> => {
    const { kind } = refOf(request);
    const { id, body } = request.body as NewDocument;
    if (isSingle(kind) && id !== SINGLE_ID)
      throw invalidRequest('invalidRequest', { '/id': `is not ${SINGLE_ID}` });
    checkBody(body);
    const draft = { kind, id, body, now: now(), by: authorOf(request.principal) };
    const created = await change(request, (scope) => createDocument(scope, draft));
    if (created.outcome === 'taken') throw new CallRefusal('idTaken');
    if (created.outcome === 'too-large') throw new CallRefusal('bodyTooLarge');
    reply.code(201);
    return { version: created.version };
  });

  addOperation(app, 'saveDocument', (request) => {
    const { basedOn, body } = request.body as DocumentDraft;
    return save(request, refOf(request), basedOn, body);
  });

  addOperation(app, 'savePage', (request) => {
    const { id: _id, status: _status, version, ...body } = request.body as DocumentBody & StoredVersion;
    return save(request, { kind: 'page', id: refOf(request).id }, version, body);
  });

  addOperation(app, 'discardDraft', (request) => {
    const { version } = request.body as StoredVersion;
    return changeDraft(request, refOf(request), (scope) => discardDraft(scope, refOf(request), version));
  });

  addOperation(app, 'documentVersions', async (request) => {
    const versions = await read(request, (scope) => listVersions(scope, refOf(request)));
    if (versions.length === 0) throw new CallRefusal('documentNotFound');
    const nameOf = await namesOf(versions.map(({ createdBy }) => createdBy));
    return versions.map((version) => ({ ...version, createdBy: nameOf(version.createdBy) }));
  });

  addOperation(app, 'documentVersion', async (request) => {
    const { kind, id, version } = request.params as DocumentRef & { readonly version: string };
    const body = await read(request, (scope) => readVersion(scope, { kind, id }, Number(version)));
    if (!body) throw new CallRefusal('documentNotFound');
    return { kind, id, version: Number(version), body };
  });

  addOperation(app, 'archiveDocument', async (request, reply) => {
    const ref = refOf(request);
    checkKinds(request.principal, [ref.kind]);
    if ((request.body as DocumentArchive).isArchived) {
      const archived = await change(request, async (scope) => {
        const outcome = await archive(scope, ref);
        if (outcome.outcome === 'done') await note(request, scope, 'archived', ref);
        return outcome;
      });
      if (archived.outcome === 'in-use') throw new CallRefusal('inUse', { usedBy: archived.usedBy });
      if (archived.outcome === 'missing') throw new CallRefusal('documentNotFound');
    } else {
      const restored = await change(request, async (scope) => {
        const outcome = await restore(scope, ref);
        if (outcome.outcome === 'done') await note(request, scope, 'restored', ref);
        return outcome;
      });
      if (restored.outcome === 'missing') throw new CallRefusal('documentNotFound');
      if (restored.outcome === 'invalid')
        throw new CallRefusal('notPublishable', {
          refusals: [{ ...ref, reason: 'invalid', findings: restored.findings }],
        });
    }
    return reply.code(204).send();
  });

  addOperation(app, 'unpublishDocument', async (request, reply) => {
    const ref = refOf(request);
    checkKinds(request.principal, [ref.kind]);
    const isDone = await change(request, async (scope) => {
      const isUnpublished = await unpublish(scope, ref);
      if (isUnpublished) await note(request, scope, 'unpublished', ref);
      return isUnpublished;
    });
    if (!isDone) throw new CallRefusal('documentNotFound');
    return reply.code(204).send();
  });
}
