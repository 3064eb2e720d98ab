import { type PreparedTree, prepareDocument } from '../../../src/runtime/document/prepare.ts';
import { createWorkload, LANGUAGE } from './workload.ts';

const noRenderer = () => null;

/** The page's nodes with final props, for those who draw it without our runtime. */
export function prepareWorkload(count: number): readonly PreparedTree[] {
  const types = ['Row', 'Column', 'Paragraph', 'Image', 'Button', 'InfoCard', 'Accordion'] as const;
  const registry = new Map(
    types.map((name) => [
      name as string,
      { name, render: noRenderer, migrations: [], queries: null, titleOverride: null, usesLoader: false },
    ]),
  );
  const { sections, problems } = prepareDocument(createWorkload(count).document, registry, LANGUAGE);
  if (problems.length > 0) throw new Error(`the workload has problems: ${JSON.stringify(problems[0])}`);
  return sections;
}
