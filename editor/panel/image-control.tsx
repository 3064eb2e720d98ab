import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resolvePicture } from '../../src/site/pictures.ts';
import { Button } from '../ui/button/button.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import type { ControlProps } from './field-types.ts';
import { Fieldset, Pictures } from './panel.styles.ts';

/** A picture of the media library, with its description. */
export function ImageControl({
  id,
  path,
  schema,
  problems,
  value,
  onChange,
  FieldOf,
}: ControlProps<{ readonly src?: string }>) {
  const { t } = useTranslation();
  const { site } = useWorkspace();
  const [isOpen, setIsOpen] = useState(false);
  const src = value?.src ?? '';
  const shown = resolvePicture(site.media, src);
  const alt = schema.properties?.alt;
  return (
    <Fieldset>
      <legend>{schema.title}</legend>
      {shown && (
        <img
          src={shown.src}
          alt=""
          style={{ width: '100%', maxHeight: 140, objectFit: 'cover', borderRadius: 4 }}
        />
      )}
      <div style={{ display: 'flex', gap: 8 }}>
        <Button size="small" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          {t(src === '' ? 'panel.choosePicture' : 'panel.otherPicture')}
        </Button>
        {src !== '' && (
          <Button size="small" variant="quiet" onPress={() => onChange(undefined)}>
            {t('panel.noPicture')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Pictures role="group" aria-label={t('panel.pictures')}>
          {site.pictures.map((picture) => (
            <button
              key={picture.src}
              type="button"
              title={picture.src.split('/').at(-1)}
              aria-label={picture.src.split('/').at(-1)}
              aria-pressed={picture.src === src}
              onClick={() => {
                onChange({ ...value, src: picture.src });
                setIsOpen(false);
              }}
            >
              <img src={resolvePicture(site.media, picture.src)?.src} alt="" loading="lazy" />
            </button>
          ))}
        </Pictures>
      )}
      {alt && src !== '' && <FieldOf id={id} path={[...path, 'alt']} schema={alt} problems={problems} />}
    </Fieldset>
  );
}
