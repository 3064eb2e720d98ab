import type { PricedSearch } from '../../api/queries/price.ts';
import { EXTRAS_PARAMETER, toSearchAddress, withDropOff } from '../../api/wire/search-address.ts';
import { cancellationTerms } from '../../domain/cancellation.ts';
import { acceptsCurrency, bookableMethods, defaultPayment, isForQuote } from '../../domain/payment.ts';
import type { Money } from '../../domain/money.ts';
import { convertExtra, convertLiability, convertOffer } from '../../domain/offers/convert-offer.ts';
import { toShownCurrency } from '../../domain/shown-currency.ts';
import { quotedPrice } from '../../domain/vehicle-offer.ts';
import { dataOf } from '../../runtime/data/queries.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { separatorsOf } from '../../runtime/text/separators.ts';
import { cancellationTemplate } from '../../ui/cancellation/cancellation-text.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { exchangeNotice } from '../../ui/exchange-notice/exchange-notice.ts';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen.tsx';
import { FailedScreen } from '../../ui/notice-screen/failed-screen.tsx';
import { NoticeScreen } from '../../ui/notice-screen/notice-screen.tsx';
import { RefusedAgeScreen } from '../../ui/notice-screen/refused-age-screen.tsx';
import { ModelName } from '../../ui/model-name/model-name.tsx';
import { CorrectionNotices } from '../../ui/correction-notices/correction-notices.tsx';
import { EarlierReturnHint } from '../../ui/earlier-return/earlier-return-hint.tsx';
import { TripLine } from '../../ui/trip-summary/trip-line.tsx';
import { TripSummary } from '../../ui/trip-summary/trip-summary.tsx';
import { distanceTexts } from '../../ui/vehicle-card/distance-texts.ts';
import type { queries } from './checkout.queries.ts';
import * as S from './checkout-page.styles.ts';
import { CheckoutIsland } from './checkout.island.tsx';
import { bookedTexts, checkoutTexts } from './checkout-texts.ts';
import { identityOf, shownForm } from './form/form-fields.ts';
import { shownExtras } from './extras/shown-extra.ts';
import { STEP_BACK, STEP_PARAMETER, stepOf } from './step/step.ts';
import { UnavailableIsland } from './unavailable.island.tsx';
import type { CheckoutOrder } from './state/checkout-order.ts';

/** Placeholders of ways to pay while the checkout is loading. */
const PAYMENT_PLACEHOLDERS = 3;

type Props = ComponentProps<'Checkout', typeof queries>;

const orderOf = (
  search: PricedSearch['search'],
  modelId: string,
  { language, booking, bookingCurrency }: Props['page'],
): CheckoutOrder => ({
  search,
  modelId,
  language,
  brandCode: booking.brandCode,
  currency: bookingCurrency,
});

/** Amounts as they are booked. */
export const convertFor = ({ bookingCurrency }: Props['page']) =>
  bookingCurrency ? toShownCurrency(bookingCurrency) : (amount: Money) => amount;

/** Where the same search finds other cars. */
function othersHref({ routePath, search }: Props['page']): string {
  const others = new URLSearchParams(search);
  for (const name of ['modelId', 'paymentMethodId', EXTRAS_PARAMETER, STEP_PARAMETER]) others.delete(name);
  return routePath('search', others.toString());
}

/** The same checkout without a part of its address. */
function hrefWithout(parameter: string, { routePath, routeId, search }: Props['page']): string {
  const address = new URLSearchParams(search);
  address.delete(parameter);
  return routePath(routeId, address.toString());
}

/** Why there is nothing to book; an address without a car that exists is a general error. */
function nothingTexts(priced: PricedSearch | null, t: Props['t']): Record<'title' | 'text', string> {
  if (priced?.isModelKnown) return { title: t('checkout.unavailable'), text: t('results.noneHint') };
  const [reason, hint] = priced
    ? [t('checkout.unknownModel'), t('results.noneHint')]
    : [t('checkout.nothingChosen'), t('checkout.nothingChosenText')];
  return { title: t('errors.gralError'), text: `${reason}. ${hint}` };
}

/** The way to pay that the address names; `null` where it names none. */
const wantedPayment = ({ search }: Props['page']) => search.get('paymentMethodId');

/** What the screen shows where no car is booked: it asks for a quote, or nothing can be booked. */
export function titleOverride({ data, page, t }: Pick<Props, 'data' | 'page' | 't'>): string | null {
  const price = data.price;
  const priced = price.status === 'success' ? price.data : null;
  if (priced?.ageRefusal) return null;
  if (price.status === 'success' && !priced?.offer) return nothingTexts(priced, t).title;
  if (price.status === 'error' || data.form.status === 'error') return t('errors.gralError');
  return priced?.offer && isForQuote({ wanted: wantedPayment(page), isQuoteOnly: priced.offer.isQuoteOnly })
    ? t('checkout.quote.ask')
    : null;
}

