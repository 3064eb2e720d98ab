import type { InjectOptions } from 'fastify';
import { DEMO_PASSWORD } from '../../server/demo/demo-accounts.ts';
import type { SiteServerUnderTest } from './site-server.ts';
import type { AnyJson } from './any-json.ts';

export const EDITOR_ENV = { EDITOR_HOST: 'editor.localhost' } as const;
export const EDITOR_HEADERS = { host: 'editor.localhost', origin: 'http://editor.localhost' } as const;

/** A response with its parsed body; `null` for an empty one. */
export interface EditorReply {
  readonly status: number;
  readonly body: AnyJson;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** An operation as a browser on the host of the editor calls it. */
export interface EditorCall {
  readonly method?: NonNullable<InjectOptions['method']>;
  readonly path: string;
  readonly body?: object;
  /** A file instead of a body of JSON. */
  readonly file?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a call to the host of the editor. */
export async function callEditor(
  { app }: Pick<SiteServerUnderTest, 'app'>,
  { method = 'GET', path, body, file, headers = {} }: EditorCall,
): Promise<EditorReply> {
  const response = await app.inject({
    method,
    url: path,
    headers: {
      ...EDITOR_HEADERS,
      ...(file ? { 'content-type': 'application/octet-stream' } : {}),
      ...headers,
    },
    ...((file ?? body) ? { payload: file ?? body } : {}),
  });
  return {
    status: response.statusCode,
    body: response.body === '' ? null : response.json(),
    headers: response.headers,
  };
}

/** Signs an account in. @returns the response */
export const signIn = (
  server: Pick<SiteServerUnderTest, 'app'>,
  email: string,
  password: string = DEMO_PASSWORD,
): Promise<EditorReply> =>
  callEditor(server, { method: 'POST', path: '/api/operators/sign-in', body: { email, password } });

/** The cookie of a response, as a browser sends it back; '' without one. */
export const cookieOf = ({ headers }: EditorReply): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** An operator of the demo who is signed in, and calls operations of a site. */
export async function operatorOf(server: Pick<SiteServerUnderTest, 'app'>, email: string, site = 'andes') {
  const cookie = cookieOf(await signIn(server, email));
  if (cookie === '') throw new Error(`${email} could not sign in`);
  const call = (method: EditorCall['method'], path: string, body?: object): Promise<EditorReply> =>
    callEditor(server, {
      method,
      path: `/sites/${site}${path}`,
      headers: { cookie },
      ...(body ? { body } : {}),
    });
  return {
    cookie,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body?: object) => call('POST', path, body),
    put: (path: string, body: object) => call('PUT', path, body),
    upload: (path: string, file: Buffer): Promise<EditorReply> =>
      callEditor(server, { method: 'POST', path: `/sites/${site}${path}`, headers: { cookie }, file }),
  };
}
