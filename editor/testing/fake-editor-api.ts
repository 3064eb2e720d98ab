import { ApiError } from '../../src/api/api-error.ts';
import { API_ERRORS, type ApiErrorCode } from '../../src/api/wire/error-codes.ts';
import type { OperationId } from '../../src/api/wire/operations/operations.ts';
import type { ResponseOf } from '../../src/api/wire/operations/client-types.ts';
import type { CallOf, EditorApi, FileCall, FileOperationId } from '../api/editor-api.ts';

/** What the operations respond, by their ids. */
export type FakeResponses = {
  readonly [Id in OperationId]?: (
    call: Id extends FileOperationId ? FileCall : CallOf<Id>,
  ) => ResponseOf<Id> | Promise<ResponseOf<Id>>;
};

/** An error response of the product API. @param retryAfter seconds */
export const refusal = (code: ApiErrorCode, body: object = {}, retryAfter: number | null = null): ApiError =>
  ApiError.fromResponse(API_ERRORS[code].status, { errorCode: code, ...body }, retryAfter);

/** An API with these responses, and the calls it received. @throws Error for a call without a response */
export function fakeEditorApi(responses: FakeResponses) {
  const calls: (readonly [id: OperationId, call: object])[] = [];
  const respond = async (id: OperationId, call: object): Promise<never> => {
    calls.push([id, call]);
    const response = responses[id] as ((call: object) => Promise<never>) | undefined;
    if (!response) throw new Error(`no response for ${id}`);
    return response(call);
  };
  const api: EditorApi = { call: respond, upload: respond };
  return { api, calls };
}
