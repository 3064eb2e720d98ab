import styled from 'styled-components';
import { control } from '../ui/text-field/field.styles.ts';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--line-strong);
  border-block-end: 0;
  border-radius: var(--radius) var(--radius) 0 0;
  background: var(--surface-sunken);
`;

export const Content = styled.div`
  ${control}
  height: auto;
  min-height: 96px;
  max-height: 60vh;
  overflow-y: auto;
  padding: 8px;
  border-radius: 0 0 var(--radius) var(--radius);
  line-height: 20px;
  overflow-wrap: anywhere;
  cursor: text;
  &:focus { border-color: var(--accent); outline: 2px solid var(--accent); outline-offset: -1px; }
  &[aria-invalid='true'] { border-color: var(--danger); }
  &:empty::before { content: attr(data-placeholder); color: var(--ink-faint); }
  &[data-large] { min-height: 320px; }
  & > * + * { margin-block-start: 8px; }
  & ul { padding-inline-start: 20px; list-style: disc; }
  & ol { padding-inline-start: 20px; list-style: decimal; }
  & a { color: var(--accent-ink); text-decoration: underline; }
  & :is(b, strong) { font-weight: 700; }
  & :is(i, em) { font-style: italic; }
  & :is(h2, h3) { font-weight: 650; font-size: 16px; }
  & blockquote { border-inline-start: 2px solid var(--line-strong); padding-inline-start: 8px; }
  & img { max-width: 100%; }
`;

export const LinkForm = styled.form`
  display: flex;
  align-items: flex-end;
  flex-wrap: wrap;
  gap: 8px;
  padding: 8px;
  border: 1px solid var(--line-strong);
  border-block-end: 0;
  background: var(--surface);
  & > :first-child { flex: 1 1 180px; }
`;
