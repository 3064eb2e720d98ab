import styled from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: 20px 24px;
  @media (width >= 600px) { grid-template-columns: repeat(12, minmax(0, 1fr)); column-gap: 0; margin-inline: -12px; }
`;

const WIDTHS = Array.from({ length: 12 }, (_, index) => index + 1)
  .map((width) => `&[data-width='${width}'] { grid-column: span ${width}; }`)
  .join('\n    ');

/** A field in a row of twelve units. */
export const Width = styled.div`
  min-width: 0;
  @media (width >= 600px) {
    padding-inline: 12px;
    ${WIDTHS}
  }
`;

/** Links to the fields that are wrong. */
export const Summary = styled.div`
  padding: 16px;
  border: 1px solid var(--error);
  border-radius: var(--radius);
  background: var(--error-tint);
  & > p { font-weight: 650; }
  & > ul { display: grid; margin: 8px 0 0; padding: 0; list-style: none; }
  & a { display: inline-block; padding-block: 5px; color: inherit; line-height: 1.4; }
`;
