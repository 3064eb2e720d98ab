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
