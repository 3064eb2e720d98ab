import type { FunctionComponent } from 'react';
import type { JsonPath } from '../document/json-path.ts';
import type { PropertySchema } from '../workspace/manifests.ts';

export interface FieldProps {
  /** The node that has the property. */
  readonly id: string;
  readonly path: JsonPath;
  readonly schema: PropertySchema;
  readonly problems: ReadonlyMap<string, string>;
}

/** What a control gets to edit a value that is no text of a language. */
export interface ControlProps<Value> extends FieldProps {
  readonly value: Value;
  readonly onChange: (value: unknown) => void;
  readonly error: string | undefined;
  /** Edits a part of the value. */
  readonly FieldOf: FunctionComponent<FieldProps>;
}
