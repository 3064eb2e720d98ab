import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Meter = styled.div`
  display: grid; gap: 4px; color: var(--ink-faint); font-size: var(--text-small); line-height: 16px;
  & > i { display: block; height: 3px; overflow: hidden; border-radius: 2px; background: var(--surface-pressed); }
  & > i::before { content: ''; display: block; width: calc(100% * var(--share)); height: 100%; border-radius: 2px; background: var(--line-strong); transition: width var(--quick); }
  &[data-fit='good'] > i::before { background: var(--success-ink); }
  &[data-fit='short'] > i::before, &[data-fit='long'] > i::before { background: var(--warning-ink); }
  &[data-fit='long'] { color: var(--warning-ink); }
`;

/** How long a text is beside the length that search engines show whole. Lengths are in characters. */
export type LengthFit = 'empty' | 'short' | 'good' | 'long';

export function lengthFit(
  length: number,
  { from, to }: { readonly from: number; readonly to: number },
): LengthFit {
  if (length === 0) return 'empty';
  if (length > to) return 'long';
  return length < from ? 'short' : 'good';
}

/** Shows while a text is typed how much of it search engines show. */
export function LengthMeter({
  text,
  from,
  to,
}: {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}) {
  const { t } = useTranslation();
  const length = [...text].length;
  const fit = lengthFit(length, { from, to });
  return (
    <Meter data-fit={fit} style={{ '--share': Math.min(1, length / to) } as object}>
      <i aria-hidden />
      <span>{t(`length.${fit}`, { length, from, to })}</span>
    </Meter>
  );
}
