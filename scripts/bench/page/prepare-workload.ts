import type { ComponentName } from '../../../generated/components/types.ts';
import { type PreparedTree, prepareDocument } from '../../../src/runtime/document/prepare.ts';
import { defineComponent, type LoadedRegistry } from '../../../src/runtime/registry/definition.ts';
import { createWorkload, LANGUAGE } from './workload.ts';

const noRenderer = () => null;

/** The page's nodes with final props, for those who render it without our runtime. */
export function prepareWorkload(count: number): readonly PreparedTree[] {
  const types = ['Row', 'Column', 'Paragraph', 'Image', 'Button', 'InfoCard', 'Accordion'] as const;
  const registry: LoadedRegistry = new Map(
    types.map((name) => [name, defineComponent<ComponentName>(name, { render: noRenderer })]),
  );
  const { sections, problems } = prepareDocument(createWorkload(count).document, registry, LANGUAGE);
  if (problems.length > 0) throw new Error(`the workload has problems: ${JSON.stringify(problems[0])}`);
  return sections;
}