/** Why there is nothing to book: the address names no model, an unknown one, or one without a free car. */
function Nothing({
  root,
  t,
  page,
  image,
  priced,
  renderIsland,
}: Props & { readonly priced: PricedSearch | null }) {
  const isUnavailable = priced?.isModelKnown === true;
  const notice = (
    <NoticeScreen
      root={{ ...(isUnavailable ? {} : root), role: 'alert' }}
      scene={page.picture(image.src)}
      alt={image.alt}
      icon="car-front"
      {...nothingTexts(priced, t)}
    >
      <ButtonLink href={othersHref(page)} variant="primary">
        {t(priced ? 'checkout.seeOthers' : 'search.title')}
      </ButtonLink>
      <ButtonLink href={page.routePath('home')}>{t('common.goHome')}</ButtonLink>
    </NoticeScreen>
  );
  if (!isUnavailable) return notice;
  return renderIsland({
    name: 'unavailable',
    island: UnavailableIsland,
    as: S.HiddenWhilePending,
    root,
    props: {
      order: orderOf(priced.search, priced.search.modelId ?? '', page),
      successPath: page.routePath('booking-success'),
      othersHref: othersHref(page),
      texts: bookedTexts(t),
    },
    slots: { unavailable: notice },
  });
}

/** The one page on which a car is booked: what, when, with what, for how much, and by whom. */
export function Checkout(props: Props) {
  const { root, t, format, page, data, note, image, renderIsland } = props;
  const price = data.price;
  const form = data.form;
  const priced = price.status === 'success' ? price.data : null;
  if (priced?.ageRefusal)
    return <RefusedAgeScreen root={root} t={t} page={page} refusal={priced.ageRefusal} image={image} />;
  if (price.status === 'success' && !priced?.offer) return <Nothing {...props} priced={priced} />;
  if (price.status === 'error' || form.status === 'error')
    return <FailedScreen root={root} t={t} page={page} image={image} />;
  if (!priced?.offer || form.status === 'loading')
    return <LoadingScreen root={root} t={t} blocks={2} lines={PAYMENT_PLACEHOLDERS} />;
  const {
    offer: unconverted,
    search,
    corrections,
    preselected,
    driverAge,
    isInsuranceRequired,
    isLicenceRequired,
    today,
  } = priced;
  const convert = convertFor(page);
  const offer = convertOffer(unconverted, convert);
  const extras = priced.extras.map((extra) => convertExtra(extra, convert));
  const liabilities = Object.fromEntries(
    Object.entries(priced.liabilities).map(([level, liability]) => [
      level,
      liability && convertLiability(liability, convert),
    ]),
  );
  const [own, shown] = [unconverted.total.currency, offer.total.currency];
  const currencies = [...new Set([own, shown])].map(format.currency);
  const exchange = own === shown ? '' : exchangeNotice({ shown, own }, page, t);
  const earlier = dataOf(data.earlierReturn);
  const { vehicle } = offer;
  const { language } = page;
  const { ofBooking } = page.booking.messages;
  const picture = page.picture(vehicle.imagePath);
  const pictureRatio = picture?.width && picture.height ? picture.width / picture.height : undefined;
  const address = toSearchAddress(search);
  const { isTwoSteps } = page.booking.checkout;
  // Also in one step, where none is hidden: what the browser read differently, it would render again.
  const servedStep = stepOf(page.search, true);
  const methods = bookableMethods(page.booking.paymentMethods);
  const wanted = wantedPayment(page);
  const { isQuoteOnly } = offer;
  const chosen = defaultPayment(methods, {
    wanted,
    isQuoteOnly,
    currency: offer.total.currency,
    total: offer.total,
    promoted: offer.promotions,
  });
  const isQuote = isForQuote({ wanted, isQuoteOnly });
  const terms = cancellationTerms(priced.cancellation, {
    pickUp: search.pickUp,
    total: offer.total,
    totalDays: offer.totalDays,
  });
  const cancellation = terms && {
    feeDays: priced.cancellation?.feeDays ?? 0,
    totalDays: offer.totalDays,
    template: cancellationTemplate(terms, priced.localNow, { t, format }),
  };
  return (
    <S.Screen {...root}>
      <S.Head>
        {isTwoSteps && (
          <ButtonLink
            href={hrefWithout(STEP_PARAMETER, page)}
            variant="text"
            size="small"
            icon="arrow-left"
            attributes={{ [STEP_BACK]: '', hidden: servedStep === 'extras' }}
          >
            {t('checkout.backToExtras')}
          </ButtonLink>
        )}
        <ButtonLink
          href={othersHref(page)}
          variant="text"
          size="small"
          icon="arrow-left"
          attributes={{ hidden: isTwoSteps && servedStep === 'details' }}
        >
          {t('checkout.back')}
        </ButtonLink>
        <h1>{t(isQuote ? 'checkout.quote.ask' : 'checkout.title')}</h1>
        <S.Chosen>
          <span>
            <ModelName name={vehicle.modelName} page={page} t={t} />
          </span>
          <TripLine trip={search} format={format} />
        </S.Chosen>
        <CorrectionNotices corrections={corrections} search={search} t={t} format={format} />
        {priced.codes.wrong.map((code) => (
          <p key={code} role="alert">
            {t('codes.wrong', { code })}
          </p>
        ))}
        {priced.lacksExtras && <p role="alert">{t('checkout.extras.leftOut')}</p>}
        {earlier && (
          <EarlierReturnHint
            hint={earlier}
            href={page.routePath(page.routeId, withDropOff(page.search, earlier.dropOff))}
            t={t}
            format={format}
          />
        )}
      </S.Head>
      {renderIsland({
        name: 'checkout',
        island: CheckoutIsland,
        as: S.Columns,
        root: { 'data-node': `${root['data-node']}-form` },
        props: {
          order: orderOf(search, vehicle.modelId, page),
          offer: quotedPrice(unconverted),
          preselected,
          pricedMethod:
            methods.find(({ id, promotionId }) => id === wanted && promotionId !== null)?.id ?? null,
          extras: shownExtras(extras, t, format, page.booking.results.shows.netPrice),
          liabilities,
          currencies,
          separators: separatorsOf(language),
          form: shownForm(form.data, {
            t,
            language,
            dateFormat: format.style.dateFormat,
            driverAge,
            isLicenceRequired,
            phoneCountry: offer.pickUpPlace.country,
            documentTypes: dataOf(data.documentTypes) ?? [],
            taxPayerTypes: dataOf(data.taxPayerTypes) ?? [],
            trip: { pickUp: offer.pickUpPlace.category, dropOff: offer.dropOffPlace.category },
          }),
          identity: identityOf(form.data, {
            documentTypes: dataOf(data.documentTypes) ?? [],
            taxPayerTypes: dataOf(data.taxPayerTypes) ?? [],
          }),
          driverAge,
          isInsuranceRequired,
          today,
          texts: checkoutTexts(t, page.booking, {
            areTaxesIncluded: search.showFinalPrice,
            risks: page.booking.excess.inCheckout,
            isQuote,
          }),
          isTwoSteps,
          servedStep,
          methods: methods.map(({ id, name, image, promotionId, ...method }) => ({
            id,
            name,
            image,
            promotionId,
            paymentType: method.paymentType,
            refusal: acceptsCurrency(method, offer.total.currency)
              ? ''
              : t('errors.gatewayCurrencyNotAccepted', { currency: offer.total.currency }),
          })),
          servedMethod: isQuote ? null : chosen,
          isQuote,
          redirectsAfterQuote: page.booking.checkout.redirectsAfterQuote,
          bookHref: offer.isQuoteOnly ? null : hrefWithout('paymentMethodId', page),
          prepayment: page.booking.checkout.showsBetterPrice ? page.booking.prepayment : null,
          showsTerms: page.booking.showsTerms,
          successPath: page.routePath('booking-success'),
          othersHref: othersHref(page),
          cancellation,
          codes: {
            given: priced.codes,
            path: page.routePath(page.routeId),
            query: page.search.toString(),
            language,
          },
          unavailableHref: page.routePath('booking-error', `reason=gone&${address}`),
        },
        slots: {
          // The operator's note is for those who book.
          note: !isQuote && note && <p>{note}</p>,
          car: (
            <S.Car style={{ '--picture-ratio': pictureRatio } as object}>
              {picture && <img src={picture.src} alt="" width={picture.width} height={picture.height} />}
              <h2>
                <ModelName name={vehicle.modelName} page={page} t={t} />
              </h2>
              <TripSummary trip={search} t={t} format={format} />
              {offer.distanceLimit && <p>{distanceTexts(offer, t, format).join(' · ')}</p>}
            </S.Car>
          ),
          about: (
            <S.About>
              {ofBooking && <p>{ofBooking}</p>}
              {exchange && <p>{exchange}</p>}
              {page.booking.checkout.infoHref && (
                <a href={page.booking.checkout.infoHref}>{t('checkout.goodToKnow')}</a>
              )}
            </S.About>
          ),
        },
      })}
    </S.Screen>
  );
}
