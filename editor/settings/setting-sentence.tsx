import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { FindingDemand } from '../checks/finding-sentence.tsx';
import { revealedField } from '../panel/revealed-field.ts';
import { schemaAlong } from '../translations/text-schema.ts';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { settingsProperties } from './settings-schemas.ts';

interface Props {
  readonly finding: CheckFinding;
}

/** A component that says what is to be mended in settings of a kind, after the field that it is about. */
export function settingSentence(kind: SettingsKind) {
  const properties = settingsProperties(kind);
  return function SettingSentence({ finding }: Props) {
    const title = useSchemaText();
    const { titles, schema } = schemaAlong(properties, revealedField(null, finding.path).path);
    return (
      <>
        {titles.length > 0 && <strong>{titles.map(title).join(' › ')}: </strong>}
        <FindingDemand finding={finding} schema={schema} />
      </>
    );
  };
}
