import { Banknote, CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import type { SelectedExtra } from '../../domain/extras.ts';
import type { QuotedPrice } from '../../domain/vehicle-offer.ts';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { useIsHydrated } from '../../runtime/hydration/use-is-hydrated.ts';
import { useBookingApi } from '../../runtime/hydration/use-booking-api.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { createMoneyFormat, type CurrencyStyle } from '../../runtime/text/money-format.ts';
import { Button } from '../../ui/button-link/button-link.styles.ts';
import { SubmitButton } from '../../ui/button-link/submit-button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { BookedNotice } from './booked-notice.tsx';
import { allowAnother, bookingHref } from './booked-order.ts';
import * as S from './checkout.styles.ts';
import { CustomerFieldset } from './customer-fieldset.tsx';
import { ExtrasChoice } from './extras-choice.tsx';
import { UnavailableNotice } from './unavailable-notice.tsx';
import { PriceChangeNotice, PricePanel } from './price-panel.tsx';
import { TermsField } from './terms-field.tsx';
import { type BookingRules, useBooking } from './use-booking.ts';
import { useChosenExtras } from './use-chosen-extras.ts';
import { UnclearNotice } from './unclear-notice.tsx';
import { useOwnBooking } from './use-own-booking.ts';
import { useQuote } from './use-quote.ts';
import { useSubmitWhenPriced } from './use-submit-when-priced.ts';

export interface CheckoutIslandProps extends BookingRules {
  /** The price as served, for the extras that are taken at first. */
  readonly offer: QuotedPrice;
  readonly preselected: readonly SelectedExtra[];
  readonly currency: CurrencyStyle;
  /** Other cars for the same search. */
  readonly othersHref: string;
}

/** What a visitor chooses and fills in, the price of it, and the one button: through any interruption without booking twice. */
export function CheckoutIsland(props: CheckoutIslandProps) {
  const { order, texts, extras } = props;
  const isHydrated = useIsHydrated();
  const api = useBookingApi();
  const { navigation } = useServices();
  const format = createMoneyFormat(order.language, [props.currency]);
  const decimalsOf = (isoCode: string) => format.currency(isoCode).decimals;
  const { selection, choose, removed, returned } = useChosenExtras(order, extras, props.preselected);
  const served = { offer: props.offer, extras: props.preselected };
  const quote = useQuote({ order, served, selection, api, decimalsOf });
  const { form, book, failure, clearFailure } = useBooking(props, { quote, selection, api, decimalsOf });
  const own = useOwnBooking(order, api, quote.isUnavailable);
  const isUpdating = quote.isUpdating || own === 'looking-up';
  const submitWhenPriced = useSubmitWhenPriced(isUpdating, quote, selection);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  const failureNotice = failure && (
    <S.Alert role="alert" tabIndex={-1} ref={alert}>
      <Glyph shapes={CircleAlert} size={22} />
      <p>{failure.text}</p>
    </S.Alert>
  );
  // It is said where it can be mended, until something else is chosen.
  const isAboutInsurance =
    failure?.kind === 'no-insurance' && extras.some(({ type }) => type === 'insurance');
  const chooseExtra = (extraId: string, quantity: number) => {
    if (failure?.kind === 'no-insurance') clearFailure();
    choose(extraId, quantity);
  };
  const prices = { texts: texts.price, areTaxesIncluded: order.search.showFinalPrice, format };

  const screen = () => {
    if (own === 'unclear') return <UnclearNotice texts={texts} />;
    if (own && own !== 'looking-up')
      return (
        <BookedNotice number={own.number} href={bookingHref(props.successPath, own.number)} texts={texts}>
          <Button
            as="button"
            type="button"
            data-variant="secondary"
            data-size="medium"
            onClick={() => {
              allowAnother(order);
              navigation.reload();
            }}
          >
            <span data-island-of="label">{texts.bookAnother}</span>
          </Button>
        </BookedNotice>
      );
    if (quote.isUnavailable && !own) return <UnavailableNotice texts={texts} href={props.othersHref} />;
    return (
      <Form form={form} onSubmit={book}>
        {({ handleSubmit, submitting }) => (
          <S.Form
            noValidate
            data-needs-script=""
            method="post"
            onSubmit={(event) => {
              // A hasty second press must not agree to what the first one finds out.
              if (submitting) return event.preventDefault();
              clearFailure();
              if (isUpdating) {
                submitWhenPriced(event.currentTarget);
                return event.preventDefault();
              }
              const sent = handleSubmit(event);
              focusFirstProblem(event.currentTarget);
              return sent;
            }}
          >
            <ExtrasChoice
              extras={extras}
              selection={selection}
              texts={texts.extras}
              format={format}
              onChoose={chooseExtra}
              insuranceNotice={isAboutInsurance ? failureNotice : undefined}
            />
            <p role="status" className="visually-hidden">
              {[
                ...removed.map(({ name }) => interpolate(texts.extras.removed, { extra: name })),
                ...returned.map(({ name }) => interpolate(texts.extras.returned, { extra: name })),
              ].join(' ')}
            </p>
            <S.Details>
              <h2>{texts.yourDetails}</h2>
              <CustomerFieldset
                fields={props.fields}
                chooseText={texts.choose}
                optionalText={texts.optional}
              />
            </S.Details>
            <S.Payment>
              <Glyph shapes={Banknote} size={24} />
              {texts.payAtPickUp}
            </S.Payment>
            {props.showsTerms && <TermsField terms={texts.terms} opensInNewTab={texts.opensInNewTab} />}
            {quote.change && <PriceChangeNotice change={quote.change} {...prices} />}
            {!isAboutInsurance && failureNotice}
            {!isHydrated && (
              <S.ScriptsMissing>
                <Glyph shapes={CircleAlert} size={22} />
                {texts.stillLoading}
              </S.ScriptsMissing>
            )}
            {/* Nobody takes what a browser sends by itself; without `post` it would even stand in the address. */}
            <S.Bar>
              <SubmitButton isBusy={submitting === true || isUpdating} isWaiting={!isHydrated}>
                {submitting
                  ? texts.booking
                  : isUpdating
                    ? texts.price.updating
                    : interpolate(texts.book, { price: format.money(quote.offer.total) })}
              </SubmitButton>
            </S.Bar>
          </S.Form>
        )}
      </Form>
    );
  };
  return (
    <>
      <S.Summary aria-label={texts.summary}>
        <Adopted as="div" slot="car" />
        <PricePanel quote={quote} {...prices} />
      </S.Summary>
      <S.Part>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
        {screen()}
        <Adopted as="div" slot="note" />
      </S.Part>
    </>
  );
}

/** After the errors are drawn, the first field that has one takes the focus. */
function focusFirstProblem(form: HTMLElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
