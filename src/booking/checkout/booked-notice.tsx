import { CircleCheck } from 'lucide';
import { Button } from '../../ui/button-link/button-link.styles.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as S from './checkout.styles.ts';
import type { BookedTexts, CheckoutTexts } from './checkout-texts.ts';

interface Props {
  readonly number: string;
  readonly href: string;
  readonly texts: BookedTexts & Partial<Pick<CheckoutTexts, 'bookAnother'>>;
  /** Absent when there is no other one. */
  readonly onBookAnother?: () => void;
}

/** In place of the form, to whoever comes back to it: what is booked is not booked again by mistake. */
export function BookedNotice({ number, href, texts, onBookAnother }: Props) {
  return (
    <S.Booked role="status">
      <Glyph shapes={CircleCheck} size={22} />
      <div>
        <p>{texts.bookedAlready}</p>
        <p>
          {texts.number}: <strong>{number}</strong>
        </p>
        <a href={href}>{texts.seeBooking}</a>
        {onBookAnother && (
          <Button
            as="button"
            type="button"
            data-variant="secondary"
            data-size="medium"
            onClick={onBookAnother}
          >
            <span data-part-of="label">{texts.bookAnother}</span>
          </Button>
        )}
      </div>
    </S.Booked>
  );
}
