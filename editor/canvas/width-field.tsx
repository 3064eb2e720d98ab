import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { typedWidth } from './canvas-view.ts';

const Field = styled.label`
  display: flex; align-items: center; gap: 4px; padding-inline: 6px; color: var(--ink-muted); font-size: var(--text-small);
  input {
    width: 5ch; height: 24px; padding: 0 2px; border: 1px solid transparent; border-radius: var(--radius-small); background: none;
    color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; text-align: end;
  }
  &:hover input { border-color: var(--line-control); }
  input:focus-visible { outline: 2px solid var(--accent); }
  @media (width < 720px) { display: none; }
`;

interface Props {
  /** Width of the page, in CSS pixels. */
  readonly width: number;
  readonly onWidth: (width: number) => void;
}

/** Shows the page at any width: a number that is typed, in CSS pixels. */
export function WidthField({ width, onWidth }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const wanted = typed === null ? null : typedWidth(typed);
    setTyped(null);
    if (wanted !== null) onWidth(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Field>
      <input
        aria-label={t('viewport.typed')}
        title={t('viewport.typed')}
        inputMode="numeric"
        value={typed ?? String(Math.round(width))}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden="true">{t('viewport.pixels')}</span>
    </Field>
  );
}
