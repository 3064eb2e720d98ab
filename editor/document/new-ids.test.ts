import { expect, it } from 'vitest';
import { withNewIds } from './new-ids.ts';

const node = (id: string, children: object[] = []) => ({
  id,
  type: 'Row',
  v: 1,
  props: { text: `text-${id}` },
  slots: { columns: children },
});
const counting = () => {
  let count = 0;
  return () => `new-${(count += 1)}`;
};

it('[EDIT-16] gives each node of a copied document an id of its own, and keeps all else', () => {
  const body = {
    layoutId: 'wide',
    builder: {
      format: 1,
      sections: [node('a', [node('b')]), node('c')],
      translations: { hr: { 'text-a': 'A' } },
    },
  };
  const copy = withNewIds(body, counting()) as typeof body;
  const text = JSON.stringify(copy);
  expect(text).not.toMatch(/"id":"[abc]"/);
  expect(new Set([...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)).size).toBe(3);
  expect(JSON.parse(text.replaceAll(/"id":"[^"]+"/g, '"id":""'))).toEqual(
    JSON.parse(JSON.stringify(body).replaceAll(/"id":"[^"]+"/g, '"id":""')),
  );
});

it('leaves a document without sections as it is', () => {
  const body = { menuItems: [] };
  expect(withNewIds(body, counting())).toBe(body);
});
