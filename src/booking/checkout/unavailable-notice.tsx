import type { CheckoutTexts } from './checkout-texts.ts';
import { FocusedAlert } from './focused-alert.tsx';

interface Props {
  readonly texts: Pick<CheckoutTexts, 'gone' | 'goneHint' | 'seeOthers'>;
  /** Other cars for the same search. */
  readonly href: string;
}

/** In place of the form, as soon as somebody else has booked the last car: nobody fills in what cannot be sent. */
export const GoneNotice = ({ texts, href }: Props) => (
  <FocusedAlert>
    <p>
      <strong>{texts.gone}</strong>
    </p>
    <p>{texts.goneHint}</p>
    <a href={href}>{texts.seeOthers}</a>
  </FocusedAlert>
);
