import { describe, expect, it } from 'vitest';
import { migrateProps, type Migration } from './migrate.ts';
import { readNodes } from './read-nodes.ts';

describe('migrations', () => {
  const chain: readonly Migration[] = [
    {
      from: 1,
      reason: 'layout became columns',
      up: ({ layout, ...rest }) => ({ ...rest, columns: layout === 'wide' ? 6 : 4 }),
    },
    { from: 2, reason: 'columns are a text', up: (props) => ({ ...props, columns: String(props.columns) }) },
  ];

  it.each<[why: string, from: number, props: object, result: object]>([
    ['run from the oldest on', 1, { layout: 'wide', kept: 1 }, { columns: '6', kept: 1 }],
    ['begin where a document stands', 2, { columns: 4 }, { columns: '4' }],
    ['leave what is current as it is', 3, { columns: '4' }, { columns: '4' }],
  ])('[REG-09] %s', (_why, from, props, result) => {
    const before = structuredClone(props);
    expect(migrateProps(props as Record<string, unknown>, from, 3, chain)).toEqual(result);
    expect(props).toEqual(before);
  });

  it('[REG-09] with a step missing are an error of ours, not a wrong page', () => {
    expect(() => migrateProps({}, 1, 4, chain)).toThrow('no migration from version 3');
  });
});

describe('nodes', () => {
  const read = (value: unknown) => {
    const problems: string[] = [];
    const nodes = readNodes(value, ({ nodeId, path, message }) =>
      problems.push(`${nodeId}${path}: ${message}`),
    );
    return { nodes, problems };
  };

  it('are reported with the path of each wrong value', () => {
    const { nodes, problems } = read([
      {
        id: 'a',
        type: 'Row',
        v: 1,
        props: {},
        slots: { columns: [null, { id: 'b', type: 'Column', props: 'x' }] },
      },
      7,
    ]);
    expect(nodes.map(({ id }) => id)).toEqual(['a']);
    expect(nodes[0]?.slots.columns?.map(({ id, v, props }) => [id, v, props])).toEqual([['b', 1, {}]]);
    expect(problems).toEqual([
      'a/0: not a node: id and type are expected',
      'b/props: must be object',
      'page/1: not a node: id and type are expected',
    ]);
  });

  it('[REG-07] with an id of another take one of their own', () => {
    const node = (id: string) => ({ id, type: 'Divider', v: 1, props: {} });
    const { nodes, problems } = read([node('a'), node('a'), node('a_2'), node('a')]);
    expect(nodes.map(({ id }) => id)).toEqual(['a', 'a_2', 'a_2_2', 'a_3']);
    expect(problems).toHaveLength(3);
  });
});
