import { toQuotedAddress } from '../../api/wire/search-address.ts';
import type { BookingSummary } from '../../domain/booking-summary.ts';
import { RISKS } from '../../domain/excess.ts';
import { isIncludedCover } from '../../domain/price-table.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { BookingStatusChip } from '../../ui/booking-status/booking-status.tsx';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen.tsx';
import { FailedScreen } from '../../ui/notice-screen/failed-screen.tsx';
import { NoticeScreen } from '../../ui/notice-screen/notice-screen.tsx';
import { ModelName } from '../../ui/model-name/model-name.tsx';
import { cancellationSentences, withFee } from '../../ui/cancellation/cancellation-text.ts';
import { MoneyTimeline, moneyTimelineTexts } from '../../ui/money-timeline/money-timeline.tsx';
import { breakdownTexts } from '../../ui/price-breakdown/breakdown-texts.ts';
import { PriceBreakdown } from '../../ui/price-breakdown/price-breakdown.tsx';
import { TripSummary } from '../../ui/trip-summary/trip-summary.tsx';
import { bookingActions } from './booking-actions.ts';
import { BookingActionsIsland } from './booking-actions.island.tsx';
import { Desk, desksOf, desksToShow, People } from './booking-details.tsx';
import type { queries } from './booking-success.queries.ts';
import * as S from './booking-success.styles.ts';

type Props = ComponentProps<'BookingSuccess', typeof queries>;

/** What the operator put around a booking speaks of a car that waits: none of it is shown where there is none. */
const ALONE = { 'data-alone': '' };

function Missing({ root, t, page, image }: Props) {
  return (
    <NoticeScreen
      root={{ ...root, ...ALONE }}
      scene={page.picture(image.src)}
      alt={image.alt}
      icon="map-pin-off"
      title={t('success.missing')}
      text={t('success.missingText')}
    >
      <ButtonLink href={page.routePath('home')} variant="primary">
        {t('common.goHome')}
      </ButtonLink>
      <ButtonLink href={page.routePath('search')}>{t('search.title')}</ButtonLink>
    </NoticeScreen>
  );
}

/** Text keys of a booking's heading and explanation; a request or a quotation is not a booked car. */
const statusKey = ({ status }: BookingSummary) =>
  status === 'reserved' || status === 'quoted' ? `mail.confirmation.${status}` : null;

/** What the screen shows where that is no booked car. */
export function titleOverride({ data, t }: Pick<Props, 'data' | 't'>): string | null {
  const result = data.booking;
  if (result.status === 'error') return t('errors.gralError');
  if (result.status === 'loading') return null;
  if (result.status !== 'success' || !result.data) return t('success.missing');
  if (result.data.status === 'cancelled') return t('success.cancelledTitle');
  const key = statusKey(result.data);
  return key && t(`${key}.heading`);
}

/** Where the car of a quote is booked; `null` for one that the operator alone books. */
function quoteHref(
  { pickUpPlace, dropOffPlace, vehicle, people, isOnRequest, ...quoted }: BookingSummary,
  page: Props['page'],
): string | null {
  if (isOnRequest) return null;
  const address = toQuotedAddress({
    ...quoted,
    pickUpPlaceId: pickUpPlace.id,
    dropOffPlaceId: dropOffPlace.id,
    modelId: vehicle.modelId,
    paymentMethodId: people?.paymentMethodId ?? '',
    promotionId: people?.promotionId ?? '',
    promotionCode: people?.promotionCode ?? '',
    agreementCode: people?.agreementCode ?? '',
  });
  return page.routePath('checkout', address.toString());
}

