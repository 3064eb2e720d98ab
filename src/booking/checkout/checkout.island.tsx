import { BadgePercent, ChevronUp, CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { useIsHydrated } from '../../runtime/hydration/use-is-hydrated.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { createMoneyFormat, type CurrencyStyle } from '../../runtime/text/money-format.ts';
import type { Separators } from '../../runtime/text/separators.ts';
import { Button } from '../../ui/button-link/button-link.styles.ts';
import { SubmitButton } from '../../ui/button-link/submit-button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { isPriceLoading, type SubmissionFailure } from './state/checkout-state.ts';
import { betterPrice, type PrepaymentRules } from '../../domain/payment.ts';
import {
  CheckoutSummary,
  SUMMARY_ID,
  type ShownCancellation,
  type ShownCodes,
} from './price/checkout-summary.tsx';
import * as S from './checkout.styles.ts';
import type { CheckoutTexts } from './checkout-texts.ts';
import { FormSections } from './form/form-sections.tsx';
import { ExtrasChoice } from './extras/extras-choice.tsx';
import { LongWait } from './submission/long-wait.tsx';
import { BookedNotice, FocusedAlert, UnavailableNotice, UnclearNotice } from './submission/notices.tsx';
import { bookingHref, useOwnBooking } from './submission/own-booking.ts';
import { PaymentChoice } from './price/payment-choice.tsx';
import { SummaryActions } from './quote-by-mail/summary-actions.tsx';
import { useQuote } from './quote-by-mail/use-quote.ts';
import type { Step } from './step/step.ts';
import { useBackLink } from './step/use-back-link.ts';
import { useStep } from './step/use-step.ts';
import { PriceChangeNotice } from './price/price-change-notice.tsx';
import { TermsField } from './form/terms-field.tsx';
import { type CheckoutOptions, useCheckout } from './state/use-checkout.ts';

export interface CheckoutIslandProps extends CheckoutOptions {
  readonly texts: CheckoutTexts;
  /** The currency in which prices are answered, and that in which they are shown and booked. */
  readonly currencies: readonly CurrencyStyle[];
  readonly separators: Separators;
  /** Other cars for the same search. */
  readonly othersHref: string;
  readonly cancellation: ShownCancellation | null;
  readonly codes: ShownCodes;
  /** Extras come first, the form and the payment on a page of their own. */
  readonly isTwoSteps: boolean;
  readonly servedStep: Step;
  /** Leads from a quote to the booking of the same car; `null` where it can only be quoted. */
  readonly bookHref: string | null;
  /** What of a price is paid with the booking; `null` where better prices are not named. */
  readonly prepayment: PrepaymentRules | null;
}

const FORM_ID = 'checkout-form';

const MESSAGES = {
  'price-changed': 'priceChanged',
  'too-many': 'tooMany',
  'not-arrived': 'notArrived',
  'no-price': 'notConfirmed',
  unclear: 'unclear',
  refused: 'failed',
  outdated: 'outdated',
  'wrong-code': 'wrongCode',
  'no-payment': 'selectPayment',
  // Shown when the page has none of the fields that the server refuses.
  'wrong-answers': 'outdated',
} as const;

function failureText(failure: SubmissionFailure, texts: CheckoutTexts): string {
  if (failure.kind === 'no-insurance') return texts.extras.insuranceRequired;
  return (failure.kind === 'refused' && failure.message) || texts[MESSAGES[failure.kind]];
}

/** Says that the scripts are slow, where they are. A component of its own, so that hydration renders no more than it again. */
function StillLoading({ text }: { readonly text: string }) {
  return useIsHydrated() ? null : (
    <S.ScriptsMissing>
      <Glyph shapes={CircleAlert} size={22} />
      {text}
    </S.ScriptsMissing>
  );
}

/** Extras, customer data, price and submission of a booking. */
export function CheckoutIsland(props: CheckoutIslandProps) {
  const { order, texts, extras } = props;
  const form = useRef<HTMLFormElement>(null);
  const format = createMoneyFormat(props.separators, props.currencies);
  const decimalsOf = (isoCode: string) => format.currency(isoCode).decimals;
  const checkout = useCheckout(props, decimalsOf, form);
  const { state, price } = checkout;
  const { failure, method } = state;
  const hasFailed = state.result.failure === 'failed';
  const { step, goOn, goBack } = useStep(props.servedStep, !hasFailed);
  const isFirstStep = props.isTwoSteps && step === 'extras';
  useBackLink(props.isTwoSteps && !isFirstStep, goBack);
  const stepName = useRef<HTMLParagraphElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    stepName.current?.focus({ preventScroll: true });
    stepName.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [step]);
  const services = useServices();
  const choosePayment = (id: string) => {
    checkout.choosePayment(id);
    const { pathname = '', search = '' } = services.document.location ?? {};
    const address = new URLSearchParams(search);
    address.set('paymentMethodId', id);
    services.history.replaceState(services.history.state, '', `${pathname}?${address}`);
  };
  const quote = useQuote({
    order,
    answers: checkout.answers,
    form: props.form,
    extras: state.selection,
    paymentMethodId: state.paymentMethodId,
    offer: state.quote.offer,
    decimalsOf,
    codeTexts: texts.ofErrorCodes,
    successPath: props.successPath,
    redirects: props.redirectsAfterQuote,
    quoted: checkout.quoted,
    onQuoted: () => checkout.reportEvent({ kind: 'quoted' }, price),
    texts: texts.quote,
  });
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
  const better =
    props.prepayment && !props.isQuote && !isUpdating
      ? betterPrice(
          props.methods.filter(({ refusal }) => refusal === ''),
          method,
          { total: price.total, promoted: price.promotions },
          props.prepayment,
        )
      : null;
  const submitText = (isShort: boolean) =>
    isSubmitting
      ? props.isQuote
        ? texts.quote.sending
        : texts.booking
      : isUpdating && !isShort
        ? texts.price.updating
        : isFirstStep
          ? isShort
            ? texts.goOn
            : texts.continue
          : props.isQuote
            ? texts.askForQuote
            : isShort || hasFailed
              ? texts.bookNow
              : interpolate(texts.book, { price: format.money(price.total) });
  const submitButton = (isShort: boolean) => (
    <SubmitButton
      isBusy={isSubmitting || isUpdating}
      isDisabled={hasFailed}
      formId={isShort ? FORM_ID : undefined}
    >
      {submitText(isShort)}
    </SubmitButton>
  );
  const isAboutPayment = failure?.kind === 'no-payment';
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
    // Made here, not by the form, which renders itself again as its fields register and with each answer.
    const content = (
      <S.Form
        ref={form}
        id={FORM_ID}
        noValidate
        data-needs-script=""
        // Without its script the form is not sent; `post` keeps answers out of the address in any case.
        method="post"
        onFocus={checkout.prepare}
        onSubmit={(event) => {
          event.preventDefault();
          if (hasFailed) return;
          if (!isFirstStep) checkout.submit();
          else if (!checkout.refuseWithoutInsurance()) goOn();
        }}
      >
        {props.isTwoSteps && (
          <S.StepName ref={stepName} tabIndex={-1}>
            {isFirstStep ? texts.steps.extras : texts.steps.details}
          </S.StepName>
        )}
        <S.Part hidden={props.isTwoSteps && !isFirstStep} data-choices="">
          <ExtrasChoice
            extras={extras}
            selection={state.selection}
            texts={texts.extras}
            format={format}
            liabilities={checkout.liabilities}
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
        </S.Part>
        <S.Part hidden={isFirstStep}>
          <FormSections form={props.form} texts={texts} />
          <PaymentChoice
            methods={props.methods}
            chosen={method}
            isQuote={props.isQuote}
            bookHref={props.bookHref}
            texts={texts.payment}
            notice={isAboutPayment ? failureNotice : null}
            onChoose={choosePayment}
          />
          {better && (
            <S.Notice role="status">
              <Glyph shapes={BadgePercent} size={22} />
              <div>
                <p>
                  {interpolate(texts.betterPrice, {
                    method: better.methodName,
                    price: format.money(better.saving),
                  })}
                </p>
                <button type="button" onClick={() => choosePayment(better.methodId)}>
                  {texts.choosePayment}
                </button>
              </div>
            </S.Notice>
          )}
          {props.showsTerms && <TermsField terms={texts.terms} opensInNewTab={texts.opensInNewTab} />}
        </S.Part>
        {state.change && <PriceChangeNotice change={state.change} order={order} {...prices} />}
        {!isAboutInsurance && !isAboutPayment && failureNotice}
        <StillLoading text={texts.stillLoading} />
        <LongWait isWaiting={isUpdating || isSubmitting} text={texts.longWait} />
        <S.Submit>
          {submitButton(false)}
          {props.isTwoSteps && !isFirstStep && (
            <button type="button" onClick={goBack}>
              {texts.backToExtras}
            </button>
          )}
        </S.Submit>
      </S.Form>
    );
    return (
      <Form form={checkout.answers} onSubmit={checkout.send}>
        {() => content}
      </Form>
    );
  };
  return (
    <>
      <CheckoutSummary
        {...prices}
        title={texts.summary}
        offer={price}
        money={texts.money}
        cancellation={props.cancellation}
        codes={props.codes}
        codesTexts={texts.codes}
        isUpdating={isUpdating}
        hasFailed={hasFailed}
        failure={state.result.message}
        isQuote={props.isQuote}
        actions={
          <SummaryActions
            quote={quote}
            texts={{ print: texts.print, quote: texts.quote }}
            isDisabled={hasFailed}
          />
        }
        onRetry={checkout.retryPrice}
      />
      <S.Main>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
        {screen()}
        <Adopted as="div" slot="note" />
      </S.Main>
      <S.PhoneBar>
        <button type="button" popoverTarget={SUMMARY_ID}>
          <span>
            <small>{texts.price.total}</small>
            <strong data-updating={isUpdating || undefined} data-outdated={hasFailed || undefined}>
              {format.money(price.total)}
            </strong>
          </span>
          <span>{texts.details}</span>
          <Glyph shapes={ChevronUp} size={18} />
        </button>
        {own.kind === 'none' && !isUnavailable && <div data-needs-script="">{submitButton(true)}</div>}
      </S.PhoneBar>
    </>
  );
}
