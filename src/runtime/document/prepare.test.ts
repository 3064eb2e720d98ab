import { describe, expect, it } from 'vitest';
import button from '../../components/button/index.ts';
import type { ComponentDefinition } from '../registry/definition.ts';
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

describe('a prepared node', () => {
  const prepared = (source: object) =>
    prepareDocument(
      { format: 1, sections: [source], translations: { 'en-US': { go: 'Go' } } },
      new Map([['Button', button as unknown as ComponentDefinition]]),
      'en-US',
    ).sections[0];

  it.each<[why: string, source: Record<string, unknown>, renderError: string | null]>([
    ['whose text is resolved', { type: 'Button', v: 1, props: { label: 'go', href: '/' } }, null],
    [
      'with what its component does not know',
      { type: 'Button', v: 1, props: { label: 'go', tilt: 7 } },
      null,
    ],
    ['with a wrong value', { type: 'Button', v: 1, props: { label: 'go', variant: 'huge' } }, null],
    ['with more than a node has', { type: 'Button', v: 1, props: { label: 'go' }, note: 'kept' }, null],
    ['of a newer version', { type: 'Button', v: 9, props: { label: 'go' } }, 'newer-version'],
    ['of an unknown component', { type: 'Ornament', v: 3, props: { label: 'go' } }, 'unknown-component'],
  ])('keeps its version and what is stored: one %s', (_why, source, renderError) => {
    const stored = { id: 'a', ...source };
    const before = JSON.stringify(stored);
    const node = prepared(stored);
    expect(node?.renderError).toBe(renderError);
    expect(node?.props.label).toBe(renderError === null ? 'Go' : undefined);
    expect(node?.v).toBe(source.v);
    expect(node?.source).toBe(stored);
    expect(JSON.stringify(node?.source)).toBe(before);
  });
});
