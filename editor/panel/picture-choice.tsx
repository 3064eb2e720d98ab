import { Upload } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { resolvePicture } from '../../src/site/pictures.ts';
import { nameOfPicture, pictureOf } from '../media/library-picture.ts';
import { UploadList } from '../media/upload-list.tsx';
import { ACCEPTED, useUploads } from '../media/use-uploads.ts';
import { Button } from '../ui/button/button.tsx';
import { SearchField } from '../ui/search-field/search-field.tsx';
import { useFields } from './fields.ts';
import { Pictures } from './panel.styles.ts';

export interface PictureChoiceProps {
  /** Path of the chosen one; '' for none. */
  readonly src: string;
  readonly fit: 'cover' | 'contain';
  /** Called with '' for none. */
  readonly onChoose: (src: string) => void;
}

/** The pictures to choose from: found by name or description, or uploaded. */
export function PictureChoice({ src, fit, onChoose }: PictureChoiceProps) {
  const { t } = useTranslation();
  const { site } = useFields();
  const [text, setText] = useState('');
  const { uploads, add, dismiss } = useUploads(site.id, ({ picture: body }) => {
    const picture = pictureOf(body);
    if (!picture) return;
    site.addPicture(picture);
    onChoose(picture.src);
  });
  const wanted = text.trim().toLocaleLowerCase();
  const found = site.pictures.filter((picture) =>
    [picture.src, ...Object.values(picture.alt)].some((one) => one.toLocaleLowerCase().includes(wanted)),
  );
  return (
    <>
      <SearchField
        label={t('media.search')}
        clearLabel={t('pages.clearSearch')}
        value={text}
        onChange={setText}
      />
      <FileTrigger acceptedFileTypes={ACCEPTED.split(',')} onSelect={(files) => void add([...(files ?? [])])}>
        <Button size="small" icon={Upload}>
          {t('media.upload')}
        </Button>
      </FileTrigger>
      <UploadList uploads={uploads} onDismiss={dismiss} />
      {found.length === 0 && <span className="help">{t('media.noneFound')}</span>}
      <Pictures role="group" aria-label={t('panel.pictures')}>
        {found.map((picture) => (
          <button
            key={picture.src}
            type="button"
            title={nameOfPicture(picture.src)}
            aria-label={nameOfPicture(picture.src)}
            aria-pressed={picture.src === src}
            onClick={() => onChoose(picture.src)}
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
    </>
  );
}
