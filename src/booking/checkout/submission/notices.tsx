import { CircleAlert, CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import * as Styles from './booked-notice.styles.ts';
import * as S from '../checkout.styles.ts';
import type { BookedTexts, CheckoutTexts } from '../checkout-texts.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';

/** An alert that takes the focus when it appears, and again for each new `occasion`. */
export function FocusedAlert({ occasion, children }: { occasion?: unknown; children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [occasion]);
  return (
    <S.Alert role="alert" tabIndex={-1} ref={alert}>
      <Glyph shapes={CircleAlert} size={22} />
      <div>{children}</div>
    </S.Alert>
  );
}

interface UnavailableProps {
  readonly texts: Pick<CheckoutTexts, 'unavailable' | 'unavailableHint' | 'seeOthers'>;
  /** Other cars for the same search. */
  readonly href: string;
}

/** Replaces the form as soon as somebody else has booked the last car. */
export const UnavailableNotice = ({ texts, href }: UnavailableProps) => (
  <FocusedAlert>
    <p>
      <strong>{texts.unavailable}</strong>
    </p>
    <p>{texts.unavailableHint}</p>
    <a href={href}>{texts.seeOthers}</a>
  </FocusedAlert>
);

/** Shown when a car is unavailable and it cannot be found out whether this tab's own booking took it. */
export function UnclearNotice({ texts }: { readonly texts: BookedTexts }) {
  const { navigation } = useServices();
  return (
    <FocusedAlert>
      <p>{texts.unclear}</p>
      <button type="button" onClick={() => navigation.reload()}>
        {texts.tryAgain}
      </button>
    </FocusedAlert>
  );
}

interface BookedProps {
  readonly number: string;
  readonly href: string;
  readonly texts: BookedTexts;
  /** A further link or button. */
  readonly children?: ReactNode;
}

/** Replaces the form when this tab has booked the trip, so that nothing is booked twice by mistake. */
export function BookedNotice({ number, href, texts, children }: BookedProps) {
  const notice = useRef<HTMLDivElement>(null);
  useFocusOnReturn(notice);
  return (
    <Styles.Booked role="status" tabIndex={-1} ref={notice}>
      <Glyph shapes={CircleCheck} size={22} />
      <div>
        <p>{texts.bookedAlready}</p>
        <p>
          {texts.number}: <strong>{number}</strong>
        </p>
        <a href={href}>{texts.seeBooking}</a>
        {children}
      </div>
    </Styles.Booked>
  );
}
