import { Fragment } from 'react';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { Field } from '../panel/field.tsx';
import { FieldGroup } from '../panel/field-group.tsx';
import { Fields } from '../panel/panel.styles.ts';
import type { PropertySchema } from '../workspace/schemas.ts';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { settingsFields } from './settings-schemas.ts';

const isGroup = ({ type, properties }: PropertySchema) => type === 'object' && properties !== undefined;

/** The fields of settings of a kind: single ones first, then each group that can be folded. */
export function SettingsFields({ kind }: { readonly kind: SettingsKind }) {
  const text = useSchemaText();
  const fields = settingsFields(kind);
  const single = fields.filter(([, schema]) => !isGroup(schema));
  const groups = fields.filter(([, schema]) => isGroup(schema));
  return (
    <Fragment key={kind}>
      {kind !== 'theme' && single.length > 0 && (
        <Fields className="single">
          {single.map(([name, schema]) => (
            <Field key={name} path={[name]} schema={schema} />
          ))}
        </Fields>
      )}
      {groups.map(([name, schema], at) => (
        <FieldGroup key={name} title={text(schema.title)} startsOpen={at < 2}>
          {Object.entries(schema.properties ?? {}).map(([part, field]) => (
            <Field key={part} path={[name, part]} schema={field} />
          ))}
        </FieldGroup>
      ))}
      {kind === 'theme' && (
        <Fields className="single">
          {single.map(([name, schema]) => (
            <Field key={name} path={[name]} schema={schema} />
          ))}
        </Fields>
      )}
    </Fragment>
  );
}
