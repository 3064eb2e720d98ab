import type { CheckoutTexts } from './checkout-texts.ts';
import { FocusedAlert } from './focused-alert.tsx';

interface Props {
  readonly texts: Pick<CheckoutTexts, 'unavailable' | 'unavailableHint' | 'seeOthers'>;
  /** Other cars for the same search. */
  readonly href: string;
}

/** In place of the form, as soon as somebody else has booked the last car: nobody fills in what cannot be sent. */
export const UnavailableNotice = ({ texts, href }: Props) => (
  <FocusedAlert>
    <p>
      <strong>{texts.unavailable}</strong>
    </p>
    <p>{texts.unavailableHint}</p>
    <a href={href}>{texts.seeOthers}</a>
  </FocusedAlert>
);
