import styled from 'styled-components';

export const Screen = styled.section`
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: clamp(24px, 4vw, 56px) var(--margin) var(--section);
  display: grid;
  gap: 32px clamp(32px, 5vw, 80px);
  align-items: start;
  @media (width >= 900px) { grid-template-columns: 7fr 5fr; }
  & h1 { font-family: var(--display-family); font-weight: var(--display-weight); font-stretch: var(--display-stretch); letter-spacing: var(--display-spacing); font-size: var(--text-headline); line-height: 1.12; }
  & h2 { font-size: 21px; line-height: 1.3; }
  & h2 > small { font-size: 14px; font-weight: var(--body-weight); color: var(--muted); }
`;

export const Head = styled.header`
  display: grid;
  gap: 8px;
  justify-items: start;
  @media (width >= 900px) { grid-column: 1 / -1; }
`;

export const Part = styled.div`
  @media (width < 900px) { order: 2; }
  display: grid;
  gap: 20px;
  min-width: 0;
`;

export const Summary = styled.aside`
  display: grid;
  gap: 20px;
  padding: clamp(16px, 2.5vw, 32px);
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  background: var(--surface);
  min-width: 0;
  & img { width: 100%; height: auto; }
  & > h2 { font-family: var(--display-family); font-weight: var(--display-weight); font-stretch: var(--display-stretch); letter-spacing: var(--display-spacing); font-size: var(--text-title); line-height: 1.2; }
  @media (width < 900px) { order: 1; }
  @media (width >= 900px) { position: sticky; top: 24px; }
`;

export const Payment = styled.p`
  display: flex;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  & > svg { flex: none; color: var(--primary-text); }
`;
