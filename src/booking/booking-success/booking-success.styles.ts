import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Screen = styled.section`
  @media print { display: block; padding: 0; & > * { margin-bottom: 24px; break-inside: avoid; } }
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: var(--section) var(--margin);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px clamp(32px, 5vw, 80px);
  align-items: start;
  @media (width >= 900px) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
  & > header { display: grid; gap: 16px; justify-items: start; }
  & > header > svg { color: var(--success); }
  &:has([data-status='cancelled']) > header > svg { color: var(--muted); }
  & h1 { ${displayText} font-size: var(--text-display); line-height: 1.08; }
  & > header > p { white-space: pre-line; max-width: 60ch; }
  @media (width < 600px) { & > header > :is(div, a) { width: 100%; } }
`;

export const BookingNumber = styled.p`
  display: inline-grid;
  justify-self: start;
  padding: 16px 24px;
  border: 2px dashed var(--line);
  border-radius: var(--radius);
  & > span { font-size: 14px; color: var(--muted); line-height: 1.4; }
  /* Wide letters take two lines on the smallest phones. */
  & > strong { font-size: min(28px, 7.2vw); line-height: 1.2; letter-spacing: 0.06em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; user-select: all; }
`;

export const Car = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: clamp(16px, 3vw, 32px);
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  & h2 { ${displayText} font-size: var(--text-title); line-height: 1.2; }
  /* Six figures beside a long word, in windows narrower than 390 px. */
  && [data-breakdown] { font-size: clamp(14px, 4.4vw, 16px); }
  && [data-total] { font-size: clamp(17px, 5.4vw, 21px); }
`;

/** What can be done with the booking. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media (width < 600px) { & > [data-variant] { width: 100%; } }
  @media print { display: none; }
`;

/** Where the car is handed over: address, map, phone, hours. */
export const Desks = styled.div`
  display: grid;
  gap: 16px 32px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  font-size: 14px;
  line-height: 1.5;
  & > div { display: grid; gap: 2px; align-content: start; }
  & a { padding-block: 4px; justify-self: start; color: var(--primary-text); }
`;

/** Names and what belongs to them. */
export const Details = styled.dl`
  display: grid;
  gap: 12px;
  font-size: 16px;
  line-height: 1.45;
  & dt { font-size: 14px; color: var(--muted); }
`;

export const Notes = styled.div`
  display: grid;
  gap: 8px;
  font-size: 14px;
  line-height: 1.45;
  color: var(--muted);
  & > div:first-child { font-size: 16px; color: var(--ink); }
  & > div > p:first-child { font-weight: 650; }
  &:empty { display: none; }
`;

export const Plinth = styled.div`
  padding: clamp(8px, 2vw, 24px) clamp(8px, 3vw, 40px) 8px;
  border-radius: calc(var(--radius) * 0.75);
  background: var(--surface);
  & img { width: 100%; height: auto; }
`;
