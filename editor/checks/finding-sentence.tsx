import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { typeOf } from '../document/tree.ts';
import { isAboutValue, problemText } from '../panel/problem-text.ts';
import { revealedField } from '../panel/revealed-field.ts';
import { textSchema } from '../translations/text-schema.ts';
import type { PropertySchema } from '../workspace/schemas.ts';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { useDocument } from '../workspace/workspace.ts';
import { useFindingSubject } from './use-finding-subject.ts';
import { useFindingText } from './use-finding-text.ts';

interface Props {
  readonly finding: CheckFinding;
}

/** What a finding demands. @param schema that of its field; `undefined` where it is about none that is known */
export function FindingDemand({ finding, schema }: Props & { readonly schema: PropertySchema | undefined }) {
  const { t } = useTranslation();
  const schemaText = useSchemaText();
  const text = useFindingText();
  return isAboutValue(finding.rule) ? problemText(t, schemaText, schema, finding) : text(finding);
}

/** What is to be mended in the open page, after what it is about. */
export function FindingSentence({ finding }: Props) {
  const { nodeId, path } = finding;
  const subject = useFindingSubject()(finding);
  const node = useDocument().nodes.get(nodeId ?? '');
  const field = textSchema(node ? typeOf(node) : null, revealedField(nodeId, path).path);
  return (
    <>
      {subject !== '' && <strong>{subject}: </strong>}
      <FindingDemand finding={finding} schema={field.schema} />
    </>
  );
}
