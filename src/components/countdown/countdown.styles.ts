import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

/** All styles of the island are on its host, so that the browser does not load the style library for it. */
export const Countdown = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  width: 100%;
  min-width: 0;
  &[data-align='center'] { align-items: center; text-align: center; }
  &[data-align='end'] { align-items: flex-end; text-align: end; }
  & > [data-label] { font-size: var(--text-lead); font-weight: 600; line-height: 1.35; text-wrap: balance; }
  & > [role='timer'] { display: flex; gap: clamp(8px, 2vw, 16px); }
  & > [role='timer'] > span {
    display: flex;
    flex-direction: column;
    gap: 4px;
    align-items: center;
    /* Figures of one width in boxes of one width: nothing moves from second to second. */
    width: clamp(72px, 20vw, 104px);
    padding: 12px 4px;
    border: 1px solid var(--line-soft);
    border-radius: var(--radius);
    text-align: center;
  }
  & > [role='timer'] b {
    ${displayText}
    font-size: var(--text-headline);
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }
  & > [role='timer'] span > span { max-width: 100%; overflow: hidden; font-size: 14px; line-height: 1.35; text-overflow: ellipsis; white-space: nowrap; }
  & > [data-date] { font-size: var(--text-small); color: var(--muted); }
  /* Without scripts the time on a served page stands still; the date says when it ends. */
  @media (scripting: none) { &[data-island] > [role='timer'] { display: none; } }
`;
