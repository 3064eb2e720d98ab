import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertySchema } from '../workspace/schemas.ts';
import { useSchemaText, useTranslatedSchema } from '../workspace/use-schema-text.ts';
import { ChoiceControl } from './choice-control.tsx';
import { CodeControl } from './code-control.tsx';
import { DateControl } from './date-control.tsx';
import { onDemand } from '../ui/on-demand/on-demand.tsx';
import type { ControlProps, FieldProps } from './field-types.ts';
import { storedOrDefault } from './field-values.ts';
import { useFields } from './fields.ts';
import { HexColorControl } from './hex-color-control.tsx';
import { explainedBy } from './help-pane.tsx';
import { IconControl } from './icon-control.tsx';
import { ImageControl } from './image-control.tsx';
import { LineControl } from './line-control.tsx';
import { ListControl } from './list-control.tsx';
import { NumberControl } from './number-control.tsx';
import { ObjectControl } from './object-control.tsx';
import type { Point } from '../media/focal-point-control.tsx';
import { Labelled } from './panel.styles.ts';
import { PictureControl } from './picture-control.tsx';
import { ReferenceControl } from './reference-control.tsx';
import { ResetButton } from './reset-button.tsx';
import { useFocusWhenRevealed } from './use-revealed.ts';
import { TextControl } from './text-control.tsx';
import { ToggleControl } from './toggle-control.tsx';
import { problemText } from './problem-text.ts';
import { problemAt } from './validation.ts';

/** It computes the colours of the theme, as the site's pages do. */
const ColorControl = onDemand<ControlProps<string>>(() =>
  import('./color-control.tsx').then((module) => module.ColorControl),
);

// Fields of few components and settings.
const MapControl = onDemand<ControlProps<unknown>>(() =>
  import('./map-control.tsx').then((module) => module.MapControl),
);
const FocalPointControl = onDemand<ControlProps<Point>>(() =>
  import('../media/focal-point-control.tsx').then((module) => module.FocalPointControl),
);

/** Controls that show the name of their field themselves. */
const NAMED: Readonly<Record<string, ComponentType<ControlProps<never>>>> = {
  code: CodeControl,
  date: DateControl,
  focalPoint: FocalPointControl,
  image: ImageControl,
  line: LineControl,
  link: ObjectControl,
  list: ListControl,
  map: MapControl,
  number: NumberControl,
  object: ObjectControl,
  picture: PictureControl,
  reference: ReferenceControl,
  toggle: ToggleControl,
};

/** Controls that need the name of their field above them, and what is wrong below. */
const UNNAMED: Readonly<Record<string, ComponentType<ControlProps<never>>>> = {
  choice: ChoiceControl,
  color: ColorControl,
  hexColor: HexColorControl,
  icon: IconControl,
};

/** Those of them that say themselves what is wrong, at what is typed. */
const SAYS_ERROR: readonly string[] = ['color', 'hexColor'];

/** The control that a schema asks for, by its name; what its type needs where it asks for none. */
function controlOf(schema: PropertySchema): string {
  const wanted = schema['x-control'];
  if (wanted !== undefined && (Object.hasOwn(NAMED, wanted) || Object.hasOwn(UNNAMED, wanted))) return wanted;
  if (schema['x-reference']) return 'reference';
  if (schema.enum) return 'choice';
  if (schema.patternProperties) return 'map';
  switch (schema.type) {
    case 'boolean':
      return 'toggle';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return 'list';
    case 'object':
      return 'object';
    default:
      return 'line';
  }
}

/** Whether the control of a value has fields of its own for its parts. */
function hasFieldInside(schema: PropertySchema, next: string | number): boolean {
  if (schema['x-localized']) return false;
  const name = controlOf(schema);
  if (name === 'list') return typeof next === 'number' && schema.items !== undefined;
  return (name === 'object' || name === 'link') && schema.properties?.[next] !== undefined;
}

/** The field of a value; it gets the focus when a finding leads to it. */
export function Field(props: FieldProps) {
  const container = useFocusWhenRevealed(props.path, (next) => hasFieldInside(props.schema, next));
  const schema = useTranslatedSchema(props.schema);
  return (
    <div ref={container} style={{ display: 'contents' }} {...explainedBy(schema)}>
      <Control {...props} schema={schema} />
    </div>
  );
}

/** The control that the schema of a value asks for. */
function Control(props: FieldProps) {
  const { path, schema } = props;
  const { t } = useTranslation();
  const { target, hasHelp } = useFields();
  const text = useSchemaText();
  if (schema['x-localized']) return <TextControl {...props} />;
  const problem = problemAt(target.problems, path);
  const error = problem && problemText(t, text, hasHelp ? { ...schema, description: '' } : schema, problem);
  const control: ControlProps<never> = {
    ...props,
    value: storedOrDefault(target, path, schema) as never,
    onChange: (next) => target.write(path, next),
    error,
    help: hasHelp ? schema.description : undefined,
    FieldOf: Field,
  };
  const name = controlOf(schema);
  const Named = NAMED[name];
  if (Named) return <Named {...control} />;
  const Unnamed = UNNAMED[name] ?? ChoiceControl;
  return (
    <Labelled role="group" aria-label={schema.title}>
      <span className="label">
        {schema.title}
        <ResetButton path={path} schema={schema} />
      </span>
      <Unnamed {...control} />
      {control.help && <span className="help">{control.help}</span>}
      {error && !SAYS_ERROR.includes(name) && <span className="error">{error}</span>}
    </Labelled>
  );
}
