import { CircleAlert } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as S from './checkout.styles.ts';

/** What stands in place of a form: that form had the focus, and is no longer there. */
export function FocusedAlert({ children }: { readonly children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <S.Alert role="alert" tabIndex={-1} ref={alert}>
      <Glyph shapes={CircleAlert} size={22} />
      <div>{children}</div>
    </S.Alert>
  );
}
