import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyJson } from '../support/any-json.ts';
import { EDITOR_ENV, operatorOf } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';

type Person = Awaited<ReturnType<typeof operatorOf>>;

let server: SiteServerUnderTest;
let editor: Person;
let publisher: Person;
let administrator: Person;
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
  editor = await operatorOf(server, 'lucia@andes.example');
  publisher = await operatorOf(server, 'martin@andes.example');
  administrator = await operatorOf(server, 'valeria@andes.example');
});
afterAll(() => server.close());

const activity = async (query = ''): Promise<AnyJson[]> =>
  (await administrator.get(`/api/activity${query}`)).body;
const lines = async () =>
  (await activity()).map(({ event, by, subject, role, documents }) =>
    [
      event,
      by,
      subject,
      role,
      ...documents.map(({ kind, id, version }: AnyJson) => [kind, id, version].filter(Boolean).join(' ')),
    ]
      .filter(Boolean)
      .join(', '),
  );

it('notes what was published, by whom and when, and nothing that was refused', async () => {
  const body = { menuLabel: { 'es-AR': 'Nieve' }, builder: { format: 1, sections: [], translations: {} } };
  await editor.post('/api/documents/page', { id: 'snow', body });
  await editor.put('/api/documents/page/snow', { basedOn: 1, body: { ...body, layoutId: 'gone' } });
  const publish = (version: number) =>
    publisher.post('/api/publications', { documents: [{ kind: 'page', id: 'snow', version }] });
  expect((await publish(2)).status).toBe(422);
  await editor.put('/api/documents/page/snow', { basedOn: 2, body });
  expect((await publish(3)).status).toBe(200);
  expect(await activity()).toEqual([
    {
      id: expect.any(Number),
      at: TEST_NOW,
      by: 'Martín Sosa',
      via: null,
      event: 'published',
      documents: [{ kind: 'page', id: 'snow', version: 3, title: { 'es-AR': 'Nieve' } }],
      subject: null,
      role: null,
    },
  ]);
});

it('notes what was taken from visitors and brought back', async () => {
  const path = '/api/documents/page/snow';
  await publisher.post('/api/publications', { documents: [{ kind: 'page', id: 'snow', version: 3 }] });
  await publisher.post(`${path}/unpublish`);
  await publisher.post('/api/rollbacks', { documents: [{ kind: 'page', id: 'snow', version: 3 }] });
  await publisher.post(`${path}/archive`, { isArchived: true });
  await publisher.post(`${path}/archive`, { isArchived: false });
  expect((await lines()).slice(0, 4)).toEqual([
    'restored, Martín Sosa, page snow',
    'archived, Martín Sosa, page snow',
    'publishedAgain, Martín Sosa, page snow 3',
    'unpublished, Martín Sosa, page snow',
  ]);
});

it('notes each change of access with the name that the person had', async () => {
  const email = 'nora@andes.example';
  const before = (await lines()).length;
  const { body } = await administrator.post('/api/people', { email, role: 'editor', language: 'en' });
  await administrator.post(`/api/people/${body.id}`, { role: 'publisher' });
  await administrator.post(`/api/people/${body.id}/remove`);
  const people: AnyJson[] = (await administrator.get('/api/people')).body;
  const lucia = people.find((person) => person.email === 'lucia@andes.example');
  await administrator.post(`/api/people/${lucia.id}`, { isActive: false });
  await administrator.post(`/api/people/${lucia.id}`, { isActive: true });
  await administrator.post(`/api/people/${lucia.id}/password-reset`, { language: 'en' });
  const token = await administrator.post('/api/access-tokens', { name: 'Robot', role: 'editor', days: 1 });
  await administrator.call('DELETE', `/api/access-tokens/${token.body.id}`);
  expect((await lines()).slice(0, -before)).toEqual([
    'tokenRevoked, Valeria Quiroga, Robot',
    'tokenCreated, Valeria Quiroga, Robot, editor',
    'passwordResetSent, Valeria Quiroga, Lucía Fernández',
    'personActivated, Valeria Quiroga, Lucía Fernández',
    'personDeactivated, Valeria Quiroga, Lucía Fernández',
    `personRemoved, Valeria Quiroga, ${email}`,
    `roleChanged, Valeria Quiroga, ${email}, publisher`,
    `personInvited, Valeria Quiroga, ${email}, editor`,
  ]);
});

it('comes in parts', async () => {
  const all = await activity();
  expect(await activity(`?before=${all[1]?.id}`)).toEqual(all.slice(2));
});

it('is for administrators of its own site', async () => {
  expect((await publisher.get('/api/activity')).status).toBe(403);
  const elsewhere = await operatorOf(server, 'petra@adria.example', 'adria');
  expect((await elsewhere.get('/api/activity')).body).toEqual([]);
});
