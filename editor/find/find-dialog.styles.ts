import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';

export const Scrim = styled(ModalOverlay)`
  position: fixed; inset: 0; z-index: 100; display: flex; justify-content: center; align-items: start; padding: min(14vh, 120px) 16px 16px; background: var(--scrim);
  &[data-entering] { animation: fade var(--reveal) var(--ease); }
`;

export const Frame = styled(Modal)`
  width: min(100%, 600px); overflow: hidden; border: 1px solid var(--line); border-radius: var(--radius-large); background: var(--surface-raised); box-shadow: var(--shadow-overlay);
  [role=dialog] { display: flex; flex-direction: column; max-height: min(70vh, 520px); outline: none; }
`;

export const Line = styled.label`
  display: flex; align-items: center; gap: 10px; flex: none; padding: 0 14px; border-bottom: 1px solid var(--line); color: var(--ink-faint);
  input { flex: 1; min-width: 0; height: 48px; padding: 0; border: 0; outline: none; background: none; color: var(--ink); font: inherit; font-size: 15px; }
  input::placeholder { color: var(--ink-faint); opacity: 1; }
  &:focus-within { box-shadow: inset 0 -1px 0 var(--accent); border-color: var(--accent); }
`;

export const List = styled.div`
  flex: 1; min-height: 0; overflow: auto; padding: 6px; scroll-padding: 6px;
  [role=group] + [role=group] { margin-top: 6px; }
  [role=group] > span { display: block; padding: 6px 8px 4px; color: var(--ink-faint); font-size: 11px; font-weight: 500; }
  [role=option] { display: flex; align-items: center; gap: 10px; width: 100%; min-height: 34px; padding: 6px 8px; border: 0; background: none; color: inherit; font: inherit; text-align: start; border-radius: var(--radius); cursor: default; }
  [role=option] > svg { flex: none; color: var(--ink-muted); }
  [role=option] > span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  [role=option][aria-selected='true'] { background: var(--accent-soft); color: var(--accent-ink); }
  [role=option][aria-selected='true'] > svg { color: inherit; }
  p { margin: 0; padding: 24px 8px; color: var(--ink-muted); text-align: center; }
  @media (forced-colors: active) { [role=option][aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

export const Foot = styled.footer`
  display: flex; justify-content: space-between; gap: 12px; flex: none; padding: 8px 14px; border-top: 1px solid var(--line); color: var(--ink-faint); font-size: var(--text-small);
`;
