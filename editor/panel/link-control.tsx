import type { ControlProps } from './field-types.ts';
import { Fieldset } from './panel.styles.ts';

/** Where something leads: a page of the site, or an address. */
export const LinkControl = ({ id, path, schema, problems, FieldOf }: ControlProps<object>) => (
  <Fieldset>
    <legend>{schema.title}</legend>
    {Object.entries(schema.properties ?? {}).map(([name, part]) => (
      <FieldOf key={name} id={id} path={[...path, name]} schema={part} problems={problems} />
    ))}
  </Fieldset>
);
