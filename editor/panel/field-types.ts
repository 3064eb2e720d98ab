import type { FunctionComponent } from 'react';
import type { JsonPath } from '../document/json-path.ts';
import type { PropertySchema } from '../workspace/schemas.ts';

export interface FieldProps {
  readonly path: JsonPath;
  readonly schema: PropertySchema;
}

/** What a control gets to edit a value that is no text of a language. */
export interface ControlProps<Value> extends FieldProps {
  readonly value: Value;
  readonly onChange: (value: unknown) => void;
  readonly error: string | undefined;
  readonly help: string | undefined;
  /** Edits a part of the value. */
  readonly FieldOf: FunctionComponent<FieldProps>;
}
