import type { BookingSummary } from '../../domain/booking-summary.ts';
import { addressWithCity } from '../../domain/places.ts';
import type { OfferPlace } from '../../domain/vehicle-offer.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen.tsx';
import { FailedScreen } from '../../ui/notice-screen/failed-screen.tsx';
import { NoticeScreen } from '../../ui/notice-screen/notice-screen.tsx';
import { ModelName } from '../../ui/model-name/model-name.tsx';
import { breakdownTexts } from '../../ui/price-breakdown/breakdown-texts.ts';
import { PriceBreakdown } from '../../ui/price-breakdown/price-breakdown.tsx';
import { TripSummary } from '../../ui/trip-summary/trip-summary.tsx';
import type { queries } from './booking-success.queries.ts';
import * as S from './booking-success.styles.ts';

type Props = ComponentProps<'BookingSuccess', typeof queries>;

function Missing({ root, t, page, image }: Props) {
  return (
    <NoticeScreen
      // What the operator put around a booking speaks of one: none of it is shown without.
      root={{ ...root, 'data-alone': '' }}
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
  const answer = data.booking;
  if (answer.status === 'error') return t('errors.gralError');
  if (answer.status === 'loading') return null;
  if (answer.status !== 'success' || !answer.data) return t('success.missing');
  const key = statusKey(answer.data);
  return key && t(`${key}.heading`);
}

/** A booking with the addresses of its places, where they are known. */
function withAddresses(booking: BookingSummary, data: Props['data']) {
  const places = data.places;
  const located = (place: OfferPlace) => {
    const known = places.status === 'success' && places.data.find(({ id }) => id === place.id);
    return known ? { ...place, address: addressWithCity(known) } : place;
  };
  return {
    ...booking,
    pickUpPlace: located(booking.pickUpPlace),
    dropOffPlace: located(booking.dropOffPlace),
  };
}

/** The booking that was just made: its number, car, trip and price. */
export function BookingSuccess(props: Props) {
  const { root, t, format, page, data, text, image } = props;
  const answer = data.booking;
  // A failed look-up is not a missing booking: a visitor who has just booked must not read that there is none.
  if (answer.status === 'error') return <FailedScreen root={root} t={t} page={page} image={image} />;
  if (answer.status === 'loading') return <LoadingScreen root={root} t={t} blocks={1} />;
  const booking = answer.status === 'success' ? answer.data : null;
  if (!booking) return <Missing {...props} />;
  const { vehicle } = booking;
  const key = statusKey(booking);
  const picture = page.picture(vehicle.imagePath);
  const { ofBooking } = page.booking.messages;
  return (
    <S.Screen {...root}>
      <header>
        <SvgIcon name="circle-check" size={48} />
        <h1>{t(key ? `${key}.heading` : 'success.title')}</h1>
        {key && <p>{t(`${key}.intro`)}</p>}
        <p>{t('success.mailSent')}</p>
        {/* The operator's message is for booked cars, not for requests. */}
        {!key && text && <p>{text}</p>}
        <S.BookingNumber>
          <span>{t('success.number')}</span>
          <strong>{booking.number}</strong>
        </S.BookingNumber>
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
        <TripSummary trip={withAddresses(booking, data)} t={t} format={format} />
        <PriceBreakdown
          lines={booking.lines}
          total={booking.total}
          areTaxesIncluded={page.booking.areTaxesIncluded}
          texts={breakdownTexts(t, format.currencyCode(booking.total.currency))}
          format={format}
        />
        <S.Notes>
          {!key && booking.amountDue.minor > 0 && (
            <p>{t('success.payAtPickUp', { price: format.money(booking.amountDue) })}</p>
          )}
          {booking.deposit && <p>{t('results.deposit', { price: format.money(booking.deposit) })}</p>}
          {ofBooking && <p>{ofBooking}</p>}
        </S.Notes>
      </S.Car>
    </S.Screen>
  );
}
