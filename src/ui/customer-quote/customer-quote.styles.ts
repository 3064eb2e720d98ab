import styled from 'styled-components';

export const Quote = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 20px;
  height: 100%;
  padding: clamp(20px, 2.2vw, 28px);
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  background-color: var(--paper);
  color: var(--ink);
  & > blockquote { margin: 0; font-size: 18px; line-height: 1.5; text-wrap: pretty; }
  & > figcaption { display: flex; gap: 14px; align-items: center; margin-block-start: auto; }
  & cite { display: block; font-style: normal; font-weight: 650; line-height: 1.35; }
  & small { display: block; color: var(--muted); font-size: 14px; line-height: 1.4; }
  @media (forced-colors: active) { border-color: CanvasText; }
`;

export const Stars = styled.p`
  display: flex;
  gap: 4px;
  color: var(--line);
  & > [data-on] { color: var(--primary-text); }
  & > [data-on] > svg { fill: currentColor; }
  @media (forced-colors: active) { & > [data-on] { color: Highlight; } }
`;

/** A photo, or initials in the shape of the brand. */
export const Face = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: min(var(--radius), 24px);
  background-color: var(--primary-tint);
  color: var(--primary-text);
  font-weight: 700;
  & > div { width: 48px; border-radius: 50%; }
`;
