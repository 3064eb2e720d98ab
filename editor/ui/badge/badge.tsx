import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 20px;
  padding: 0 8px;
  border-radius: 10px;
  background: var(--surface-pressed);
  color: var(--ink-muted);
  font-size: var(--text-small);
  font-weight: 500;
  line-height: 16px;
  white-space: nowrap;
  &[data-tone='success'] { background: var(--success-soft); color: var(--success-ink); }
  &[data-tone='warning'] { background: var(--warning-soft); color: var(--warning-ink); }
  &[data-tone='danger'] { background: var(--danger-soft); color: var(--danger-ink); }
  &[data-tone='accent'] { background: var(--accent-soft); color: var(--accent-ink); }
  @media (forced-colors: active) { border: 1px solid; }
`;

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'accent';

/** A short state beside a name. The word says what the colour says. */
export const Badge = ({
  tone = 'neutral',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) => <Frame data-tone={tone}>{children}</Frame>;
