import { expect, it, vi } from 'vitest';
import type { ApiRequest, ApiResponse } from '../../src/api/http/caller.ts';
import { createEditorApi } from './editor-api.ts';

const EXPIRED: ApiResponse = { status: 401, body: { errorCode: 'signInRequired' } };

/** An API whose transport gives these responses, one for each request. */
function apiWith(...responses: ApiResponse[]) {
  const requests: ApiRequest[] = [];
  const signInAgain = vi.fn(async () => {});
  const transport = async ({ signal: _signal, ...request }: ApiRequest) => {
    requests.push(request);
    return responses.shift() ?? expect.unreachable();
  };
  return {
    api: createEditorApi({ transport, sendFile: async () => null, signInAgain }),
    requests,
    signInAgain,
  };
}

it('operations of a site are called below the address of the site', async () => {
  const { api, requests } = apiWith({ status: 200, body: [] });
  await api.call('documents', { site: 'andes', path: { kind: 'page' } });
  expect(requests).toEqual([{ method: 'GET', path: '/sites/andes/api/documents/page' }]);
});

it('values of a path are escaped, and bodies are sent', async () => {
  const { api, requests } = apiWith({ status: 200, body: { version: 4 } });
  const body = { basedOn: 3, body: { slugs: {} } };
  const saved = await api.call('saveDocument', { site: 'andes', path: { kind: 'page', id: 'a/b' }, body });
  expect(saved).toEqual({ version: 4 });
  expect(requests).toEqual([{ method: 'PUT', path: '/sites/andes/api/documents/page/a%2Fb', body }]);
});

it('what is removed is called by its method', async () => {
  const { api, requests } = apiWith({ status: 204, body: null });
  await api.call('revokeAccessToken', { site: 'andes', path: { id: 't1' } });
  expect(requests).toEqual([{ method: 'DELETE', path: '/sites/andes/api/access-tokens/t1', body: {} }]);
});

it('operations of no site are called at their own path', async () => {
  const { api, requests } = apiWith({ status: 204, body: null });
  await api.call('signOut', {});
  expect(requests).toEqual([{ method: 'POST', path: '/api/operators/sign-out', body: {} }]);
});

it('a refusal is an ApiError with its code and body', async () => {
  const body = { errorCode: 'versionConflict', stored: { version: 5 } };
  const { api, signInAgain } = apiWith({ status: 409, body });
  const saving = api.call('saveDocument', {
    site: 'andes',
    path: { kind: 'page', id: 'home' },
    body: { basedOn: 4, body: {} },
  });
  await expect(saving).rejects.toMatchObject({
    name: 'ApiError',
    status: 409,
    code: 'versionConflict',
    body,
  });
  expect(signInAgain).not.toHaveBeenCalled();
});

it('a call of an ended session is repeated once its operator has signed in again', async () => {
  const { api, requests, signInAgain } = apiWith(EXPIRED, { status: 200, body: { version: 2 } });
  const saved = await api.call('saveDocument', {
    site: 'andes',
    path: { kind: 'page', id: 'home' },
    body: { basedOn: 1, body: {} },
  });
  expect(saved).toEqual({ version: 2 });
  expect(signInAgain).toHaveBeenCalledTimes(1);
  expect(requests[1]).toEqual(requests[0]);
});

it('a call of an ended session fails when nobody signs in again', async () => {
  const { api, signInAgain } = apiWith(EXPIRED);
  signInAgain.mockRejectedValueOnce(new Error('left'));
  await expect(api.call('documents', { site: 'andes', path: { kind: 'page' } })).rejects.toThrow('left');
});

it('to ask who is signed in asks nobody to sign in', async () => {
  const { api, signInAgain } = apiWith({ status: 204, body: null });
  await expect(api.call('operator', {})).resolves.toBeNull();
  expect(signInAgain).not.toHaveBeenCalled();
});
