import { describe, expect, it } from 'vitest';
import { type NodeProblem, readNodes } from './read-nodes.ts';

const read = (value: unknown) => {
  const problems: NodeProblem[] = [];
  return { nodes: readNodes(value, (problem) => problems.push(problem)), problems };
};
const node = (id: string, rest: object = {}) => ({ id, type: 'Row', v: 1, props: {}, ...rest });

describe('[REG-07] the nodes of a list', () => {
  it('keep their id, type, version, properties and slots, and the stored node', () => {
    const value = [node('a', { v: 3, props: { gap: 4 }, slots: { columns: [node('b')] } })];
    expect(read(value)).toEqual({
      nodes: [
        {
          id: 'a',
          type: 'Row',
          v: 3,
          props: { gap: 4 },
          slots: { columns: [{ id: 'b', type: 'Row', v: 1, props: {}, slots: {}, source: node('b') }] },
          source: value[0],
        },
      ],
      problems: [],
    });
  });

  it.each<[why: string, entry: unknown]>([
    ['null', null],
    ['a text', 'Row'],
    ['a list', []],
    ['no id', { type: 'Row' }],
    ['an empty id', node('')],
    ['an id of 41 characters', node('a'.repeat(41))],
    ['an id with markup', node('"><b>')],
    ['a type in lower case', node('a', { type: 'constructor' })],
    ['a type with markup', node('a', { type: 'Row<b>' })],
  ])('are left out and reported: %s', (_why, entry) => {
    const { nodes, problems } = read([node('good'), entry]);
    expect(nodes.map(({ id }) => id)).toEqual(['good']);
    expect(problems).toMatchObject([{ nodeId: 'page', path: '/1' }]);
  });

  it.each<[why: string, v: unknown, version: number]>([
    ['a version', 2, 2],
    ['a text', '2', 1],
    ['half a version', 1.5, 1],
    ['zero', 0, 1],
    ['none', undefined, 1],
  ])('have a whole version from 1: %s', (_why, v, version) => {
    expect(read([node('a', { v })]).nodes[0]?.v).toBe(version);
  });

  it('have an id each, in the whole page, whatever names are taken', () => {
    const { nodes, problems } = read([node('a', { slots: { x: [node('a')] } }), node('a_2'), node('a')]);
    expect([nodes[0]?.id, nodes[0]?.slots.x?.[0]?.id, nodes[1]?.id, nodes[2]?.id]).toEqual([
      'a',
      'a_2',
      'a_2_2',
      'a_3',
    ]);
    expect(problems.map(({ path }) => path)).toEqual(['/id', '/id', '/id']);
  });

  it.each<[why: string, value: unknown, path: string]>([
    ['properties that are a list', [node('a', { props: [] })], '/props'],
    ['slots that are a list', [node('a', { slots: [] })], '/slots'],
    ['a slot that is no list', [node('a', { slots: { x: {} } })], ''],
    ['a page that is no list', {}, ''],
  ])('report %s', (_why, value, path) => {
    expect(read(value).problems.map((problem) => problem.path)).toEqual([path]);
  });

  it('are none where there is no list', () => {
    expect(read(undefined)).toEqual({ nodes: [], problems: [] });
  });
});
