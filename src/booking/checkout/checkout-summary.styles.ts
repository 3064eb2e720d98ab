import styled from 'styled-components';

/**
 * The car and its price. It stands before the form in the document, as on a phone: a browser that renders the page
 * while it arrives would else move the form down when the summary is there.
 */
export const Summary = styled.aside`
  padding: 0 16px;
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  background: var(--surface);
  min-width: 0;
  & > [role='alert'] { margin-block: 16px; }
  @media (width >= 900px) {
    position: sticky;
    top: var(--below-header);
    padding: clamp(16px, 2.5vw, 32px);
    & > [role='alert'] { margin-block: 20px 0; }
  }
`;

/** The line that opens the content, on a phone. The content is beside it, because on wider screens it is always open. */
export const Toggle = styled.details`
  @media (width >= 900px) { display: none; }
  & > summary {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 56px;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > strong { margin-inline-start: auto; font-weight: 700; font-variant-numeric: tabular-nums; }
  & > summary > svg { flex: none; transition: rotate var(--reveal) var(--ease); }
  &[open] > summary > svg { rotate: 180deg; }
`;

export const Content = styled.div`
  display: grid;
  gap: 20px;
  @media (width < 900px) {
    padding-block: 4px 16px;
    details:not([open]) + & { display: none; }
  }
`;

/** The price, paler while a newer one is on its way. */
export const Live = styled.div`
  display: grid;
  gap: 20px;
  transition: opacity var(--quick) var(--ease);
  &[data-updating] { opacity: 0.5; }
`;

/** Until when the booking is cancelled for nothing. */
export const Cancellation = styled.p`
  padding: 12px 14px;
  border-inline-start: 3px solid var(--success);
  background: var(--paper);
  font-size: 14px;
  line-height: 1.45;
  & > span:first-child { font-weight: 650; }
`;
