import { RotateCcw } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../document/json-path.ts';
import { nodeOf, propsOf } from '../document/tree.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Switch } from '../ui/switch/switch.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import { ChoiceControl } from './choice-control.tsx';
import { ColorControl } from './color-control.tsx';
import type { ControlProps, FieldProps } from './field-types.ts';
import { storedOrDefault } from './field-values.ts';
import { IconControl } from './icon-control.tsx';
import { ImageControl } from './image-control.tsx';
import { LinkControl } from './link-control.tsx';
import { ListControl } from './list-control.tsx';
import { Labelled } from './panel.styles.ts';
import { ReferenceControl } from './reference-control.tsx';
import { TextControl } from './text-control.tsx';
import { problemAt } from './validation.ts';

/** The field of a property, with the control that its schema asks for. */
export function Field(props: FieldProps) {
  const { id, path, schema, problems } = props;
  const { t } = useTranslation();
  const { edits } = useWorkspace();
  const document = useDocument();
  if (schema['x-localized']) return <TextControl {...props} />;
  const keyword = problemAt(problems, path);
  const error = keyword && t([`problems.${keyword}`, 'problems.other']);
  const value = storedOrDefault(document, id, path, schema);
  const control: ControlProps<never> = {
    ...props,
    value: value as never,
    onChange: (next) => edits.setProp(id, path, next),
    error,
    FieldOf: Field,
  };
  const isOwn = valueAt(propsOf(nodeOf(document, id)), path) !== undefined;
  const reset = isOwn && schema.default !== undefined && path.length === 1 && (
    <IconButton
      size="small"
      icon={RotateCcw}
      label={t('panel.reset', { name: schema.title })}
      onPress={() => edits.setProp(id, path, undefined)}
    />
  );
  const labelled = (children: ReactNode) => (
    <Labelled role="group" aria-label={schema.title}>
      <span className="label">
        {schema.title}
        {reset}
      </span>
      {children}
      {error && <span className="error">{error}</span>}
    </Labelled>
  );
  switch (schema['x-control']) {
    case 'toggle':
      return (
        <Switch isSelected={value === true} onChange={control.onChange}>
          {schema.title}
        </Switch>
      );
    case 'choice':
      return labelled(<ChoiceControl {...control} />);
    case 'color':
      return labelled(<ColorControl {...control} />);
    case 'icon':
      return labelled(<IconControl {...control} />);
    case 'image':
      return <ImageControl {...control} />;
    case 'link':
      return <LinkControl {...control} />;
    case 'list':
      return <ListControl {...control} />;
    case 'reference':
      return <ReferenceControl {...control} />;
    case 'number':
      return (
        <TextField
          label={schema.title}
          inputMode="numeric"
          value={value === undefined ? '' : String(value)}
          error={error}
          onChange={(text) =>
            control.onChange(
              text.trim() === '' ? undefined : Number.isFinite(Number(text)) ? Number(text) : text,
            )
          }
        />
      );
    default:
      if (schema['x-reference']) return <ReferenceControl {...control} />;
      if (schema.enum) return labelled(<ChoiceControl {...control} />);
      if (schema.type === 'boolean')
        return (
          <Switch isSelected={value === true} onChange={control.onChange}>
            {schema.title}
          </Switch>
        );
      return (
        <TextField
          label={schema.title}
          value={typeof value === 'string' ? value : ''}
          error={error}
          onChange={(text) => control.onChange(text === '' && schema.default === '' ? undefined : text)}
        />
      );
  }
}
