import { Banknote, Mail } from 'lucide';
import type { ReactNode } from 'react';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import * as S from './payment-choice.styles.ts';

/** A way to pay as the checkout shows it. */
export interface ShownMethod {
  readonly id: string;
  readonly name: string;
  /** '' without a logo. */
  readonly image: string;
  /** Why it cannot be chosen; '' where it can. */
  readonly refusal: string;
  readonly paymentType: number;
  /** A promotion that holds only with it. */
  readonly promotionId: string | null;
}

interface Props {
  readonly methods: readonly ShownMethod[];
  readonly chosen: string | null;
  readonly isQuote: boolean;
  /** Leads from a quote to the booking of the same car; `null` where it can only be quoted. */
  readonly bookHref: string | null;
  readonly texts: {
    readonly howToPay: string;
    readonly payAtPickUp: string;
    readonly quoteNotice: string;
    readonly bookInstead: string;
  };
  /** Why the choice is refused. */
  readonly notice: ReactNode;
  readonly onChoose: (id: string) => void;
}

/** Whether there is something to say about each way to pay: there are several, or the only one is refused. */
export const isChoice = (methods: readonly ShownMethod[]): boolean =>
  methods.length > 1 || methods.some(({ refusal }) => refusal !== '');

/** How a booking is paid: a sentence where there is one way, else a choice; nothing is paid for a quote. */
export function PaymentChoice(props: Props) {
  const { methods, chosen, isQuote, bookHref, texts, notice, onChoose } = props;
  if (isQuote)
    return (
      <S.Payment>
        <Glyph shapes={Mail} size={24} />
        <span>
          {texts.quoteNotice} {bookHref && <a href={bookHref}>{texts.bookInstead}</a>}
        </span>
      </S.Payment>
    );
  if (!isChoice(methods))
    return (
      <S.Payment>
        <Glyph shapes={Banknote} size={24} />
        {texts.payAtPickUp}
      </S.Payment>
    );
  return (
    <S.Methods>
      <legend>{texts.howToPay}</legend>
      {notice}
      {methods.map(({ id, name, image, refusal }) => (
        <label key={id} data-refused={refusal ? '' : undefined}>
          <input
            type="radio"
            name="paymentMethodId"
            value={id}
            checked={id === chosen}
            disabled={refusal !== ''}
            aria-describedby={refusal ? `payment-${id}` : undefined}
            onChange={() => onChoose(id)}
          />
          <span>
            {name}
            {refusal && <small id={`payment-${id}`}>{refusal}</small>}
          </span>
          {image && <img src={image} alt="" height={24} />}
        </label>
      ))}
      <p>{texts.payAtPickUp}</p>
    </S.Methods>
  );
}
