import styled from 'styled-components';

export const Line = styled.div`
  display: flex;
  gap: 16px;
  align-items: flex-start;
  width: 100%;
  min-width: 0;
  & > svg { flex: none; color: var(--icon, var(--primary-text)); }
  &[data-icon='top'] { flex-direction: column; gap: 12px; }
  &[data-icon='right'] { flex-direction: row-reverse; justify-content: flex-end; }
  &[data-icon='top'][data-align='center'], [data-align='center'] > &[data-icon='top']:not([data-align]) { align-items: center; }
  &[data-icon='top'][data-align='end'], [data-align='end'] > &[data-icon='top']:not([data-align]) { align-items: flex-end; }
  &:not([data-icon='top'])[data-align='center'] { justify-content: center; }
  &:not([data-icon='top'])[data-align='end'] { justify-content: flex-end; }
`;

export const Texts = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  & a { display: inline-block; min-height: 24px; color: inherit; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  @media (hover: hover) { & a:hover { color: var(--primary-text); text-decoration-thickness: 2px; } }
`;

export const Title = styled.h3`
  /* The icon is 24 px high: the first line is, too, so that both stand on one line. */
  font-family: var(--body-family);
  font-size: 18px;
  font-weight: 650;
  line-height: 24px;
  text-wrap: balance;
`;

export const Text = styled.p`
  max-width: 52ch;
  line-height: 1.5;
  text-wrap: pretty;
  white-space: pre-line;
  &:not(:first-child) { color: var(--muted); }
`;
