import { expect, it } from 'vitest';
import { eachNode, prepareDocument } from './prepare.ts';

it('[EDIT-07] what is hidden at every width is left out of the page, with everything inside it', () => {
  const paragraph = (id: string, props: object = {}) => ({ id, type: 'Paragraph', v: 1, props });
  const column = (id: string, props: object, content: object[]) => ({
    id,
    type: 'Column',
    v: 1,
    props,
    slots: { content },
  });
  const nowhere = { hideBelow: 'sm', hideAbove: 'sm' };
  const sections = [
    paragraph('a'),
    paragraph('gone', nowhere),
    column('b', {}, [paragraph('c', { hideBelow: 'sm' }), paragraph('gone too', nowhere)]),
    column('gone as well', nowhere, [paragraph('inside')]),
  ];
  const prepared = prepareDocument({ format: 1, sections }, new Map(), 'en-US');
  expect([...eachNode(prepared.sections)].map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
