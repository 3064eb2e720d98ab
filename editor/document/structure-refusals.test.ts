import { describe, expect, it } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { openFragment } from './fragment.ts';
import { type JsonObject, openDocument } from './page-document.ts';
import { insertionRefusal, moveRefusal, removalRefusal } from './structure-refusals.ts';

const column = (id: string, content: JsonObject[] = []) => ({
  id,
  type: 'Column',
  v: 1,
  props: {},
  slots: { content },
});
const document = openDocument({
  builder: {
    format: 1,
    sections: [
      {
        id: 'row',
        type: 'Row',
        v: 1,
        props: {},
        slots: {
          columns: [column('one', [{ id: 'text', type: 'Paragraph', v: 1, props: {} }]), column('two')],
        },
      },
      { id: 'results', type: 'SearchResults', v: 1, props: {} },
    ],
  },
});
const rules = (pageType: string) => ({ pageType, manifests: MANIFESTS });
let made = 0;
const fragment = (stored: JsonObject) => openFragment(stored, document, () => `new${(made += 1)}`);

describe('where a node may stand', () => {
  it.each([
    ['a paragraph in a column', { type: 'Paragraph' }, { node: 'two', slot: 'content' }, undefined],
    ['a paragraph among the sections', { type: 'Paragraph' }, null, undefined],
    [
      'a paragraph directly in a row',
      { type: 'Paragraph' },
      { node: 'row', slot: 'columns' },
      'not-accepted',
    ],
    [
      'a column in a slot that does not exist',
      { type: 'Column' },
      { node: 'row', slot: 'rows' },
      'no-such-slot',
    ],
    ['a second list of results', { type: 'SearchResults' }, null, 'page-full'],
    [
      'a second list of results inside of something',
      {
        type: 'Row',
        slots: { columns: [column('c', [{ id: 'r', type: 'SearchResults', v: 1, props: {} }])] },
      },
      null,
      'page-full',
    ],
    ['a checkout on the page of results', { type: 'Checkout' }, null, 'other-page'],
  ])('%s', (_name, stored, into, reason) => {
    expect(
      insertionRefusal(document, fragment({ id: 'x', v: 1, props: {}, ...stored }), into, rules('search'))
        ?.reason,
    ).toBe(reason);
  });

  it('refuses to move a node into itself, and a node deeper than documents may be', () => {
    expect(moveRefusal(document, 'row', { node: 'one', slot: 'content' }, rules('search'))).toEqual({
      reason: 'into-itself',
    });
    let deep: JsonObject = { id: 'x', type: 'Paragraph', v: 1, props: {} };
    for (let level = 0; level < 6; level += 1)
      deep = { id: 'x', type: 'Row', v: 1, props: {}, slots: { columns: [column('c', [deep])] } };
    expect(insertionRefusal(document, fragment(deep), null, rules('search'))).toEqual({
      reason: 'too-deep',
      max: 12,
    });
  });

  it('always allows a node to be moved within its list', () => {
    expect(moveRefusal(document, 'results', null, rules('content'))).toBeNull();
  });

  it('does not take away what the page must contain', () => {
    expect(removalRefusal(document, 'results', rules('search'))).toEqual({
      reason: 'page-needs',
      type: 'SearchResults',
    });
    expect(removalRefusal(document, 'results', rules('content'))).toBeNull();
    expect(removalRefusal(document, 'row', rules('search'))).toBeNull();
  });
});
