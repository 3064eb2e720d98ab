import styled from 'styled-components';

const Keys = styled.kbd`
  display: inline-flex;
  gap: 2px;
  font: inherit;
  font-size: 11px;
  opacity: 0.72;
`;

const MAC_KEYS: Readonly<Record<string, string>> = {
  Control: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Enter: '↵',
  Backspace: '⌫',
  Delete: '⌦',
};
const OTHER_KEYS: Readonly<Record<string, string>> = { Control: 'Ctrl', Delete: 'Del' };
const ALL_KEYS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Plus: '+',
};

const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/** The keys of a shortcut such as `Control+Shift+Z`, as the keyboard of this machine names them. */
export const namesOfKeys = (keys: string, onMac = isMac): string =>
  keys
    .split('+')
    .map((key) => (onMac ? MAC_KEYS : OTHER_KEYS)[key] ?? ALL_KEYS[key] ?? key)
    .join(onMac ? '' : '+');

/** A shortcut for people to read. */
export const KeyCaps = ({ keys }: { readonly keys: string }) => <Keys>{namesOfKeys(keys)}</Keys>;
