import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MediaFile, mediaFileName } from '../../src/api/wire/media-library.ts';
import { EDITOR_ENV, operatorOf } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

type Person = Awaited<ReturnType<typeof operatorOf>>;

let server: SiteServerUnderTest;
let editor: Person;
let publisher: Person;
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
  editor = await operatorOf(server, 'lucia@andes.example');
  publisher = await operatorOf(server, 'martin@andes.example');
});
afterAll(() => server.close());

const solid = (background: string, width = 900) =>
  sharp({ create: { width, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
const visit = (url: string) => server.app.inject({ url, headers: { host: 'andes.localhost:4000' } });
const idsUsing = async (id: string): Promise<string[]> => {
  const { body } = await editor.get('/api/uses/media');
  const uses = body as { id: string; usedBy: { kind: string; id: string; isPublished: boolean }[] }[];
  return (uses.find((one) => one.id === id)?.usedBy ?? []).map(
    ({ kind, id: by, isPublished }) => `${kind} ${by} ${isPublished ? 'published' : 'draft'}`,
  );
};
const pageWith = (src: string) => ({
  builder: {
    format: 1,
    sections: [{ id: 'a', type: 'Image', v: 1, props: { image: { src } }, slots: {} }],
    translations: {},
  },
  slugs: { 'es-AR': 'con-imagen' },
});

describe('an uploaded picture', () => {
  it('is shown by pages in its sizes, under a name made of the name of its file', async () => {
    const { status, body } = await editor.upload(
      '/api/media?name=Playa%20B%C3%A1varo.JPG',
      await solid('orchid'),
    );
    expect([status, body.id, body.picture.src]).toEqual([
      201,
      'andes-playa-bavaro',
      '/media/andes/playa-bavaro',
    ]);
    const { hash, files } = body.picture;
    expect(files.map((file: { type: string; width: number }) => `${file.type} ${file.width}`)).toEqual([
      'image/avif 640',
      'image/avif 900',
      'image/webp 640',
      'image/webp 900',
    ]);
    const file = await visit(`/media/${hash}-640.webp`);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    const named = await visit('/media/andes/playa-bavaro-900.avif');
    expect([named.statusCode, named.headers['content-type']]).toEqual([200, 'image/avif']);
  });

  it('has the hash of its files together, by which folders of sites are checked', async () => {
    const { body } = await editor.upload('/api/media?name=hashed.png', await solid('peru'));
    const { hash, files } = body.picture as { hash: string; files: MediaFile[] };
    const digest = createHash('sha256');
    for (const file of files) digest.update((await visit(`/media/${mediaFileName(hash, file)}`)).rawPayload);
    expect(digest.digest('hex').slice(0, hash.length)).toBe(hash);
  });

  it('keeps its original, which nobody is sent', async () => {
    const content = await solid('olive');
    const { body } = await editor.upload('/api/media?name=olive.png', content);
    const { rows } = await server.database.pool.query(
      "select content from media_file where site_id = 'andes' and name = $1",
      [`${body.picture.hash}.original`],
    );
    expect(Buffer.from((rows[0] as { content: Uint8Array }).content).equals(content)).toBe(true);
    expect((await visit(`/media/${body.picture.hash}.original`)).statusCode).toBe(404);
  });

  it('with the content of another one is that one; with its name alone it gets another name', async () => {
    const [first, same, other] = [
      await editor.upload('/api/media?name=beach.png', await solid('navy')),
      await editor.upload('/api/media?name=sea.png', await solid('navy')),
      await editor.upload('/api/media?name=beach.png', await solid('gold')),
    ];
    expect([first, same, other].map(({ status, body }) => [status, body.id, body.isNew])).toEqual([
      [201, 'andes-beach', true],
      [200, 'andes-beach', false],
      [201, 'andes-beach-2', true],
    ]);
  });

  it('that is uploaded twice at once is stored once, and both get it', async () => {
    const file = await solid('teal');
    const replies = await Promise.all(
      ['twice.png', 'again.png'].map((name) => editor.upload(`/api/media?name=${name}`, file)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  });

  it('beyond what a site may have waiting is refused for a moment, and the others are stored', async () => {
    const files = await Promise.all(
      Array.from({ length: 20 }, (_, hue) => solid(`hsl(${hue * 18}, 80%, 40%)`)),
    );
    const replies = await Promise.all(
      files.map((file, index) => editor.upload(`/api/media?name=many-${index}.png`, file)),
    );
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused)
      expect([status, body.errorCode, headers['retry-after']]).toEqual([429, 'tooManyRequests', '5']);
    expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(12);
  });

  it.each([
    ['of more than 10 MB', Buffer.alloc(10 * 1_048_576 + 1), 413, 'bodyTooLarge'],
    ['that is a page', Buffer.from('<html><script>alert(1)</script></html>'), 422, 'pictureRefused'],
    ['that says it is a drawing', Buffer.from('<svg'), 422, 'pictureRefused'],
  ])('%s is refused, and nothing is stored', async (_why, content, status, code) => {
    const count = async () => (await editor.get('/api/media/library')).body.length as number;
    const before = await count();
    const reply = await editor.upload('/api/media?name=photo.jpg', content);
    expect([reply.status, reply.body.errorCode, await count()]).toEqual([status, code, before]);
  });

  it('that is a drawing loses what could run, and forbids scripts where it is opened by itself', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="x()"><script>x()</script><path d="M0 0h8v8z"/></svg>';
    const { body } = await editor.upload('/api/media?name=logo.svg', Buffer.from(drawing));
    const src = `/media/${body.picture.hash}.svg`;
    const shown = await server.app.inject({ url: src, headers: { host: 'andes.localhost:4000' } });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(shown.body).toContain('<path d="M0 0h8v8z"');
    expect(shown.body).not.toMatch(/script|onload|x\(\)/);
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
  });

  it('belongs to its site alone', async () => {
    const { body } = await editor.upload('/api/media?name=own.png', await solid('tan'));
    const elsewhere = await server.app.inject({
      url: `/media/${body.picture.hash}-640.webp`,
      headers: { host: 'adria.localhost:4000' },
    });
    expect(elsewhere.statusCode).toBe(404);
  });
});

describe('a picture that is used', () => {
  it('is named with every page, setting and car that uses it, and is not deleted before none does', async () => {
    const { body } = await editor.upload('/api/media?name=used.png', await solid('pink'));
    const { id } = body as { id: string };
    const { src } = body.picture as { src: string };
    const archive = () => publisher.post(`/api/documents/media/${id}/archive`, { isArchived: true });
    await editor.post('/api/documents/page', { id: 'with-picture', body: pageWith(src) });
    expect(await idsUsing(id)).toEqual(['page with-picture draft']);
    const refused = await archive();
    expect([refused.status, refused.body.errorCode, refused.body.usedBy]).toEqual([
      409,
      'inUse',
      [{ kind: 'page', id: 'with-picture', title: {}, isPublished: false }],
    ]);
    await publisher.post('/api/publications', {
      documents: [{ kind: 'page', id: 'with-picture', version: 1 }],
    });
    expect(await idsUsing(id)).toEqual(['page with-picture published']);
    // A draft without it leaves the published page, which still shows it.
    await editor.put('/api/documents/page/with-picture', { basedOn: 1, body: pageWith('') });
    expect(await idsUsing(id)).toEqual(['page with-picture published']);
    await publisher.post('/api/documents/page/with-picture/archive', { isArchived: true });
    expect((await archive()).status).toBe(204);
    expect((await editor.get('/api/media/library')).body.map((one: { id: string }) => one.id)).not.toContain(
      id,
    );
  });

  it.each([
    ['a style', { builder: { format: 1, sections: [], pageCSS: 'body { background: url(SRC-640.webp) }' } }],
    [
      'a part of HTML',
      { builder: { format: 1, sections: [{ props: { html: '<img src="SRC-900.avif">' } }] } },
    ],
    [
      'a file by its hash',
      { builder: { format: 1, sections: [{ props: { html: '<img src=/media/HASH-640.webp>' } }] } },
    ],
  ])('in %s counts as used', async (_why, page) => {
    const name = `in-${Math.abs(JSON.stringify(page).length)}`;
    const { body } = await editor.upload(
      `/api/media?name=${name}.png`,
      await solid(`#0000${name.slice(3).slice(0, 2)}`),
    );
    const { src, hash } = body.picture as { src: string; hash: string };
    const stored = JSON.parse(JSON.stringify(page).replace('SRC', src).replace('HASH', hash)) as object;
    await editor.post('/api/documents/page', { id: name, body: stored });
    expect(await idsUsing(body.id)).toEqual([`page ${name} draft`]);
  });

  it('by a car of the fleet counts as used', async () => {
    const { body } = await editor.get('/api/uses/media');
    expect(
      body.flatMap((one: { usedBy: { kind: string }[] }) => one.usedBy.map(({ kind }) => kind)),
    ).toContain('model');
  });

  it('is replaced everywhere by publishing a version with other files, which takes a publisher', async () => {
    const { body } = await editor.upload('/api/media?name=old.png', await solid('red'));
    await editor.post('/api/documents/page', {
      id: 'replaced',
      body: { ...pageWith(body.picture.src), slugs: { 'es-AR': 'cambio' } },
    });
    await publisher.post('/api/publications', { documents: [{ kind: 'page', id: 'replaced', version: 1 }] });
    expect((await visit('/es-AR/cambio')).body).toContain(body.picture.hash);
    const files = (await editor.upload('/api/media/files', await solid('blue', 700))).body;
    const path = `/api/documents/media/${body.id}`;
    const draft = await editor.put(path, { basedOn: 1, body: { ...body.picture, ...files } });
    const publication = { documents: [{ kind: 'media', id: body.id, version: draft.body.version }] };
    expect((await editor.post('/api/publications', publication)).status).toBe(403);
    expect((await visit('/es-AR/cambio')).body).toContain(body.picture.hash);
    expect((await publisher.post('/api/publications', publication)).status).toBe(200);
    // Pages that were rendered before are shown for a moment longer.
    await expect.poll(async () => (await visit('/es-AR/cambio')).body).toContain(files.hash);
    expect((await visit('/es-AR/cambio')).body).not.toContain(body.picture.hash);
  });
});
