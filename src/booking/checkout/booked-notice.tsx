import { CircleCheck } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as S from './booked-notice.styles.ts';
import type { BookedTexts } from './checkout-texts.ts';
import { useArrival } from './use-arrival.ts';

interface Props {
  readonly number: string;
  readonly href: string;
  readonly texts: BookedTexts;
  /** Another way on, where there is one. */
  readonly children?: ReactNode;
}

/** In place of the form, to whoever comes back to it: what is booked is not booked again by mistake. */
export function BookedNotice({ number, href, texts, children }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useArrival(notice);
  return (
    <S.Booked role="status" tabIndex={-1} ref={notice}>
      <Glyph shapes={CircleCheck} size={22} />
      <div>
        <p>{texts.bookedAlready}</p>
        <p>
          {texts.number}: <strong>{number}</strong>
        </p>
        <a href={href}>{texts.seeBooking}</a>
        {children}
      </div>
    </S.Booked>
  );
}
