import { Search, X } from 'lucide';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { control } from '../text-field/field.styles.ts';

const Frame = styled(AriaSearchField)`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  & > svg { position: absolute; inset-inline-start: 8px; color: var(--ink-faint); pointer-events: none; }
  & > button {
    position: absolute;
    inset-inline-end: 4px;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--ink-muted);
  }
  & > button[data-hovered] { background: var(--surface-hover); color: var(--ink); }
  &[data-empty] > button { display: none; }
`;
const Line = styled(Input)`
  ${control}
  padding-inline: 30px;
  &::-webkit-search-cancel-button, &::-webkit-search-decoration { display: none; }
`;

/** A field that narrows what is shown; Escape empties it. */
export const SearchField = ({
  label,
  clearLabel,
  value,
  onChange,
  autoFocus = false,
}: {
  /** Its name, which is shown inside while it is empty. */
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** It gets the focus when it appears. */
  readonly autoFocus?: boolean;
}) => (
  <Frame aria-label={label} value={value} onChange={onChange} autoFocus={autoFocus}>
    <Icon of={Search} />
    <Line placeholder={label} />
    <Button aria-label={clearLabel}>
      <Icon of={X} size={14} />
    </Button>
  </Frame>
);
