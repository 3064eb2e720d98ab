import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';

const Box = styled.dialog`
  position: static;
  display: flex;
  gap: 12px;
  align-items: flex-start;
  width: auto;
  max-width: none;
  margin: 0;
  padding: 10px 8px 10px 16px;
  border: 0;
  border-inline-start: 3px solid var(--primary);
  background: var(--primary-tint);
  color: var(--ink);
  font-size: 16px;
  line-height: 1.5;
  &:not([open]) { display: none; }
  &[data-severity='error'] { border-color: var(--error); background: var(--error-tint); }
  & > svg { flex: none; margin-block-start: 2px; color: var(--primary-text); }
  &[data-severity='error'] > svg { color: var(--error); }
  & > div { flex: 1; min-width: 0; }
  & button { display: grid; place-items: center; width: 32px; height: 32px; padding: 0; border: 0; border-radius: 50%; background: none; color: inherit; cursor: pointer; }
`;

interface Props {
  readonly severity: 'success' | 'warning' | 'error';
  /** Name of a built-in icon. */
  readonly icon: string;
  /** Under which a dismissed notice is remembered in this visit; without it a reload shows it again. */
  readonly name?: string;
  readonly t: Translate;
  readonly children: ReactNode;
}

/** A notice that can be closed: the browser does that by itself, because it is a dialog with a form. */
export const Dismissible = ({ severity, icon, name, t, children }: Props) => (
  <Box open data-severity={severity} data-dismiss={name} aria-label={t('results.notice')}>
    <SvgIcon name={icon} size={22} />
    <div role={severity === 'error' ? 'alert' : 'status'}>{children}</div>
    <form method="dialog">
      <button type="submit" aria-label={t('common.close')}>
        <SvgIcon name="x" size={18} />
      </button>
    </form>
  </Box>
);
