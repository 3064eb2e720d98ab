import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { IconShapes } from '../../../src/ui/icon/icon-shapes.ts';
import { Icon } from '../icon/icon.tsx';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  padding: 64px 24px;
  text-align: center;
  & > svg { margin-bottom: 8px; color: var(--ink-faint); }
  & > h2 { font-size: var(--text-large); }
  & > p { max-width: 44ch; color: var(--ink-muted); }
  & > div { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin-top: 16px; }
`;

/** What stands where there is nothing, or nothing can be shown: why, and what can be done. */
export const EmptyState = ({
  icon,
  title,
  text,
  actions,
}: {
  readonly icon: IconShapes;
  readonly title: ReactNode;
  readonly text?: string;
  readonly actions?: ReactNode;
}) => (
  <Frame>
    <Icon of={icon} size={24} />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {actions && <div>{actions}</div>}
  </Frame>
);
