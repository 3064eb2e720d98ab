import styled from 'styled-components';
import type { SearchParameters, SearchCorrection } from '../../domain/search-parameters.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../icon/icon.tsx';
import { correctionTexts } from './correction-texts.ts';

const Notices = styled.ul`
  display: grid;
  gap: 8px;
  & > li { display: flex; gap: 12px; align-items: flex-start; padding: 12px 16px; background: var(--primary-tint); border-inline-start: 3px solid var(--primary); font-size: 16px; line-height: 1.5; }
  & svg { flex: none; margin-top: 2px; color: var(--primary-text); }
`;

interface Props {
  readonly corrections: readonly SearchCorrection[];
  readonly search: SearchParameters;
  readonly t: Translate;
}

/** Notices about the corrected values of a search; renders nothing without corrections. */
export function CorrectionNotices({ corrections, search, t }: Props) {
  if (corrections.length === 0) return null;
  return (
    <div role="status">
      <Notices>
        {correctionTexts(corrections, search, t).map((text) => (
          <li key={text}>
            <SvgIcon name="info" />
            {text}
          </li>
        ))}
      </Notices>
    </div>
  );
}
