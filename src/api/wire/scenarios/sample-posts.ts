import type { BlogPost, BlogPostList } from '../../../../generated/api/types.ts';

const post = (id: string, createdOn: string, title: string, description: string): BlogPost => ({
  id,
  status: 1,
  isPublished: true,
  title: { 'en-US': title },
  description: { 'en-US': description },
  url: { 'en-US': title.toLowerCase().replaceAll(/[^a-z]+/g, '-') },
  image: '',
  imageAlt: {},
  body: {
    'en-US': `<p>${description}</p><h2>Before you set off</h2><p>Fill the tank, <strong>check the tyres</strong> and take:</p><ul><li>your driving licence</li><li>a warm jacket</li></ul>`,
  },
  ogTags: {},
  createdOn,
  modifiedOn: `${createdOn}T12:00:00.000Z`,
});

/** Posts of a blog, the newest first. */
export const WIRE_POSTS: readonly BlogPost[] = [
  post(
    'border',
    '2026-03-02',
    'Crossing the border by car',
    'Papers, opening hours and what the officers look for.',
  ),
  post('coast', '2026-02-14', 'Three days along the coast', 'A route with two ferries and no motorway.'),
  post(
    'winter',
    '2026-01-20',
    'Snow chains without tears',
    'How to put them on in five minutes, and when you must.',
  ),
  post(
    'family',
    '2025-12-03',
    'On the road with small children',
    'Seats, breaks and games that last for a hundred kilometres.',
  ),
];

/** The list of these posts, as the product API answers. */
export const WIRE_POST_LIST: BlogPostList = { '@odata.count': WIRE_POSTS.length, value: [...WIRE_POSTS] };
