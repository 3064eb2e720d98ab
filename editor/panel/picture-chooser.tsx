import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resolvePicture } from '../../src/site/pictures.ts';
import { Button } from '../ui/button/button.tsx';
import { useFields } from './fields.ts';
import { Pictures } from './panel.styles.ts';

const nameOf = (src: string) => src.split('/').at(-1);

/** The chosen picture of the media library, and the others to choose from. */
export function PictureChooser({
  src,
  fit,
  onChoose,
}: {
  /** Path of the chosen one; '' for none. */
  readonly src: string;
  readonly fit: 'cover' | 'contain';
  /** Called with '' for none. */
  readonly onChoose: (src: string) => void;
}) {
  const { t } = useTranslation();
  const { site } = useFields();
  const [isOpen, setIsOpen] = useState(false);
  const shown = resolvePicture(site.media, src);
  return (
    <>
      {shown && (
        <img
          src={shown.src}
          alt=""
          style={{ width: '100%', maxHeight: fit === 'cover' ? 140 : 72, objectFit: fit, borderRadius: 4 }}
        />
      )}
      <div style={{ display: 'flex', gap: 8 }}>
        <Button size="small" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          {t(src === '' ? 'panel.choosePicture' : 'panel.otherPicture')}
        </Button>
        {src !== '' && (
          <Button size="small" variant="quiet" onPress={() => onChoose('')}>
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
              title={nameOf(picture.src)}
              aria-label={nameOf(picture.src)}
              aria-pressed={picture.src === src}
              onClick={() => {
                onChoose(picture.src);
                setIsOpen(false);
              }}
            >
              <img
                src={resolvePicture(site.media, picture.src)?.src}
                alt=""
                loading="lazy"
                style={{ objectFit: fit }}
              />
            </button>
          ))}
        </Pictures>
      )}
    </>
  );
}
