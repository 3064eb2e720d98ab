import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDocument } from '../../server/testing/publish-document.ts';
import { EDITOR_ENV, operatorOf } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ env: EDITOR_ENV });
  await publishDocument(
    server.database,
    'andes',
    'blogPost',
    {
      title: { 'es-AR': 'Último', 'en-US': 'Latest & best' },
      createdOn: '2026-04-30',
      url: { 'en-US': 'latest' },
      description: { 'en-US': 'An excerpt' },
      image: '/media/andes/offer-snow',
      body: { 'en-US': '<p onclick="x()">Body</p><script>window.ran = 1</script>' },
      ogTags: { 'en-US': { 'og:type': 'website' } },
    },
    'latest',
  );
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url, headers: { host: 'andes.localhost' } });

describe('the operations of the blog', () => {
  it('[API-10, BLOG-01] list published posts, the newest first, in parts with a count', async () => {
    const query = '$count=true&$filter=isPublished%20eq%20true&$orderby=createdOn%20desc&$skip=1&$top=2';
    const list = (await get(`/odata/BlogPosts?${query}`)).json();
    expect(list['@odata.count']).toBe(4);
    expect(list.value.map(({ id }: { id: string }) => id)).toEqual(['cruzar-a-chile', 'ruta-40']);
    expect(list.value[0]).toMatchObject({ status: 1, isPublished: true, createdOn: '2026-02-18' });
    const oldest = (await get('/odata/BlogPosts?$orderby=createdOn%20asc&$top=1')).json();
    expect([oldest['@odata.count'], oldest.value[0].id]).toEqual([undefined, 'nieve-sin-sustos']);
  });

  it.each(['$filter=isPublished eq false', '$top=101', '$skip=-1', '$orderby=title', '$top=two'])(
    '[API-10] refuse what is no part of the list: %s',
    async (query) => {
      expect((await get(`/odata/BlogPosts?${encodeURI(query)}`)).statusCode).toBe(400);
    },
  );

  it('[API-11, BLOG-01] return a post with its texts by language', async () => {
    const post = (await get('/api/BlogPosts/latest')).json();
    expect(post).toMatchObject({
      id: 'latest',
      title: { 'es-AR': 'Último', 'en-US': 'Latest & best' },
      url: { 'es-AR': 'ultimo', 'en-US': 'latest' },
      ogTags: { 'en-US': { 'og:type': 'website' } },
      createdOn: '2026-04-30',
    });
    expect(Date.parse(post.modifiedOn)).not.toBeNaN();
  });

  it('[API-11, BLOG-02] return no draft, and none of another site', async () => {
    const editor = await operatorOf(server, 'lucia@andes.example');
    const body = { id: 'secret', body: { title: { 'en-US': 'Secret' }, createdOn: '2026-04-30' } };
    expect((await editor.post('/api/documents/blogPost', body)).status).toBe(201);
    expect((await get('/api/BlogPosts/secret')).statusCode).toBe(404);
    expect((await get('/odata/BlogPosts')).body).not.toContain('Secret');
    expect((await get('/api/BlogPosts/ferries')).statusCode).toBe(404);
    expect((await get('/en-US/blog/secret/secret')).statusCode).toBe(404);
  });
});

describe('the pages of the blog', () => {
  it('[BLOG-02, BLOG-05, LANG-12] list the posts with links to them', async () => {
    const { statusCode, body, headers } = await get('/en-US/blog');
    expect(statusCode).toBe(200);
    expect([...body.matchAll(/<h2><a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/en-US/blog/latest/latest',
      '/en-US/blog/cruzar-a-chile/driving-across-the-andes-what-to-bring',
      '/en-US/blog/ruta-40/ruta-40-ten-days-north-to-south',
      '/en-US/blog/nieve-sin-sustos/snow-without-scares-chains-in-five-minutes',
    ]);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body).toContain('<meta name="robots" content="index, follow">');
  });

  it('[BLOG-05] show another page of the list by its number, apart from the first in the cache', async () => {
    expect((await get('/en-US/blog?page=2')).body).toContain('This page of the blog has no posts.');
    expect((await get('/en-US/blog?page=999')).body).toContain('This page of the blog has no posts.');
    expect((await get('/en-US/blog')).body).toContain('/en-US/blog/latest/latest');
    expect((await get('/en-US/blog?page=zwei')).body).toContain('/en-US/blog/latest/latest');
  });

  it('[BLOG-03, SEO-03] show a post with its own title, description and picture for search engines', async () => {
    const { body, statusCode } = await get('/en-US/blog/latest/latest');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Latest &amp; best</title>');
    expect(body).toContain('<meta name="description" content="An excerpt">');
    expect(body).toContain('<meta property="og:type" content="website">');
    expect(body).toMatch(
      /<meta property="og:image" content="http:\/\/andes\.localhost[^"]*\/shared-pictures\/[^"]+\.jpg">/,
    );
    expect(body).toMatch(/rel="alternate" hreflang="es-AR" href="[^"]+\/es-AR\/blog\/latest\/ultimo"/);
    expect(body).toContain('<p>Body</p>');
    expect(body).not.toContain('window.ran');
  });

  it.each([
    ['without a name', '/en-US/blog/latest'],
    ['with a wrong name', '/en-US/blog/latest/other'],
    ['with that of another language', '/en-US/blog/latest/ultimo'],
  ])('[LANG-12] replace an address %s', async (_why, address) => {
    const { statusCode, headers } = await get(`${address}?a=1`);
    expect([statusCode, headers.location]).toEqual([301, '/en-US/blog/latest/latest?a=1']);
  });

  it.each(['/en-US/blog/none/none', '/en-US/blog/latest/latest/more', '/en-US/blog/%E0'])(
    '[BLOG-02] answer what there is not with not-found: %s',
    async (address) => {
      expect((await get(address)).statusCode).toBe(404);
    },
  );

  const publishBlogSettings = async (blog: object) => {
    const site = await operatorOf(server, 'valeria@andes.example');
    const { body } = await site.get('/api/documents/site/main');
    await publishDocument(server.database, 'andes', 'site', { ...body.body, blog });
  };

  it('[BLOG-05] have as many posts as the settings of the site say', async () => {
    await publishBlogSettings({ postsPerPage: 3 });
    const postsOn = async (page: number) =>
      [...(await get(`/en-US/blog?page=${page}`)).body.matchAll(/<h2><a href=/g)].length;
    await expect.poll(() => postsOn(1)).toBe(3);
    expect(await postsOn(2)).toBe(1);
  });

  it('are not there where the site has no blog', async () => {
    await publishBlogSettings({ enabled: false });
    await expect.poll(async () => (await get('/en-US/blog')).statusCode).toBe(404);
    expect((await get('/en-US/blog/latest/latest')).statusCode).toBe(404);
  });
});
