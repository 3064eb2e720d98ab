// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { WIRE_POSTS } from '../../api/wire/scenarios/sample-posts.ts';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';

describe('BlogPost', () => {
  it('[BLOG-03] shows date, title, excerpt, text and the way back to the list', async () => {
    const body = await showExample('BlogPost', 'usual');
    expect(body.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-02');
    expect(body.querySelector('h1')?.textContent).toBe('Crossing the border by car');
    expect(body.querySelector('header p:last-child')?.textContent).toContain('Papers');
    expect([...body.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'your driving licence',
      'a warm jacket',
    ]);
    const back = [...body.querySelectorAll('a')].at(-1);
    expect([back?.textContent, back?.getAttribute('href')]).toEqual(['Back to the blog', '/en-US/blog']);
  });

  it('[BLOG-03] shows nothing of its text that could run', async () => {
    const hostile = { ...WIRE_POSTS[0], body: { 'en-US': '<p onclick="x()">a</p><script>x()</script>' } };
    const api = fakeApi({ '/odata/BlogPosts': { value: [hostile] } });
    const body = await showExample('BlogPost', 'usual', { api });
    expect(body.querySelector('script, [onclick]')).toBeNull();
    expect(body.querySelector('article > div:not(:has(img)) > p')?.outerHTML).toBe('<p>a</p>');
  });

  it('[BLOG-04] says in an alert that it could not be loaded', async () => {
    const failed = await showExample('BlogPost', 'usual', { api: failingApi() });
    expect(failed.querySelector('[role="alert"]')?.textContent).toContain('This post could not be loaded.');
  });
});
