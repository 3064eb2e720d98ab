import styled from 'styled-components';

export const List = styled.ul`
  --entry-gap: 10px;
  width: 100%;
  max-width: 68ch;
  padding-inline-start: 1.4em;
  list-style: disc;
  &:is(ol) { list-style: decimal; }
  line-height: 1.55;
  text-align: start;
  &[data-gap='tight'] { --entry-gap: 4px; }
  &[data-gap='loose'] { --entry-gap: 20px; }
  & > li { break-inside: avoid; padding-block-end: var(--entry-gap); text-wrap: pretty; }
  & > li::marker { color: var(--primary-text); font-weight: 650; font-variant-numeric: tabular-nums; }
  &[data-kind='icons'] { padding-inline-start: 0; list-style: none; }
  &[data-kind='icons'] > li { display: flex; gap: 12px; }
  &[data-kind='icons'] > li > svg { flex: none; margin-block-start: 0.15em; color: var(--primary-text); }
  &[data-kind='icons'] > li > div { min-width: 0; }
  [data-align='center'] > & { margin-inline: auto; }
  &:is([data-columns='2'], [data-columns='3']) { max-width: none; }
  @media (width >= 600px) { &:is([data-columns='2'], [data-columns='3']) { columns: 2; column-gap: clamp(32px, 5vw, 64px); } }
  @media (width >= 900px) { &[data-columns='3'] { columns: 3; } }
`;

export const Inner = styled.ul`
  padding-inline-start: 1.2em;
  margin-block-start: 4px;
  list-style: circle;
  &:is(ol) { list-style: lower-alpha; }
  & > li { padding-block-end: 4px; }
  & > li::marker { color: var(--muted); }
`;
