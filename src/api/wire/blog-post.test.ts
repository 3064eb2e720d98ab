import { expect, it } from 'vitest';
import { toBlogPost, toBlogPosts } from './blog-post.ts';

const wire = {
  id: 'pass',
  status: 1,
  isPublished: true,
  title: { de: 'Pass' },
  url: { de: 'pass' },
  createdOn: '2026-03-01T00:00:00Z',
  ogTags: { de: { 'og:type': 'article' } },
};

it('[BLOG-01] reads the texts, date and tags of a post', () => {
  expect(toBlogPost(wire)).toMatchObject({
    id: 'pass',
    titles: { de: 'Pass' },
    slugs: { de: 'pass' },
    date: '2026-03-01',
    openGraph: { de: { 'og:type': 'article' } },
    image: '',
  });
});

it.each([
  ['a draft', { status: 0 }],
  ['deleted', { status: 2 }],
  ['not published', { isPublished: false }],
])('[BLOG-01, BLOG-02] is not there when it is %s', (_why, change) => {
  expect(toBlogPost({ ...wire, ...change })).toBeNull();
  expect(toBlogPosts({ '@odata.count': 1, value: [{ ...wire, ...change }] }).posts).toEqual([]);
});

it('refuses what is no post and no list', () => {
  expect(() => toBlogPost(null)).toThrow(TypeError);
  expect(() => toBlogPosts({})).toThrow(TypeError);
});
