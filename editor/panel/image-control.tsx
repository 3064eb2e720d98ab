import type { ControlProps } from './field-types.ts';
import { Fieldset } from './panel.styles.ts';
import { PictureChooser } from './picture-chooser.tsx';

/** A picture of the media library, with its description. */
export function ImageControl({
  path,
  schema,
  value,
  onChange,
  FieldOf,
}: ControlProps<{ readonly src?: string }>) {
  const src = value?.src ?? '';
  const alt = schema.properties?.alt;
  return (
    <Fieldset>
      <legend>{schema.title}</legend>
      <PictureChooser
        src={src}
        fit="cover"
        onChoose={(chosen) => onChange(chosen === '' ? undefined : { ...value, src: chosen })}
      />
      {alt && src !== '' && <FieldOf path={[...path, 'alt']} schema={alt} />}
    </Fieldset>
  );
}
