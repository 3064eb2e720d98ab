import { describe, expect, it } from 'vitest';
import { allExamples, examplesOf, renderExample } from '../tests/support/render-component.tsx';
import { argsOf, MANIFEST } from './args.ts';
import { documentCode, nodeCode } from './document-code.ts';

type StoredNode = {
  id: string;
  type: string;
  v: number;
  props: Record<string, unknown>;
  slots?: Record<string, StoredNode[]>;
};

type Parts = {
  sections: StoredNode[];
  translations: object;
};

/** The ids of nodes and of those in their slots. */
const idsOf = (nodes: readonly StoredNode[]): readonly string[] =>
  nodes.flatMap(({ id, slots = {} }) => [id, ...Object.values(slots).flatMap(idsOf)]);

describe('the code of an example', () => {
  it.each(allExamples())('[REG-10] of %s %s is its document', async (name, exampleName) => {
    const component = MANIFEST[name];
    const example = examplesOf(name).find((candidate) => candidate.name === exampleName);
    if (!example) throw new Error('no example');
    const args = argsOf(component, example);
    const { sections, translations } = JSON.parse(documentCode(component, example, args)) as Parts;
    const [node] = sections;
    expect(node).toMatchObject({ type: name, v: component.version });
    const ids = idsOf(sections);
    expect(ids).toEqual([...new Set(ids)]);
    // What it leaves out are defaults: the page is the same.
    const texts = (translations as Record<string, Record<string, string>>)['en-US'];
    const edited = await renderExample(name, exampleName, { props: node?.props, texts });
    expect(edited).toBe(await renderExample(name, exampleName));
    // The call says the same: it gives the node that the document stores.
    const [call = ''] = nodeCode(component, example, args).split(';\n\nconst texts');
    const compose = new Function('node', `return ${call.replace(/;$/, '')}`);
    const made = compose((id: string, type: string, props: object, slots?: object) => ({
      id,
      type,
      v: MANIFEST[type as keyof typeof MANIFEST].version,
      props,
      ...(slots ? { slots } : {}),
    }));
    expect(made).toEqual(node);
  });
});
