import type { ControlProps } from './field-types.ts';
import { Fieldset } from './panel.styles.ts';
import { PictureChooser } from './picture-chooser.tsx';

/** The path of a picture of the media library. */
export const PictureControl = ({ schema, value, onChange, error, help }: ControlProps<string>) => (
  <Fieldset>
    <legend>{schema.title}</legend>
    <PictureChooser src={value ?? ''} fit="contain" onChoose={(src) => onChange(src || undefined)} />
    {help && <span className="help">{help}</span>}
    {error && <span className="error">{error}</span>}
  </Fieldset>
);
