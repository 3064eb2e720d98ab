import type { ControlProps } from './field-types.ts';
import { useFields } from './fields.ts';
import { Fieldset } from './panel.styles.ts';
import { PictureChooser } from './picture-chooser.tsx';

/** A picture of the media library, with its description. */
export function ImageControl({
  path,
  schema,
  value,
  onChange,
  error,
  FieldOf,
}: ControlProps<{ readonly src?: string }>) {
  const { site, target } = useFields();
  const src = value?.src ?? '';
  const alt = schema.properties?.alt;
  const choose = (chosen: string) => {
    if (chosen === '') return onChange(undefined);
    onChange({ ...value, src: chosen });
    // What the library says of the picture, unless it was described here.
    const described = site.pictures.find((picture) => picture.src === chosen)?.alt ?? {};
    if (!alt) return;
    for (const [language, text] of Object.entries(described))
      if (target.readText([...path, 'alt'], language) === '')
        target.writeText([...path, 'alt'], language, text);
  };
  return (
    <Fieldset>
      <legend>{schema.title}</legend>
      <PictureChooser src={src} fit="cover" onChoose={choose} />
      {error && <span className="error">{error}</span>}
      {alt && src !== '' && <FieldOf path={[...path, 'alt']} schema={alt} />}
    </Fieldset>
  );
}
