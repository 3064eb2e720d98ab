import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/demo-accounts.ts';
import type { Operation } from '../../src/api/wire/operations/operation.ts';
import { type OperationId, OPERATIONS } from '../../src/api/wire/operations/operations.ts';
import { callEditor, cookieOf, EDITOR_ENV, type EditorReply, signIn } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';
import { undocumented } from './documented.ts';

let server: SiteServerUnderTest;
let cookie = '';
beforeAll(async () => {
  server = await openSiteServer({ isBuilt: true, env: { ...EDITOR_ENV, APP_MODE: 'demo' } });
  cookie = cookieOf(await signIn(server, 'valeria@andes.example'));
});
afterAll(() => server.close());

const page = { builder: { format: 1, sections: [], translations: {} } };
const DOT = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle r="4"/></svg>');
const winter = { kind: 'page', id: 'winter' } as const;
/** Id of no token and of nobody. */
const NO_ID = '00000000-0000-4000-8000-000000000000';
const publication = (version: number) => ({ documents: [{ ...winter, version }] });

/** A call of an operation, its status, and a part of its body; in the order in which they are made. */
type Case = readonly [
  id: OperationId,
  call: {
    readonly values?: Readonly<Record<string, string>>;
    readonly query?: string;
    readonly body?: object;
    readonly file?: Buffer;
  },
  status: number,
  body: unknown,
];

