import styled from 'styled-components';
import type { SearchParameters, SearchCorrection } from '../../domain/search-parameters.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../icon/icon.tsx';
import { correctionTexts } from './correction-texts.ts';

const Notices = styled.ul`
  display: grid;
  gap: 8px;
  & > li { display: flex; gap: 12px; align-items: flex-start; padding: 12px 16px; background: var(--warning-tint); border-inline-start: 3px solid var(--warning); font-size: 16px; line-height: 1.5; }
  & svg { flex: none; margin-top: 2px; color: var(--warning); }
  & strong { font-weight: 650; }
`;

interface Props {
  readonly corrections: readonly SearchCorrection[];
  readonly search: SearchParameters;
  readonly t: Translate;
  readonly format: Format;
}

/** Says of each corrected value what was asked, what is shown and why; renders nothing without corrections. */
export function CorrectionNotices({ corrections, search, t, format }: Props) {
  if (corrections.length === 0) return null;
  return (
    <div role="status">
      <Notices>
        {correctionTexts(corrections, search, { t, format }).map(({ label, text }) => (
          <li key={label}>
            <SvgIcon name="circle-alert" />
            <p>
              <strong>{t('common.labelled', { label, value: '' }).trimEnd()}</strong> {text}
            </p>
          </li>
        ))}
      </Notices>
    </div>
  );
}
