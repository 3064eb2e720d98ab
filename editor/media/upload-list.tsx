import { X } from 'lucide';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../ui/button/icon-button.tsx';
import { MAX_BYTES, type UploadState } from './use-uploads.ts';

const List = styled.ul`
  display: grid; gap: 4px;
  li { display: grid; grid-template-columns: minmax(0, 1fr) 120px auto; align-items: center; gap: 4px 12px; min-height: 40px; padding: 4px 8px 4px 12px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
  li[data-refused] { grid-template-columns: minmax(0, 1fr) auto; border-color: var(--danger); }
  li > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  li[data-refused] > span { white-space: normal; }
  li p { color: var(--danger-ink); font-size: var(--text-small); }
  progress { width: 100%; height: 4px; border: 0; border-radius: 2px; overflow: hidden; background: var(--surface-pressed); accent-color: var(--accent); appearance: none; }
  progress::-webkit-progress-bar { background: var(--surface-pressed); }
  progress::-webkit-progress-value { background: var(--accent); }
  progress::-moz-progress-bar { background: var(--accent); }
`;

/** Bytes as people read them. */
export const sizeText = (bytes: number, language: string): string => {
  const isSmall = bytes < 1_000_000;
  const unit = isSmall ? 'kilobyte' : 'megabyte';
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1_000 : 1_000_000));
};

/** The files on their way, and those that were not taken with the reason. */
export function UploadList({
  uploads,
  onDismiss,
}: {
  readonly uploads: readonly UploadState[];
  readonly onDismiss: (id: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const limit = sizeText(MAX_BYTES, i18n.language);
  if (uploads.length === 0) return null;
  return (
    <List aria-label={t('media.uploads')}>
      {uploads.map(({ id, name, share, refusal }) => (
        <li key={id} data-refused={refusal ? '' : undefined}>
          {refusal ? (
            <>
              <span role="alert">
                {name}
                <p>{t([refusal, 'media.refused.failed'], { limit })}</p>
              </span>
              <IconButton size="small" icon={X} label={t('app.dismiss')} onPress={() => onDismiss(id)} />
            </>
          ) : (
            <>
              <span>{name}</span>
              {/* What was sent whole is still being encoded. */}
              <progress aria-label={t('media.uploading', { name })} {...(share < 1 && { value: share })} />
            </>
          )}
        </li>
      ))}
    </List>
  );
}
