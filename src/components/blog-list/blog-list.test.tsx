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