const CASES: readonly Case[] = [
  ['demoAccounts', {}, 200, { password: DEMO_PASSWORD, accounts: expect.any(Array) }],
  ['signIn', { body: { email: 'nobody@x.example', password: 'x' } }, 401, { errorCode: 'signInFailed' }],
  [
    'signIn',
    { body: { email: 'valeria@andes.example', password: DEMO_PASSWORD } },
    200,
    { name: 'Valeria Quiroga', sites: [{ id: 'andes', role: 'administrator' }] },
  ],
  ['operator', {}, 200, { email: 'valeria@andes.example' }],
  ['createDocument', { values: winter, body: { id: 'winter', body: page } }, 201, { version: 1 }],
  ['createDocument', { values: winter, body: { id: 'winter', body: page } }, 409, { errorCode: 'idTaken' }],
  ['saveDocument', { values: winter, body: { basedOn: 1, body: page } }, 200, { version: 2 }],
  [
    'saveDocument',
    { values: winter, body: { basedOn: 1, body: page } },
    409,
    { errorCode: 'versionConflict', stored: { version: 2, changedBy: 'Valeria Quiroga', body: page } },
  ],
  [
    'saveDocument',
    { values: { kind: 'page', id: 'nowhere' }, body: { basedOn: 1, body: page } },
    404,
    { errorCode: 'documentNotFound' },
  ],
  ['documents', { values: { kind: 'page' } }, 200, expect.any(Array)],
  ['documents', { values: { kind: 'layout' } }, 200, expect.any(Array)],
  ['documents', { values: { kind: 'sharedComponent' } }, 200, expect.any(Array)],
  ['document', { values: winter }, 200, { ...winter, version: 2, publishedVersion: null, body: page }],
  ['document', { values: { kind: 'theme', id: 'main' } }, 200, { version: 1, publishedVersion: 1 }],
  ['document', { values: { kind: 'menu', id: 'nowhere' } }, 404, { errorCode: 'documentNotFound' }],
  ['documentVersions', { values: winter }, 200, [{ version: 2 }, { version: 1 }]],
  ['documentVersion', { values: { ...winter, version: '1' } }, 200, { ...winter, version: 1, body: page }],
  ['documentVersion', { values: { ...winter, version: 'x' } }, 400, { errorCode: 'invalidParameter' }],
  [
    'publish',
    { body: publication(1) },
    409,
    { errorCode: 'versionConflict', refusals: [{ ...winter, version: 1, reason: 'conflict', stored: 2 }] },
  ],
  ['publish', { body: publication(2) }, 200, publication(2)],
  ['publish', { body: { documents: [] } }, 400, { errorCode: 'invalidRequest' }],
  [
    'savePage',
    { values: winter, query: '?preview=true', body: { ...page, version: 2 } },
    200,
    { version: 3 },
  ],
  ['publishPage', { values: winter, body: { version: 3 } }, 200, { status: 1, version: 3 }],
  ['publishPage', { values: winter, body: { version: 2 } }, 409, { errorCode: 'versionConflict' }],
  ['rollBack', { body: publication(2) }, 200, publication(2)],
  ['discardDraft', { values: winter, body: { version: 3 } }, 200, { version: 2 }],
  ['unpublishDocument', { values: winter }, 204, null],
  ['archiveDocument', { values: winter, body: { isArchived: true } }, 204, null],
  ['archiveDocument', { values: { ...winter, id: 'nowhere' }, body: { isArchived: true } }, 404, {}],
  ['createDocument', { values: winter, body: { id: 'broken', body: {} } }, 201, { version: 1 }],
  [
    'publish',
    { body: { documents: [{ kind: 'page', id: 'broken', version: 1 }] } },
    422,
    {
      errorCode: 'notPublishable',
      refusals: [{ id: 'broken', reason: 'invalid', findings: [{ nodeId: null, path: '/builder' }] }],
    },
  ],
  [
    'translations',
    {},
    200,
    expect.arrayContaining([
      expect.objectContaining({
        id: 'home',
        languages: expect.objectContaining({
          'en-US': { missing: 0, outdated: 0, present: expect.any(Number), reviewed: 0 },
        }),
      }),
    ]),
  ],
  ['media', {}, 200, expect.any(Array)],
  ['addPicture', { query: '?name=dot.svg', file: DOT }, 201, { id: 'andes-dot', isNew: true }],
  ['addPicture', { query: '?name=other.svg', file: DOT }, 200, { id: 'andes-dot', isNew: false }],
  ['addPicture', { file: DOT }, 400, { errorCode: 'invalidParameter' }],
  ['addPicture', { query: '?name=x', body: {} }, 415, { errorCode: 'unsupportedMediaType' }],
  [
    'addPicture',
    { query: '?name=x.png', file: Buffer.from('no picture') },
    422,
    { errorCode: 'pictureRefused', reason: 'unknown-type' },
  ],
  ['storePictureFiles', { file: DOT }, 200, { hash: expect.any(String), files: [{ width: 0 }] }],
  ['storePictureFiles', {}, 422, { errorCode: 'pictureRefused', reason: 'empty' }],
  ['mediaLibrary', {}, 200, expect.arrayContaining([expect.objectContaining({ id: 'andes-dot' })])],
  [
    'documentUses',
    { values: { kind: 'media' } },
    200,
    expect.arrayContaining([expect.objectContaining({ id: 'andes-hero' })]),
  ],
  ['documentUses', { values: { kind: 'nothing' } }, 400, { errorCode: 'invalidParameter' }],
  [
    'archiveDocument',
    { values: { kind: 'media', id: 'andes-hero' }, body: { isArchived: true } },
    409,
    { errorCode: 'inUse', usedBy: expect.arrayContaining([expect.objectContaining({ kind: 'page' })]) },
  ],
  ['createPreviewLink', { body: { pageId: 'home' } }, 200, { url: expect.any(String) }],
  ['createPreviewLink', { body: { pageId: 'nowhere', hours: 2 } }, 404, { errorCode: 'pageNotFound' }],
  [
    'createPreviewLink',
    { body: { pageId: 'home', hours: 720, version: 1, language: 'es-AR', scenario: 'sold-out' } },
    200,
    { url: expect.any(String) },
  ],
  ['createPreviewLink', { body: { pageId: 'home', version: 999 } }, 404, { errorCode: 'pageNotFound' }],
  [
    'createPreviewLink',
    { body: { pageId: null, version: 1 } },
    400,
    { errors: { '/version': expect.any(String) } },
  ],
  [
    'createPreviewLink',
    { body: { pageId: 'home', language: 'ru' } },
    400,
    { errors: { '/language': expect.any(String) } },
  ],
  ['createPreviewLink', { body: { pageId: 'home', hours: 721 } }, 400, {}],
  ['createPreviewLink', { body: { pageId: 'home', version: 2_147_483_648 } }, 400, {}],
  [
    'previewLinks',
    {},
    200,
    expect.arrayContaining([
      expect.objectContaining({ scenario: 'sold-out', version: 1, createdBy: 'Valeria Quiroga' }),
    ]),
  ],
  ['revokePreviewLink', { values: { id: 'nothing' } }, 404, { errorCode: 'previewLinkNotFound' }],
  ['revokePreviewLinks', { body: { pageId: null } }, 204, null],
  ['accessTokens', {}, 200, []],
  [
    'createAccessToken',
    { body: { name: 'Script', role: 'editor', days: 30 } },
    201,
    { token: expect.any(String) },
  ],
  ['accessTokens', {}, 200, [{ name: 'Script', role: 'editor', lastUsedAt: null }]],
  ['revokeAccessToken', { values: { id: NO_ID } }, 404, { errorCode: 'tokenNotFound' }],
  ['people', {}, 200, [{ name: 'Lucía Fernández', role: 'editor', state: 'active' }, {}, {}]],
  [
    'invitePerson',
    { body: { email: 'new@andes.example', role: 'editor', language: 'en' } },
    201,
    { id: expect.any(String) },
  ],
  [
    'invitePerson',
    { body: { email: 'NEW@andes.example', role: 'editor', language: 'en' } },
    409,
    { errorCode: 'personExists' },
  ],
  [
    'resendInvitation',
    { values: { id: NO_ID }, body: { language: 'en' } },
    404,
    { errorCode: 'personNotFound' },
  ],
  ['changePerson', { values: { id: NO_ID }, body: { role: 'editor' } }, 404, { errorCode: 'personNotFound' }],
  ['removePerson', { values: { id: NO_ID } }, 404, { errorCode: 'personNotFound' }],
  [
    'sendPasswordReset',
    { values: { id: NO_ID }, body: { language: 'en' } },
    404,
    { errorCode: 'personNotFound' },
  ],
  ['forgotPassword', { body: { email: 'nobody@x.example', language: 'en' } }, 204, null],
  ['accountLink', { body: { token: 'nothing' } }, 404, { errorCode: 'linkEnded' }],
  ['useAccountLink', { body: { token: 'nothing' } }, 404, { errorCode: 'linkEnded' }],
  [
    'changePassword',
    { body: { current: DEMO_PASSWORD, next: 'Password2026!' } },
    422,
    { errorCode: 'passwordRefused', reason: 'common' },
  ],
  ['changePassword', { body: { current: DEMO_PASSWORD, next: 'velvet cactus 9 umbrella' } }, 204, null],
  ['activity', {}, 200, expect.arrayContaining([expect.objectContaining({ by: 'Valeria Quiroga' })])],
  ['bookingFiles', { values: { id: 'NOWHERE' } }, 200, []],
  ['bookingFile', { values: { id: 'NOWHERE' }, query: '?fileId=x' }, 404, { errorCode: 'notFound' }],
  ['signOut', {}, 204, null],
  ['operator', {}, 204, null],
];

