import { X } from 'lucide';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import type { DialogProps } from './dialog-props.ts';

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  overflow: auto;
  padding: 16px;
  background: var(--scrim);
  &[data-entering] { animation: fade var(--reveal) var(--ease); }
`;
const Frame = styled(Modal)`
  width: min(100%, 480px);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);
  &[data-entering] { animation: rise var(--reveal) var(--ease); }
  &[data-size='wide'] { width: min(100%, 640px); }
  &[data-size='large'] { width: min(100%, 1080px); }
  &[data-size='full'] { width: min(100%, 1720px); }
`;
const Body = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 34px);
  outline: none;
  & > header {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 16px;
    padding: 16px 16px 0 20px;
  }
  & > header > h2 { padding-top: 4px; font-size: 15px; font-weight: 600; line-height: 24px; }
  & > div {
    display: flex;
    flex-direction: column;
    gap: 16px;
    overflow: auto;
    padding: 12px 20px 20px;
    --waiting-height: 120px;
  }
  &[data-for-reading] { height: min(100dvh - 34px, 560px); }
  &[data-for-reading] > div { flex: 1; }
  & > div:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    padding: 12px 20px;
    border-top: 1px solid var(--line);
  }
`;

/** The dialog itself, in a file of its own. */
export const DialogFrame = ({
  title,
  children,
  actions,
  closeLabel,
  onClose,
  size = 'normal',
  isAlert = false,
  isForReading = false,
}: DialogProps) => (
  <Scrim
    data-scrim=""
    isOpen
    isDismissable={onClose !== undefined && !isAlert}
    isKeyboardDismissDisabled={onClose === undefined}
    onOpenChange={(isOpen) => isOpen || onClose?.()}
  >
    <Frame data-size={size}>
      <Body role={isAlert ? 'alertdialog' : 'dialog'} {...(isForReading && { 'data-for-reading': '' })}>
        <header>
          <Heading slot="title">{title}</Heading>
          {closeLabel && onClose && <IconButton label={closeLabel} icon={X} size="small" onPress={onClose} />}
        </header>
        <div {...(isForReading && { tabIndex: 0, role: 'region', 'aria-label': title })}>{children}</div>
        <footer>{actions}</footer>
      </Body>
    </Frame>
  </Scrim>
);
