import { Banknote, CircleAlert } from 'lucide';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useIsHydrated } from '../../runtime/hydration/use-is-hydrated.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { createMoneyFormat, type CurrencyStyle } from '../../runtime/text/money-format.ts';
import { Button } from '../../ui/button-link/button-link.styles.ts';
import { SubmitButton } from '../../ui/button-link/submit-button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { isPriceLoading, type SubmissionFailure } from './checkout-state.ts';
import { CheckoutSummary, type ShownCancellation, type ShownCodes } from './checkout-summary.tsx';
import * as S from './checkout.styles.ts';
import type { CheckoutTexts } from './checkout-texts.ts';
import { FormSections } from './form-sections.tsx';
import { ExtrasChoice } from './extras-choice.tsx';
import { BookedNotice, FocusedAlert, UnavailableNotice, UnclearNotice } from './notices.tsx';
import { bookingHref, useOwnBooking } from './own-booking.ts';
import { PriceChangeNotice } from './price-change-notice.tsx';
import { TermsField } from './terms-field.tsx';
import { type CheckoutOptions, useCheckout } from './use-checkout.ts';

export interface CheckoutIslandProps extends CheckoutOptions {
  readonly texts: CheckoutTexts;
  readonly currency: CurrencyStyle;
  /** Other cars for the same search. */
  readonly othersHref: string;
  readonly cancellation: ShownCancellation | null;
  readonly codes: ShownCodes;
}

const MESSAGES = {
  'price-changed': 'priceChanged',
  'too-many': 'tooMany',
  'not-arrived': 'notArrived',
  'no-price': 'notConfirmed',
  unclear: 'unclear',
  refused: 'failed',
  outdated: 'outdated',
  'wrong-code': 'wrongCode',
  // Shown when the page has none of the fields that the server refuses.
  'wrong-answers': 'outdated',
} as const;

function failureText(failure: SubmissionFailure, texts: CheckoutTexts): string {
  if (failure.kind === 'no-insurance') return texts.extras.insuranceRequired;
  return (failure.kind === 'refused' && failure.message) || texts[MESSAGES[failure.kind]];
}

/** Extras, customer data, price and submission of a booking. */
export function CheckoutIsland(props: CheckoutIslandProps) {
  const { order, texts, extras } = props;
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const format = createMoneyFormat(order.language, [props.currency]);
  const checkout = useCheckout(props, (isoCode) => format.currency(isoCode).decimals, form);
  const { state } = checkout;
  const { failure } = state;
  const isUnavailable = state.result.failure === 'unavailable';
  const isSubmitting = state.submission.step === 'submitting';
  const own = useOwnBooking(order, isUnavailable);
  const isUpdating = isPriceLoading(state) || own.kind === 'looking-up';
  const prices = { texts: texts.price, areTaxesIncluded: order.search.showFinalPrice, format };
  const failureNotice = failure && (
    <FocusedAlert occasion={failure}>
      <p>{failureText(failure, texts)}</p>
    </FocusedAlert>
  );
  const isAboutInsurance =
    failure?.kind === 'no-insurance' && extras.some(({ type }) => type === 'insurance');

  const screen = () => {
    if (own.kind === 'unclear') return <UnclearNotice texts={texts} />;
    if (own.kind === 'booked' && !isSubmitting)
      return (
        <BookedNotice number={own.number} href={bookingHref(props.successPath, own)} texts={texts}>
          <Button
            as="button"
            type="button"
            data-variant="secondary"
            data-size="medium"
            onClick={checkout.bookAnother}
          >
            <span data-island-of="label">{texts.bookAnother}</span>
          </Button>
        </BookedNotice>
      );
    if (isUnavailable && own.kind === 'none')
      return <UnavailableNotice texts={texts} href={props.othersHref} />;
    return (
      <Form form={checkout.answers} onSubmit={checkout.send}>
        {() => (
          <S.Form
            ref={form}
            noValidate
            data-needs-script=""
            // Without its script the form is not sent; `post` keeps answers out of the address in any case.
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              checkout.submit();
            }}
          >
            <ExtrasChoice
              extras={extras}
              selection={state.selection}
              texts={texts.extras}
              format={format}
              liabilities={props.liabilities}
              isInsuranceRequired={props.isInsuranceRequired}
              onChoose={checkout.chooseExtra}
              onChooseLevel={checkout.chooseLevel}
              insuranceNotice={isAboutInsurance ? failureNotice : undefined}
            />
            <p role="status" className="visually-hidden">
              {[
                ...state.removed.map(({ name }) => interpolate(texts.extras.removed, { extra: name })),
                ...state.returned.map(({ name }) => interpolate(texts.extras.returned, { extra: name })),
              ].join(' ')}
            </p>
            <FormSections form={props.form} texts={texts} />
            <S.Payment>
              <Glyph shapes={Banknote} size={24} />
              {texts.payAtPickUp}
            </S.Payment>
            {props.showsTerms && <TermsField terms={texts.terms} opensInNewTab={texts.opensInNewTab} />}
            {state.change && <PriceChangeNotice change={state.change} {...prices} />}
            {!isAboutInsurance && failureNotice}
            {!isHydrated && (
              <S.ScriptsMissing>
                <Glyph shapes={CircleAlert} size={22} />
                {texts.stillLoading}
              </S.ScriptsMissing>
            )}
            <S.Bar>
              <SubmitButton isBusy={isSubmitting || isUpdating} isWaiting={!isHydrated}>
                {isSubmitting
                  ? texts.booking
                  : isUpdating
                    ? texts.price.updating
                    : interpolate(texts.book, { price: format.money(state.quote.offer.total) })}
              </SubmitButton>
            </S.Bar>
          </S.Form>
        )}
      </Form>
    );
  };
  return (
    <>
      <CheckoutSummary
        {...prices}
        title={texts.summary}
        offer={state.quote.offer}
        money={texts.money}
        cancellation={props.cancellation}
        codes={props.codes}
        codesTexts={texts.codes}
        isUpdating={isUpdating}
        hasFailed={state.result.failure === 'failed'}
        onRetry={checkout.retryPrice}
      />
      <S.Main>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
        {screen()}
        <Adopted as="div" slot="note" />
      </S.Main>
    </>
  );
}
