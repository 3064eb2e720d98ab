import type { ControlProps } from './field-types.ts';
import { useFields } from './fields.ts';
import { Fieldset } from './panel.styles.ts';
import { problemOf } from './validation.ts';

/** Values that belong together, such as where a link leads; each says by itself what is wrong with it. */
export function ObjectControl({ path, schema, help, error, FieldOf }: ControlProps<object>) {
  const { target } = useFields();
  return (
    <Fieldset>
      <legend>{schema.title}</legend>
      {help && <span className="help">{help}</span>}
      {Object.entries(schema.properties ?? {}).map(([name, part]) => (
        <FieldOf key={name} path={[...path, name]} schema={part} />
      ))}
      {problemOf(target.problems, path) && <span className="error">{error}</span>}
    </Fieldset>
  );
}
