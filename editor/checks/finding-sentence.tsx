import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { kindOf } from '../document/tree.ts';
import { useTypeName } from '../workspace/use-schema-text.ts';
import { useDocument } from '../workspace/workspace.ts';
import { useFindingText } from './use-finding-text.ts';

/** What is to be mended in the open page, after the name of the component that it is in. */
export function FindingSentence({ finding }: { readonly finding: CheckFinding }) {
  const typeName = useTypeName();
  const text = useFindingText();
  const { nodes } = useDocument();
  const node = finding.nodeId === null ? undefined : nodes.get(finding.nodeId);
  return (
    <>
      {node && <strong>{typeName(kindOf(node))}: </strong>}
      {text(finding)}
    </>
  );
}
