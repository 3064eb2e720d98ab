import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import styled from 'styled-components';

const Frame = styled(AriaSwitch)`
  display: flex;
  align-items: center;
  gap: 8px;
  cursor: pointer;
  & > i {
    flex: none;
    width: 28px;
    height: 16px;
    padding: 2px;
    border: 1px solid var(--line-strong);
    border-radius: 8px;
    background: var(--surface);
    transition: background-color var(--quick), border-color var(--quick);
  }
  & > i::before {
    content: '';
    display: block;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--line-strong);
    transition: translate var(--quick) var(--ease);
  }
  &[data-selected] > i { border-color: var(--accent); background: var(--accent); }
  &[data-selected] > i::before { background: var(--on-accent); translate: 12px; }
  &:dir(rtl)[data-selected] > i::before { translate: -12px; }
  &[data-focus-visible] { outline: none; }
  &[data-focus-visible] > i { outline: 2px solid var(--accent); outline-offset: 2px; }
  &[data-disabled] { color: var(--ink-disabled); cursor: default; }
  @media (forced-colors: active) { & > i::before { background: ButtonText; } }
`;

/** A setting that is on or off. */
export const Switch = ({
  children,
  isSelected,
  onChange,
  isDisabled = false,
}: {
  readonly children: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
}) => (
  <Frame isSelected={isSelected} onChange={onChange} isDisabled={isDisabled}>
    <i />
    {children}
  </Frame>
);