/** The booking that was just made: its number, car, trip and price. */
export function BookingSuccess(props: Props) {
  const { root, t, format, page, data, text, image, renderIsland } = props;
  const result = data.booking;
  // A failed look-up is not a missing booking: a visitor who has just booked must not read that there is none.
  if (result.status === 'error') return <FailedScreen root={root} t={t} page={page} image={image} />;
  if (result.status === 'loading') return <LoadingScreen root={root} t={t} blocks={1} />;
  const booking = result.status === 'success' ? result.data : null;
  if (!booking) return <Missing {...props} />;
  const { vehicle, people, cancellation, status } = booking;
  const key = statusKey(booking);
  const isCancelled = status === 'cancelled';
  const { charged } = cancellation;
  const isQuote = status === 'quoted';
  const bookHref = isQuote ? quoteHref(booking, page) : null;
  const deadlines = isQuote ? [] : booking.deadlines;
  const picture = page.picture(vehicle.imagePath);
  const { ofBooking } = page.booking.messages;
  const desks = desksOf(booking, props);
  const included = booking.lines.filter(isIncludedCover);
  const chosen = booking.extras.filter(
    ({ name }) => !included.some(({ description }) => description === name),
  );
  const trip = {
    ...booking,
    pickUpPlace: { ...booking.pickUpPlace, address: desks.pickUp.address },
    dropOffPlace: { ...booking.dropOffPlace, address: desks.dropOff.address },
  };
  return (
    <S.Screen {...root} {...(isCancelled ? ALONE : {})}>
      <header>
        <SvgIcon name={isCancelled ? 'info' : 'circle-check'} size={48} />
        <h1>{t(isCancelled ? 'success.cancelledTitle' : key ? `${key}.heading` : 'success.title')}</h1>
        {key && !isCancelled && <p>{t(`${key}.intro`)}</p>}
        {isCancelled && charged && (
          <p>
            {charged.minor > 0
              ? t('mail.cancellation.fee', { price: format.money(charged) })
              : t('mail.cancellation.free')}
          </p>
        )}
        {!isCancelled && <p>{t(isQuote ? 'success.quote.mailSent' : 'success.mailSent')}</p>}
        {/* The operator's message is for booked cars, not for requests. */}
        {!key && !isCancelled && text && <p>{text}</p>}
        <S.BookingNumber>
          <span>{t(isQuote ? 'success.quote.number' : 'success.number')}</span>
          <strong>{booking.number}</strong>
        </S.BookingNumber>
        <BookingStatusChip status={status} t={t} />
        {bookHref && (
          <ButtonLink href={bookHref} variant="primary">
            {t('success.quote.book')}
          </ButtonLink>
        )}
        {renderIsland({
          name: 'booking-actions',
          island: BookingActionsIsland,
          as: 'div',
          root: { 'data-node': `${root['data-node']}-actions` },
          props: bookingActions(booking, props),
        })}
        <ButtonLink href={page.routePath('home')}>{t('common.goHome')}</ButtonLink>
      </header>
      <S.Car>
        {picture && (
          <S.Plinth>
            <img src={picture.src} alt="" width={picture.width} height={picture.height} />
          </S.Plinth>
        )}
        <h2>
          <ModelName name={vehicle.modelName} page={page} t={t} />
        </h2>
        <TripSummary trip={trip} t={t} format={format} />
        {!isCancelled && (
          <S.Desks>
            {desksToShow(desks, t).map(({ label, desk }) => (
              <Desk key={label} label={label} desk={desk} t={t} />
            ))}
          </S.Desks>
        )}
        {people && <People people={people} t={t} />}
        {chosen.length > 0 && (
          <S.Details>
            <div>
              <dt>{t('success.protection')}</dt>
              {chosen.map(({ extraId, name, quantity }) => (
                <dd key={extraId}>{quantity > 1 ? `${quantity} × ${name}` : name}</dd>
              ))}
            </div>
          </S.Details>
        )}
        {!isCancelled && (
          <PriceBreakdown
            lines={booking.lines}
            total={booking.total}
            areTaxesIncluded={page.booking.areTaxesIncluded}
            texts={breakdownTexts(t)}
            format={format}
          />
        )}
        {!isCancelled && !isQuote && (
          <MoneyTimeline
            now={booking.paid}
            atPickUp={booking.amountDue}
            deposit={booking.deposit}
            excess={booking.excess}
            texts={moneyTimelineTexts(t, RISKS)}
            format={format}
          />
        )}
        <S.Notes>
          {!isQuote && cancellation.terms && cancellation.fee && (
            <div>
              {withFee(
                cancellationSentences(cancellation.terms, cancellation.fee, { t, format }),
                cancellation.terms.fee,
                format,
              ).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          )}
          {!isCancelled && (deadlines.length > 0 || ofBooking) && (
            <>
              {!isQuote && <h3>{t('success.bring')}</h3>}
              {deadlines.map(({ name, until }) => (
                <p key={name}>
                  {t('success.deadline', {
                    extra: name,
                    moment: `${format.weekday(until)}, ${format.time(until)}`,
                  })}
                </p>
              ))}
              {ofBooking && <p>{ofBooking}</p>}
            </>
          )}
        </S.Notes>
      </S.Car>
    </S.Screen>
  );
}
