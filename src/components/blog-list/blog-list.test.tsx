// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';

const cards = () => [...document.querySelectorAll('article')];
const titles = () => cards().map((card) => card.querySelector('h2')?.textContent);

describe('BlogList', () => {
  it('[COMP-06, BLOG-05] shows picture, date, title and excerpt of each post, the newest first, as a link to it', async () => {
    const picture = (src: string) => ({
      src,
      srcSet: undefined,
      sources: [],
      width: 4,
      height: 3,
      position: '',
      color: undefined,
    });
    await showExample('BlogList', 'grid', { surround: (page) => ({ ...page, picture }) });
    expect(titles()).toEqual([
      'Crossing the border by car',
      'Three days along the coast',
      'Snow chains without tears',
      'On the road with small children',
    ]);
    const [first] = cards();
    expect(first?.querySelector('img')).not.toBeNull();
    expect(first?.querySelector('time')?.textContent).toBe('02/03/2026');
    expect(first?.querySelector('p:last-child')?.textContent).toBe(
      'Papers, opening hours and what the officers look for.',
    );
    expect(first?.querySelector('a')?.getAttribute('href')).toBe(
      '/en-US/blog/border/crossing-the-border-by-car',
    );
  });

  it('[COMP-06] has the columns and the layout that were chosen', async () => {
    await showExample('BlogList', 'grid', { props: { columns: 4 } });
    expect(document.querySelector('[data-columns="4"][data-layout="grid"]')).not.toBeNull();
    await showExample('BlogList', 'list');
    expect(document.querySelector('[data-layout="list"]')).not.toBeNull();
  });

  it('[COMP-06, BLOG-05] has pages with links to the others', async () => {
    const requested: unknown[] = [];
    const api = {
      ...fakeApi(),
      blogPosts: async (range: object) => (requested.push(range), { count: 5, posts: [] }),
    };
    await showExample('BlogList', 'pages', { api, routeId: 'blog', search: 'page=2' });
    expect(requested).toEqual([{ skip: 2, top: 2 }]);
    const links = [...document.querySelectorAll('nav a')].map((a) => a.getAttribute('href'));
    expect(links).toEqual([
      '/en-US/blog',
      '/en-US/blog',
      '/en-US/blog?page=2',
      '/en-US/blog?page=3',
      '/en-US/blog?page=3',
    ]);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('2');
  });

  it('[COMP-06] shows more below after a button, which leads to the first new post', async () => {
    await showExample('BlogList', 'more', { routeId: 'blog' });
    expect(document.querySelector('p > a')?.getAttribute('href')).toBe('/en-US/blog?page=2#post-family');
  });

  describe('with a button for more, of a blog of 250 posts', () => {
    const all = Array.from({ length: 250 }, (_, at) => ({
      id: `p${at}`,
      titles: { 'en-US': `Post ${at}` },
      excerpts: {},
      slugs: { 'en-US': `post-${at}` },
      image: '',
      imageAlts: {},
      date: '2026-03-02',
      modifiedOn: '',
    }));
    const api = {
      ...fakeApi(),
      // As the product answers: no more than 100 posts.
      blogPosts: async ({ skip, top }: { skip: number; top: number }) => ({
        count: all.length,
        posts: all.slice(skip, skip + Math.min(top, 100)),
      }),
    } as unknown as ReturnType<typeof fakeApi>;
    const show = async (number: number) => {
      await showExample('BlogList', 'more', {
        api,
        routeId: 'blog',
        search: `page=${number}`,
        props: { pageSize: 9 },
      });
      const shown = titles();
      return {
        first: shown[0],
        last: shown.at(-1),
        links: [...document.querySelectorAll('p > a')].map((a) => a.getAttribute('href')),
      };
    };

    it.each<[why: string, number: number, first: string, last: string, links: string[]]>([
      ['the first', 1, 'Post 0', 'Post 8', ['/en-US/blog?page=2#post-p8']],
      ['the last that begins with the newest', 11, 'Post 0', 'Post 98', ['/en-US/blog?page=12#post-p98']],
      ['one past 100 posts', 12, 'Post 8', 'Post 107', ['/en-US/blog', '/en-US/blog?page=13#post-p107']],
      ['a later one', 20, 'Post 80', 'Post 179', ['/en-US/blog?page=9', '/en-US/blog?page=21#post-p179']],
      ['the last', 28, 'Post 152', 'Post 249', ['/en-US/blog?page=17']],
    ])(
      '[COMP-06, BLOG-05] shows the posts up to the end of %s, and links to the others',
      async (_why, number, first, last, links) => {
        expect(await show(number)).toEqual({ first, last, links });
      },
    );

    it('[COMP-06] says of a page past the last that no posts are there, and leads back', async () => {
      const { links } = await show(40);
      expect([cards(), links]).toEqual([[], ['/en-US/blog']]);
      expect(document.body.textContent).toContain('This page of the blog has no posts.');
    });
  });

  it.each(['pages', 'more'])(
    'leaves out no more posts than a call may, with %s, however late the page',
    async (example) => {
      const requested: { skip: number; top: number }[] = [];
      const api = {
        ...fakeApi(),
        blogPosts: async (range: { skip: number; top: number }) => {
          requested.push(range);
          return { count: 5, posts: [] };
        },
      };
      for (const number of [12_000, 1e15])
        await showExample('BlogList', example, {
          api,
          routeId: 'blog',
          search: `page=${number}`,
          props: { pageSize: 9 },
        });
      expect(requested.map(({ skip, top }) => skip <= 100_000 && skip > 99_000 && top <= 100)).toEqual([
        true,
        true,
      ]);
    },
  );

  it('[COMP-06] says that a page past the last has no posts, beside links to those that have', async () => {
    const api = { ...fakeApi(), blogPosts: async () => ({ count: 5, posts: [] }) };
    await showExample('BlogList', 'pages', { api, routeId: 'blog', search: 'page=9' });
    expect(document.body.textContent).toContain('This page of the blog has no posts.');
    expect(document.querySelector('a[rel="prev"]')?.getAttribute('href')).toBe('/en-US/blog?page=3');
  });

  it('[COMP-06] leads to the blog where it stands on another page', async () => {
    await showExample('BlogList', 'pages');
    expect(document.querySelector('nav')).toBeNull();
    expect(document.querySelector('p > a')?.getAttribute('href')).toBe('/en-US/blog');
  });

  it('[COMP-02, BLOG-04] says that it is loading, that it failed, with a way to try again, and that there are no posts', async () => {
    const loading = await showExample('BlogList', 'grid', { data: {} });
    expect(loading.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    const failed = await showExample('BlogList', 'grid', { api: failingApi() });
    expect(failed.querySelector('[role="alert"]')?.textContent).toContain('The posts could not be loaded.');
    const none = fakeApi({ '/odata/BlogPosts': { value: [] } });
    expect((await showExample('BlogList', 'grid', { api: none })).textContent).toBe(
      'There are no posts yet.',
    );
  });
});