it('a call that takes a higher role says so, and not that a sign-in is missing', async () => {
  const editor = cookieOf(await signIn(server, 'lucia@andes.example'));
  const { method, path } = OPERATIONS.publish;
  const reply = await callEditor(server, {
    method,
    path: `/sites/andes${path}`,
    headers: { cookie: editor },
    body: publication(1),
  });
  expect([reply.status, reply.body]).toMatchObject([
    403,
    { errorCode: 'notAllowed', errorMessage: 'Your role does not allow this.' },
  ]);
  expect(undocumented({ method, path }, reply)).toBeNull();
});

it('every operation of the editor answers as it is documented', async () => {
  for (const [id, { values = {}, query = '', body, file }, status, expected] of CASES) {
    const { method, path, isOfNoSite }: Operation = OPERATIONS[id];
    const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '') + query;
    const reply: EditorReply = await callEditor(server, {
      method,
      path: isOfNoSite ? address : `/sites/andes${address}`,
      headers: { cookie },
      ...(body ? { body } : {}),
      ...(file ? { file } : {}),
    });
    expect([id, reply.status, reply.body]).toMatchObject([id, status, expected]);
    expect(undocumented({ method, path: address }, reply)).toBeNull();
  }
  const called = new Set<string>(CASES.map(([id]) => id));
  const editing = Object.entries(OPERATIONS).flatMap(([id, { group }]) => (group === 'Editing' ? [id] : []));
  expect(editing.filter((id) => !called.has(id))).toEqual([]);
});
