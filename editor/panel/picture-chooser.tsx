import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resolvePicture } from '../../src/site/pictures.ts';
import { Button } from '../ui/button/button.tsx';
import { onDemand } from '../ui/on-demand/on-demand.tsx';
import { useFields } from './fields.ts';
import type { PictureChoiceProps } from './picture-choice.tsx';

const PictureChoice = onDemand<PictureChoiceProps>(() =>
  import('./picture-choice.tsx').then((module) => module.PictureChoice),
);

/** The chosen picture of the media library, and the others to choose from. */
export function PictureChooser({ src, fit, onChoose }: PictureChoiceProps) {
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
          style={{
            width: '100%',
            maxHeight: fit === 'cover' ? 140 : 72,
            objectFit: fit,
            borderRadius: 4,
            background: 'var(--behind-pictures)',
          }}
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
        <PictureChoice
          src={src}
          fit={fit}
          onChoose={(chosen) => {
            onChoose(chosen);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
