import { hasErrorCode } from '../../src/api/api-error.ts';
import { type ApiTransport, createCaller, type QueryValues, withQuery } from '../../src/api/http/caller.ts';
import type { BodyOf, PathValuesOf, ResponseOf } from '../../src/api/wire/operations/client-types.ts';
import type { SendFile, Upload } from './upload.ts';
import type { Operation } from '../../src/api/wire/operations/operation.ts';
import { type OperationId, OPERATIONS } from '../../src/api/wire/operations/operations.ts';

type Site<Id extends OperationId> = (typeof OPERATIONS)[Id] extends { readonly isOfNoSite: true }
  ? object
  : { readonly site: string };
type Path<Id extends OperationId> = keyof PathValuesOf<Id> extends never
  ? object
  : { readonly path: PathValuesOf<Id> };
type Body<Id extends OperationId> = BodyOf<Id> extends undefined ? object : { readonly body: BodyOf<Id> };

/** What an operation is called with: id of the site, values of its path, and its body, each where it has one. */
export type CallOf<Id extends OperationId> = Site<Id> &
  Path<Id> &
  Body<Id> & { readonly query?: QueryValues; readonly signal?: AbortSignal };

/** Ids of the operations that take a file. */
export type FileOperationId = {
  [Id in OperationId]: (typeof OPERATIONS)[Id] extends { readonly takesFile: true } ? Id : never;
}[OperationId];

/** What an operation that takes a file is called with. */
export interface FileCall extends Pick<Upload, 'file' | 'onProgress' | 'signal'> {
  readonly site: string;
  readonly query?: QueryValues;
}

/** The operations of the product API, called by the operator who is signed in. */
export interface EditorApi {
  /**
   * Calls an operation. Reads are repeated once when they fail for a moment.
   * @throws ApiError of src/api; its status is 0 when there was no response
   */
  call<Id extends OperationId>(id: Id, call: CallOf<Id>): Promise<ResponseOf<Id>>;
  /** Sends a file to an operation. @throws ApiError of src/api */
  upload<Id extends FileOperationId>(id: Id, call: FileCall): Promise<ResponseOf<Id>>;
}

interface AnyCall {
  readonly site?: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

const pathOf = ({ path }: Operation, { site, path: values = {} }: AnyCall) => {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
  return site === undefined ? filled : `/sites/${encodeURIComponent(site)}${filled}`;
};

export interface EditorApiOptions {
  readonly transport: ApiTransport;
  readonly sendFile: SendFile;
  /**
   * Called when a session has ended while its operator works. Resolves once the same operator has signed in again: the
   * call is then repeated. Rejects when they will not.
   */
  readonly signInAgain: () => Promise<void>;
}

/** Ids of the calls that are about signing in itself. */
const IS_ABOUT_SESSION: ReadonlySet<OperationId> = new Set(['signIn', 'signOut', 'operator']);

/** The operations over a transport to the editor's own host. */
export function createEditorApi({ transport, sendFile, signInAgain }: EditorApiOptions): EditorApi {
  const caller = createCaller(transport);
  const send = (id: OperationId, call: AnyCall): Promise<unknown> => {
    const operation: Operation = OPERATIONS[id];
    const path = pathOf(operation, call);
    const { method } = operation;
    const options = call.signal ? { signal: call.signal } : {};
    if (method === 'GET') return caller.get(path, call.query, options);
    if (method === 'POST' || method === 'PUT' || method === 'DELETE')
      return caller.send(method, withQuery(path, call.query), call.body ?? {}, options);
    throw new Error(`the editor calls no operation by ${method}`);
  };
  const signedIn = async (work: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await work();
    } catch (error) {
      if (!hasErrorCode(error, 'signInRequired')) throw error;
      await signInAgain();
      return work();
    }
  };
  return {
    async call(id, call) {
      const work = () => send(id, call);
      return (await (IS_ABOUT_SESSION.has(id) ? work() : signedIn(work))) as ResponseOf<typeof id>;
    },
    async upload(id, { site, query, ...file }) {
      const path = withQuery(pathOf(OPERATIONS[id], { site }), query);
      return (await signedIn(() => sendFile({ path, ...file }))) as ResponseOf<typeof id>;
    },
  };
}
