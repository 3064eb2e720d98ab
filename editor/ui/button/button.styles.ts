import { Button } from 'react-aria-components/Button';
import styled, { css } from 'styled-components';

/** The look of everything that is pressed: `data-variant` and `data-size` choose among its forms. */
export const pressable = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: 32px;
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: transparent;
  color: var(--ink);
  font-weight: 500;
  line-height: 20px;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition: background-color var(--quick), border-color var(--quick), color var(--quick);

  &[data-size='small'] { height: 28px; padding: 0 8px; }
  &[data-size='large'] { height: 40px; padding: 0 16px; font-size: var(--text-large); }
  &[data-square] { width: 32px; padding: 0; }
  &[data-square][data-size='small'] { width: 28px; }

  &[data-variant='primary'] { background: var(--accent); color: var(--on-accent); }
  &[data-variant='primary'][data-hovered] { background: var(--accent-hover); }
  &[data-variant='primary'][data-pressed] { background: var(--accent-pressed); }

  &[data-variant='danger'] { background: var(--danger); color: var(--on-accent); }
  &[data-variant='danger'][data-hovered] { background: var(--danger-hover); }

  &[data-variant='secondary'] { border-color: var(--line-control); background: var(--surface); }
  &[data-variant='secondary'][data-hovered], &[data-variant='quiet'][data-hovered] { background: var(--surface-hover); }
  &[data-variant='secondary'][data-pressed], &[data-variant='quiet'][data-pressed],
  &[data-variant='quiet'][aria-expanded='true'] { background: var(--surface-pressed); }
  &[data-variant='quiet'] { color: var(--ink-muted); }
  &[data-variant='quiet'][data-hovered], &[data-variant='quiet'][aria-expanded='true'] { color: var(--ink); }
  &[data-variant='quiet'][data-selected] { background: var(--accent-soft); color: var(--accent-ink); }

  /* What has nothing to do now, but keeps the focus and says so, looks the same. */
  &:is([data-disabled], [aria-disabled='true']:not([data-pending])) {
    color: var(--ink-disabled);
    cursor: default;
    &:is([data-variant='primary'], [data-variant='danger']) { background: var(--surface-pressed); }
  }
  &[data-pending] { position: relative; cursor: progress; }
`;

export const Pressable = styled(Button)`${pressable}`;
