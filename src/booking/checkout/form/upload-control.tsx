import { FileText, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { MAX_FILE_BYTES } from '../../../domain/constants.ts';
import { mostFiles } from '../../../domain/check-answer.ts';
import { browserTransport } from '../../../api/http/browser-transport.ts';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import { interpolate } from '../../../runtime/text/interpolate.ts';
import type { UploadControlProps } from '../../../ui/form-fields/form-fieldset.tsx';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import { previewOf, smallerPhoto } from './photo.ts';
import { UploadFailure, uploadFile } from './upload-file.ts';
import * as S from './upload-control.styles.ts';

const PHOTOS = 'image/jpeg,image/png,image/webp';

/** The name of a file after its id. */
const nameOf = (file: string): string => file.slice(file.indexOf(' ') + 1);

/** The files of a field: chosen or photographed, uploaded at once, and shown with a way to remove each. */
export function UploadControl({ field, control, files, onChange }: UploadControlProps) {
  const services = useServices();
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState('');
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({});
  const newest = useRef(files);
  useEffect(() => {
    newest.current = files;
  }, [files]);
  const texts = field.upload;
  if (!texts) return null;
  const most = mostFiles(field);
  const add = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    setUploading(true);
    setProblem('');
    try {
      for (const one of chosen) {
        const file = one.size > MAX_FILE_BYTES ? await smallerPhoto(one, services.document) : one;
        if (file.size > MAX_FILE_BYTES) throw new UploadFailure('too-large');
        const id = await uploadFile(
          file,
          { field: field.name, name: one.name },
          services.transport ?? browserTransport,
        );
        const uploaded = `${id} ${one.name}`;
        // Another photograph replaces the one that is there.
        newest.current = most === 1 ? [uploaded] : [...newest.current, uploaded];
        onChange(newest.current);
        const preview = await previewOf(file, services.document);
        if (preview) setPreviews((known) => ({ ...known, [id]: preview }));
      }
    } catch (error) {
      const reason = error instanceof UploadFailure ? error.reason : 'failed';
      setProblem(
        { 'too-large': texts.tooLarge, 'wrong-type': texts.wrongType, failed: texts.failed }[reason],
      );
    } finally {
      setUploading(false);
    }
  };
  const chooser = (label: string, more: object) => (
    <S.Chooser aria-disabled={isUploading || undefined}>
      <input
        type="file"
        disabled={isUploading}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
        {...more}
      />
      <span>{label}</span>
    </S.Chooser>
  );
  const { required: _required, ...described } = control;
  return (
    <S.Upload>
      {files.length > 0 && (
        <ul>
          {files.map((file) => {
            const [id = ''] = file.split(' ');
            const preview = previews[id];
            return (
              <li key={id}>
                {preview ? <img src={preview} alt="" /> : <Glyph shapes={FileText} size={24} />}
                <span>{nameOf(file)}</span>
                <button
                  type="button"
                  aria-label={interpolate(texts.remove, { name: nameOf(file) })}
                  onClick={() => onChange(files.filter((other) => other !== file))}
                >
                  <Glyph shapes={X} size={20} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <S.Choosers>
        {chooser(isUploading ? texts.uploading : texts.choose, {
          ...described,
          accept: `${PHOTOS},application/pdf`,
          multiple: most > 1,
        })}
        {texts.take && (
          <S.Camera>
            {chooser(texts.take, {
              'aria-label': texts.takeOf,
              accept: PHOTOS,
              capture: 'environment',
            })}
          </S.Camera>
        )}
      </S.Choosers>
      <p role="status" className="visually-hidden">
        {isUploading ? texts.uploading : ''}
      </p>
      {problem && <S.Problem role="alert">{problem}</S.Problem>}
    </S.Upload>
  );
}
