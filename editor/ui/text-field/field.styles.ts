import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styled, { css } from 'styled-components';

/** Label, control, help and error below each other. */
export const field = css`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

const label = css`
  font-size: var(--text-small);
  font-weight: 500;
  line-height: 16px;
  color: var(--ink-muted);
`;
export const FieldLabel = styled(Label)`${label}`;
/** The same for a control that names itself. */
export const LabelText = styled.span`${label}`;

const help = css`
  font-size: var(--text-small);
  line-height: 16px;
  color: var(--ink-faint);
`;
export const Help = styled(Text)`${help}`;
export const HelpText = styled.span`${help}`;

export const ErrorText = styled(FieldError)`
  display: flex;
  gap: 4px;
  font-size: var(--text-small);
  line-height: 16px;
  color: var(--danger-ink);
`;

/** The look of what is typed into or opens a list. */
export const control = css`
  width: 100%;
  min-width: 0;
  height: 32px;
  padding: 0 8px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  transition: border-color var(--quick);
  &::placeholder { color: var(--ink-faint); opacity: 1; }
  &[data-hovered] { border-color: var(--ink-muted); }
  &[data-focused] { border-color: var(--accent); outline: 2px solid var(--accent); outline-offset: -1px; }
  &[data-invalid] { border-color: var(--danger); }
  &[data-invalid][data-focused] { outline-color: var(--danger); }
  &[data-disabled] { background: var(--surface-sunken); color: var(--ink-disabled); }
  &[data-size='large'] { height: 40px; padding: 0 12px; font-size: var(--text-large); }
  @media (pointer: coarse) { height: 40px; font-size: 16px; }
`;
