import type { ControlProps } from './field-types.ts';
import { Fieldset } from './panel.styles.ts';

/** Values that belong together, such as where a link leads. */
export const ObjectControl = ({ path, schema, help, FieldOf }: ControlProps<object>) => (
  <Fieldset>
    <legend>{schema.title}</legend>
    {help && <span className="help">{help}</span>}
    {Object.entries(schema.properties ?? {}).map(([name, part]) => (
      <FieldOf key={name} path={[...path, name]} schema={part} />
    ))}
  </Fieldset>
);
