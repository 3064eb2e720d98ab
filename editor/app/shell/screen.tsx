import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Main = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  min-width: 0;
  outline: none;
`;

/** The screen of an address: its title in the window, and the focus of whoever came from another screen. */
export function Screen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // What had the focus went away with the last screen, unless a field of this one has it already.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Main ref={main} tabIndex={-1} aria-label={title}>
      <title>{t('app.windowTitle', { title })}</title>
      {children}
    </Main>
  );
}
