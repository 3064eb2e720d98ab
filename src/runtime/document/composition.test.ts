import { describe, expect, it } from 'vitest';
import {
  compositionProblems,
  type CompositionRefusal,
  insertRefusal,
  type InsertPoint,
} from './composition.ts';
import type { ComponentManifest } from './manifest.ts';
import type { RawNode } from './read-nodes.ts';

type Rules = Pick<ComponentManifest, 'slots' | 'page'>;
const rules = (slots: Rules['slots'], page: Rules['page'] = null): Rules => ({ slots, page });

const MANIFESTS = new Map<string, Rules>([
  ['Row', rules({ columns: { title: 'Columns', accepts: ['Column'], min: 1, max: 2 } })],
  ['Column', rules({ content: { title: 'Content', accepts: 'any' } })],
  ['Tabs', rules({ item: { title: 'Content', accepts: 'any', forEach: 'items' } })],
  ['Text', rules({})],
  ['Checkout', rules({}, { types: ['checkout'], min: 1, max: 1 })],
]);

const top: InsertPoint = { pageType: 'content', parent: null, countInSlot: 0, countOnPage: 0 };
const inside = (type: string, slot: string, more: Partial<InsertPoint> = {}): InsertPoint => ({
  ...top,
  parent: { type, slot },
  ...more,
});

describe('a node', () => {
  it.each<[why: string, type: string, point: InsertPoint]>([
    ['among the sections', 'Text', top],
    ['in a slot that takes it', 'Column', inside('Row', 'columns')],
    ['as the last that a slot takes', 'Column', inside('Row', 'columns', { countInSlot: 1 })],
    ['in a slot that takes any', 'Row', inside('Column', 'content', { countInSlot: 900 })],
    ['in the slot of a list item', 'Text', inside('Tabs', 'item:a1')],
    ['on the page it belongs on', 'Checkout', { ...top, pageType: 'checkout' }],
    ['of a type that nobody knows', 'Widget', inside('Column', 'content')],
    ['in a parent that nobody knows', 'Text', inside('Widget', 'whatever')],
  ])('may stand %s', (_why, type, point) => {
    expect(insertRefusal(type, point, MANIFESTS)).toBeNull();
  });

  it.each<[why: string, type: string, point: InsertPoint, refusal: CompositionRefusal]>([
    ['in a slot that is not there', 'Text', inside('Row', 'content'), { reason: 'no-such-slot' }],
    [
      'in a slot named like a property of objects',
      'Text',
      inside('Row', 'constructor'),
      { reason: 'no-such-slot' },
    ],
    ['in the slot of a list without its item', 'Text', inside('Tabs', 'item'), { reason: 'no-such-slot' }],
    [
      'in an item of a slot without a list',
      'Text',
      inside('Column', 'content:a'),
      { reason: 'no-such-slot' },
    ],
    [
      'in a slot for others',
      'Text',
      inside('Row', 'columns'),
      { reason: 'not-accepted', accepts: ['Column'] },
    ],
    [
      'in a full slot',
      'Column',
      inside('Row', 'columns', { countInSlot: 2 }),
      { reason: 'slot-full', max: 2 },
    ],
    [
      'in a slot for others, on another page',
      'Checkout',
      inside('Row', 'columns'),
      { reason: 'other-page', types: ['checkout'] },
    ],
    ['on another page', 'Checkout', top, { reason: 'other-page', types: ['checkout'] }],
    [
      'a second time',
      'Checkout',
      { ...top, pageType: 'checkout', countOnPage: 1 },
      { reason: 'page-full', max: 1 },
    ],
  ])('may not stand %s', (_why, type, point, refusal) => {
    expect(insertRefusal(type, point, MANIFESTS)).toEqual(refusal);
  });
});

const node = (id: string, type: string, slots: RawNode['slots'] = {}): RawNode => ({
  id,
  type,
  v: 1,
  props: {},
  slots,
  source: {},
});

describe('a document', () => {
  it('without a fault has no problems', () => {
    const row = node('r', 'Row', { columns: [node('c', 'Column', { content: [node('t', 'Text')] })] });
    expect(compositionProblems([row, node('k', 'Checkout')], 'checkout', MANIFESTS)).toEqual([]);
  });

  it('names every node in a wrong place, and every missing node', () => {
    const sections = [
      node('r1', 'Row'),
      node('r2', 'Row', {
        columns: [node('c1', 'Column'), node('t', 'Text'), node('c2', 'Column')],
      }),
      node('k1', 'Search'),
    ];
    expect(compositionProblems(sections, 'checkout', MANIFESTS)).toEqual([
      { nodeId: 'r1', reason: 'slot-short', slot: 'columns', min: 1 },
      { nodeId: 't', type: 'Text', reason: 'not-accepted', accepts: ['Column'] },
      { nodeId: 'c2', type: 'Column', reason: 'slot-full', max: 2 },
      { nodeId: 'page', reason: 'page-lacks', type: 'Checkout', min: 1 },
    ]);
  });

  it('counts a component at every depth of the page', () => {
    const row = node('r', 'Row', { columns: [node('c', 'Column', { content: [node('k2', 'Checkout')] })] });
    expect(compositionProblems([node('k1', 'Checkout'), row], 'checkout', MANIFESTS)).toEqual([
      { nodeId: 'k2', type: 'Checkout', reason: 'page-full', max: 1 },
    ]);
  });
});
