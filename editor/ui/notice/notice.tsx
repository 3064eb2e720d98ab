import { CircleAlert, Info } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon.tsx';

const Frame = styled.div`
  display: flex;
  gap: 8px;
  padding: 8px 12px;
  border-radius: var(--radius);
  background: var(--accent-soft);
  color: var(--accent-ink);
  & > svg { margin-top: 2px; }
  &[data-tone='danger'] { background: var(--danger-soft); color: var(--danger-ink); }
  &[data-tone='warning'] { background: var(--warning-soft); color: var(--warning-ink); }
  @media (forced-colors: active) { border: 1px solid; }
`;

/** A sentence about the screen it stands on. One about something that failed is read out when it appears. */
export const Notice = ({
  tone = 'info',
  children,
}: {
  readonly tone?: 'info' | 'warning' | 'danger';
  readonly children: ReactNode;
}) => (
  <Frame data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
    <Icon of={tone === 'info' ? Info : CircleAlert} />
    <div>{children}</div>
  </Frame>
);
