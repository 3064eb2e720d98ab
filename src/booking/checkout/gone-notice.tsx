import { CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as S from './checkout.styles.ts';
import type { CheckoutTexts } from './checkout-texts.ts';

interface Props {
  readonly texts: Pick<CheckoutTexts, 'gone' | 'goneHint' | 'seeOthers'>;
  /** Other cars for the same search. */
  readonly href: string;
}

/** In place of the form, as soon as somebody else has booked the last car: nobody fills in what cannot be sent. */
export function GoneNotice({ texts, href }: Props) {
  const alert = useRef<HTMLDivElement>(null);
  // The form that had the focus is no longer there.
  useEffect(() => alert.current?.focus(), []);
  return (
    <S.Alert role="alert" tabIndex={-1} ref={alert}>
      <Glyph shapes={CircleAlert} size={22} />
      <div>
        <p>
          <strong>{texts.gone}</strong> {texts.goneHint}
        </p>
        <a href={href}>{texts.seeOthers}</a>
      </div>
    </S.Alert>
  );
}
