import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessTokens } from '../../server/access/access-tokens.ts';
import { findOperatorId } from '../../server/db/repositories/operators.ts';
import { connectProgram, type Program } from '../support/mcp-client.ts';
import { EDITOR_ENV, operatorOf } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

const PUBLISHER = 'martin@andes.example';
const EDITOR = 'lucia@andes.example';

let server: SiteServerUnderTest;
let publisher: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
  publisher = await operatorOf(server, PUBLISHER);
}, 120_000);
afterAll(() => server.close());

const ask = (role: string, days = 1, name = 'test') => ({ name, role, days });
async function tokenOf(role: string): Promise<string> {
  const { status, body } = await publisher.call('POST', '/api/access-tokens', ask(role));
  if (status !== 201) throw new Error(`no token: ${JSON.stringify(body)}`);
  return body.token;
}

const inRow = (content: object) => ({
  type: 'Row',
  slots: { columns: [{ type: 'Column', slots: { content: [content] } }] },
});
const text = (id: string) => inRow({ type: 'Paragraph', props: { text: id } });
const button = (pageId: string) => inRow({ type: 'Button', props: { label: '', link: { pageId } } });

describe('tokens for programs', () => {
  it('are shown once, listed without the token, and open nothing once they are revoked', async () => {
    const created = await publisher.call('POST', '/api/access-tokens', ask('editor', 30, 'Translations'));
    expect(created).toMatchObject({ status: 201, body: { token: expect.stringMatching(/^fct_[\w-]{43}$/) } });
    const { id, token } = created.body;
    const program = await connectProgram(server, token);
    expect((await program.call('list_pages')).isRefused).toBe(false);
    const listed = await publisher.call('GET', '/api/access-tokens');
    expect(listed.body.find((one: { id: string }) => one.id === id)).toEqual({
      id,
      name: 'Translations',
      role: 'editor',
      createdAt: expect.any(Number),
      expiresAt: created.body.expiresAt,
      lastUsedAt: expect.any(Number),
    });
    expect(JSON.stringify(listed.body)).not.toContain(token);
    const other = await operatorOf(server, EDITOR);
    expect(await other.call('DELETE', `/api/access-tokens/${id}`)).toMatchObject({ status: 404 });
    expect(await publisher.call('DELETE', `/api/access-tokens/${id}`)).toMatchObject({ status: 204 });
    await expect(program.call('list_pages')).rejects.toThrow('the call needs a sign-in');
  });

  it('make 300 calls a minute at most, each token by itself', async () => {
    const limited = await openSiteServer({ env: { ...EDITOR_ENV, RATE_LIMIT_FACTOR: '0.01' } });
    // Nobody could sign in by a hundredth of the limits.
    const operatorId = (await findOperatorId(limited.database, PUBLISHER)) ?? '';
    const tokens = createAccessTokens(limited.database, () => limited.clock.now);
    const create = async () =>
      (await tokens.create({ operatorId, siteId: 'andes' }, { name: 'test', role: 'editor', days: 1 }))
        ?.token ?? '';
    const [one, other] = [await create(), await create()];
    const call = async (token: string) => {
      const { statusCode, headers, body } = await limited.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: {
          host: 'editor.localhost',
          authorization: `Bearer ${token}`,
          accept: 'application/json, text/event-stream',
        },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      });
      return [statusCode, headers['retry-after'], JSON.parse(body).errorCode];
    };
    for (let calls = 0; calls < 3; calls += 1) expect(await call(one)).toEqual([200, undefined, undefined]);
    expect(await call(one)).toEqual([429, '60', 'tooManyRequests']);
    expect(await call(other)).toEqual([200, undefined, undefined]);
    limited.clock.now += 60_000;
    expect(await call(one)).toEqual([200, undefined, undefined]);
    await limited.close();
  });

  it('have no role above that of their operator', async () => {
    const refused = await publisher.call('POST', '/api/access-tokens', ask('administrator'));
    expect(refused).toMatchObject({ status: 403, body: { errorCode: 'notAllowed' } });
  });

  it.each([
    ['no token', ''],
    ['something else', 'x'],
    ['an unknown token', `fct_${'a'.repeat(43)}`],
  ])('are needed: %s is refused', async (_why, token) => {
    await expect(connectProgram(server, token)).rejects.toThrow('the call needs a sign-in');
  });

  it('open nothing of the product API, and the tools are on no other host', async () => {
    const token = await tokenOf('editor');
    const { statusCode } = await server.app.inject({
      url: '/sites/andes/api/documents/page',
      headers: { host: 'editor.localhost', authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(401);
    await expect(connectProgram(server, token, 'andes.localhost')).rejects.toThrow();
    const read = await server.app.inject({ url: '/mcp', headers: { host: 'editor.localhost' } });
    expect(read.statusCode).toBe(405);
  });
});

describe('the tools of a program', () => {
  let program: Program;
  const home = async () => (await program.call('read_page', { id: 'conditions' })).value;
  const apply = (version: number, ...commands: object[]) =>
    program.call('apply_commands', { id: 'conditions', version, commands });
  beforeAll(async () => {
    program = await connectProgram(server, await tokenOf('publisher'));
  });

  it('are listed with schemas of their input that refer to nothing else', async () => {
    const { tools } = await program.client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'apply_commands',
      'check_page',
      'component_schema',
      'list_components',
      'list_pages',
      'preview_link',
      'publish_page',
      'read_page',
      'undo',
    ]);
    const references = [...JSON.stringify(tools).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to]) => to);
    expect(references.length).toBeGreaterThan(5);
    expect(references.filter((to) => !to?.startsWith('#/$defs/'))).toEqual([]);
  });

  it('describe every component by its schema', async () => {
    const { components } = (await program.call('list_components')).value;
    expect(components.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['Row', 'FleetGrid']),
    );
    const { value } = await program.call('component_schema', { type: 'Paragraph' });
    expect(value.schema).toMatchObject({ type: 'object', properties: { text: { 'x-localized': true } } });
    expect(await program.call('component_schema', { type: 'Marquee' })).toMatchObject({ isRefused: true });
  });

  it('change a page as a draft that is signed with the operator and the program, and take it back', async () => {
    const before = await home();
    const last = before.body.builder.sections.length;
    const applied = await apply(
      before.version,
      {
        kind: 'insert',
        node: text('hello'),
        texts: { 'es-AR': { hello: 'Hola' }, 'en-US': { hello: 'Hello' } },
        into: null,
        at: last,
      },
      { kind: 'setField', path: ['seo', 'title', 'en-US'], value: 'Terms' },
    );
    expect(applied).toMatchObject({ isRefused: false, value: { version: before.version + 1 } });
    const after = await home();
    const section = after.body.builder.sections[last];
    expect(section.id).toBe(applied.value.inserted[0]);
    const [paragraph] = section.slots.columns[0].slots.content;
    expect(after.body.builder.translations['es-AR'][paragraph.props.text]).toBe('Hola');
    expect(after.body.seo.title['en-US']).toBe('Terms');
    expect(after.versions[0]).toMatchObject({
      createdBy: 'Martín Sosa',
      via: 'mcp',
      basedOn: before.version,
    });
    expect(after.publishedVersion).toBe(before.publishedVersion);

    const moved = await apply(
      after.version,
      { kind: 'move', id: section.id, into: null, at: 0 },
      { kind: 'setProp', id: paragraph.id, path: ['size'], value: 'lead' },
      { kind: 'setText', id: paragraph.id, path: ['text'], language: 'en-US', text: 'Good day' },
    );
    const changed = await home();
    expect([moved.isRefused, changed.body.builder.sections[0].id]).toEqual([false, section.id]);
    expect(changed.body.builder.translations['en-US'][paragraph.props.text]).toBe('Good day');
    expect(changed.body.builder.sections[0].slots.columns[0].slots.content[0].props.size).toBe('lead');

    await program.call('undo', { id: 'conditions', version: changed.version });
    expect((await home()).body).toEqual(after.body);
    const undone = await program.call('undo', {
      id: 'conditions',
      version: changed.version + 1,
      to: before.version,
    });
    expect(undone.value).toEqual({
      id: 'conditions',
      version: changed.version + 2,
      restored: before.version,
    });
    expect((await home()).body).toEqual(before.body);
  });

  it('refuse a version that is not the newest, and name the one that is', async () => {
    const { version } = await home();
    await apply(version, { kind: 'setField', path: ['seo', 'title', 'pt'], value: 'Termos' });
    for (const refused of [
      await apply(version, { kind: 'setField', path: ['seo', 'title', 'pt'], value: 'Regras' }),
      await program.call('undo', { id: 'conditions', version }),
      await program.call('publish_page', { id: 'conditions', version }),
    ])
      expect(refused).toMatchObject({ isRefused: true, value: { storedVersion: version + 1 } });
  });

  it.each<[why: string, commands: object[], words: string]>([
    [
      'a component where it does not belong',
      [{ kind: 'insert', node: { type: 'SearchResults' }, into: null, at: 0 }],
      'command 0 (insert) is refused: it belongs only on pages of the type search',
    ],
    [
      'an unknown component',
      [{ kind: 'insert', node: { type: 'Marquee' }, into: null, at: 0 }],
      'there is no component Marquee',
    ],
    [
      'a node that is not there, after a command that could be carried out',
      [
        { kind: 'setField', path: ['seo', 'title', 'en-US'], value: 'Lost' },
        { kind: 'remove', id: 'nowhere' },
      ],
      'command 1 (remove) is refused: it cannot be carried out (there is no node nowhere)',
    ],
    [
      'a property that its component does not take',
      [{ kind: 'setProp', id: 'lead', path: ['gap'], value: 5 }],
      'component lead/props/gap must be one of 0, 4, 8',
    ],
    [
      'a button to a page that is not there',
      [{ kind: 'insert', node: button('nowhere'), texts: {}, into: null, at: 0 }],
      '/props/link/pageId names the page nowhere, which is not there',
    ],
    [
      'a layout that is not there',
      [{ kind: 'setField', path: ['layoutId'], value: 'gone' }],
      'the page/layoutId names the layout gone, which is not there',
    ],
    ['a command that there is not', [{ kind: 'explode' }], 'value of tag "kind" must be in oneOf'],
    [
      'a command without its values',
      [{ kind: 'move', id: 'lead' }],
      "/commands/0 must have required property 'into'",
    ],
    ['no commands', [], '/commands must NOT have fewer than 1 items'],
  ])('refuse %s, and store nothing', async (_why, commands, words) => {
    const { version } = await home();
    const refused = await apply(version, ...commands);
    expect([refused.isRefused, refused.text]).toEqual([true, expect.stringContaining(words)]);
    expect((await home()).version).toBe(version);
  });

  it('do what an operator can by hand: link a picture without a description, which publishing refuses', async () => {
    const { version } = await home();
    const image = { type: 'Image', props: { image: { src: '/media/andes/lost' }, link: { pageId: 'home' } } };
    const applied = await apply(version, { kind: 'insert', node: inRow(image), into: null, at: 0 });
    expect(applied.isRefused).toBe(false);
    const checked = await program.call('check_page', { id: 'conditions' });
    expect(checked.value.findings).toContainEqual(
      expect.objectContaining({ severity: 'error', rule: 'no-description', path: '/props/image/alt' }),
    );
    expect(await program.call('publish_page', { id: 'conditions', version: version + 1 })).toMatchObject({
      isRefused: true,
      text: expect.stringContaining('/props/image/alt describes a picture that is a link, and is empty'),
    });
    await program.call('undo', { id: 'conditions', version: version + 1 });
  });

  it('check a page, give a link to its draft, and publish it', async () => {
    const { version, body } = await home();
    const checked = await program.call('check_page', { id: 'conditions' });
    const serious = checked.value.findings.filter(
      ({ severity }: { severity: string }) => severity === 'error',
    );
    expect([checked.value.version, serious]).toEqual([version, []]);
    const shown = await apply(version, {
      kind: 'setText',
      id: 'lead-title',
      path: ['text'],
      language: 'es-AR',
      text: 'Condiciones nuevas',
    });
    expect(shown.isRefused).toBe(false);
    const { url } = (await program.call('preview_link', { id: 'conditions' })).value;
    const { pathname, search } = new URL(url);
    const headers = { host: 'andes.localhost' };
    const exchanged = await server.app.inject({ url: pathname + search, headers });
    const cookie = String(exchanged.headers['set-cookie']).split(';')[0] ?? '';
    const page = (given: object) =>
      server.app.inject({ url: `${pathname}?preview=1`, headers: { ...headers, ...given } });
    expect((await page({ cookie })).body).toContain('Condiciones nuevas');
    const published = await program.call('publish_page', { id: 'conditions', version: version + 1 });
    expect([published.isRefused, body.slugs !== undefined]).toEqual([false, true]);
    expect((await server.app.inject({ url: pathname, headers })).body).toContain('Condiciones nuevas');
  });

  it('do what the role of the token allows, and no more', async () => {
    const editor = await connectProgram(server, await tokenOf('editor'));
    const { version } = await home();
    expect(await editor.call('publish_page', { id: 'conditions', version })).toEqual({
      isRefused: true,
      text: 'publish_page takes the role publisher, and the token has editor',
      value: undefined,
    });
    expect(await editor.call('read_page', { id: 'nowhere' })).toMatchObject({
      isRefused: true,
      text: expect.stringContaining('there is no page nowhere'),
    });
    await expect(editor.call('format_disk')).rejects.toThrow('there is no tool format_disk');
  });
});
