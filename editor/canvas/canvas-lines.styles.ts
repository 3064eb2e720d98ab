import styled from 'styled-components';

/** A line between two components, above the page. */
export const PositionLine = styled.div`
  position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 1; pointer-events: none;
  &::before { content: ''; position: absolute; inset: 0; border-radius: 2px; background: var(--accent); box-shadow: 0 0 0 1px color-mix(in srgb, var(--on-accent) 70%, transparent); }
  &[data-refused]::before { background: var(--danger); }
`;

/** Why nothing can be dropped at a line. */
export const Reason = styled.span`
  position: absolute; inset-block-start: 8px; inset-inline-start: 50%; translate: -50% 0; padding: 4px 10px; border-radius: var(--radius);
  background: var(--danger); color: var(--on-accent); font-size: var(--text-small); font-weight: 600; white-space: nowrap; box-shadow: var(--shadow-overlay);
`;

/** Takes the pointer from the frame while something is dragged. */
export const Shield = styled.div`position: absolute; inset: 0; pointer-events: auto; cursor: grabbing;`;

/** The button on a line that inserts something there. */
export const PlusButton = styled.span`
  position: absolute; display: block; translate: -50% -50%; pointer-events: auto;
  button[data-square][data-size] { width: 24px; height: 24px; border-radius: 50%; box-shadow: var(--shadow-raised); }
`;
