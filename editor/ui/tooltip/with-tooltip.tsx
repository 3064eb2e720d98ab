import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { KeyCaps } from './key-caps.tsx';

const Bubble = styled(Tooltip)`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 280px;
  padding: 4px 8px;
  border-radius: var(--radius);
  background: var(--tooltip);
  color: var(--on-tooltip);
  font-size: var(--text-small);
  line-height: 16px;
  box-shadow: var(--shadow-overlay);
  &[data-entering] { animation: appear var(--quick) var(--ease); }
`;

const OFFSET = 6;
const DELAY_MS = 500;

/** A pressable control with a text that explains it to who hovers over it or focuses it. */
export const WithTooltip = ({
  text,
  shortcut,
  children,
}: {
  readonly text: string;
  readonly shortcut?: string | undefined;
  readonly children: ReactElement;
}) => (
  <TooltipTrigger delay={DELAY_MS} closeDelay={0}>
    {children}
    <Bubble offset={OFFSET}>
      {text}
      {shortcut && <KeyCaps keys={shortcut} />}
    </Bubble>
  </TooltipTrigger>
);
