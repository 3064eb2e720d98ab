import styled from 'styled-components';
import type { BookingSummary } from '../../domain/booking-summary.ts';
import { resultOf } from '../../runtime/registry/data.ts';
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

const Screen = styled.section`
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: var(--section) var(--margin);
  display: grid;
  gap: 32px clamp(32px, 5vw, 80px);
  align-items: start;
  @media (width >= 900px) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
  & > header { display: grid; gap: 16px; justify-items: start; }
  & > header > svg { color: var(--success); }
  & h1 { font-family: var(--display-family); font-weight: var(--display-weight); font-stretch: var(--display-stretch); letter-spacing: var(--display-spacing); font-size: var(--text-display); line-height: 1.08; }
  & > header > p { white-space: pre-line; max-width: 60ch; }
`;

const Number = styled.p`
  display: inline-grid;
  justify-self: start;
  padding: 16px 24px;
  border: 2px dashed var(--line);
  border-radius: var(--radius);
  & > span { font-size: 14px; color: var(--muted); line-height: 1.4; }
  & > strong { font-size: 28px; line-height: 1.2; letter-spacing: 0.06em; font-variant-numeric: tabular-nums; user-select: all; }
`;

const Car = styled.div`
  display: grid;
  gap: 24px;
  padding: clamp(16px, 3vw, 32px);
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  & h2 { font-family: var(--display-family); font-weight: var(--display-weight); font-stretch: var(--display-stretch); letter-spacing: var(--display-spacing); font-size: var(--text-title); line-height: 1.2; }
  & h2 > small { font-family: var(--body-family); font-size: 14px; font-weight: var(--body-weight); color: var(--muted); letter-spacing: 0; }
`;

const Notes = styled.div`
  display: grid;
  gap: 8px;
  font-size: 14px;
  line-height: 1.45;
  color: var(--muted);
  & > p:first-child { font-size: 16px; color: var(--ink); }
  &:empty { display: none; }
`;

const Plinth = styled.div`
  padding: clamp(8px, 2vw, 24px) clamp(8px, 3vw, 40px) 8px;
  border-radius: calc(var(--radius) * 0.75);
  background: var(--surface);
  & img { width: 100%; height: auto; }
`;

type Props = ComponentProps<'BookingSuccess'>;

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

/** Where a booking's heading and its explanation are; what needs an agreement or tells a price is no booked car. */
const toldKey = ({ status }: BookingSummary) =>
  status === 'reserved' || status === 'quoted' ? `mail.confirmation.${status}` : null;

/** What the screen shows where that is no booked car. */
export function unusualTitle({ data, page, t }: Pick<Props, 'data' | 'page' | 't'>): string | null {
  const answer = resultOf<BookingSummary | null>(data, 'booking');
  if (answer.status === 'error') return t('errors.gralError');
  if (answer.status === 'loading' && page.search.get('bookingId')) return null;
  if (answer.status !== 'success' || !answer.data) return t('success.missing');
  const told = toldKey(answer.data);
  return told && t(`${told}.heading`);
}

/** The booking that was just made: its number, car, trip and price. */
export function BookingSuccess(props: Props) {
  const { root, t, format, page, data, text, image } = props;
  const answer = resultOf<BookingSummary | null>(data, 'booking');
  // Not to know is not to be missing: whoever has just booked must not read that there is no booking.
  if (answer.status === 'error') return <FailedScreen root={root} t={t} page={page} image={image} />;
  if (answer.status === 'loading' && page.search.get('bookingId'))
    return <LoadingScreen root={root} t={t} blocks={1} />;
  const booking = answer.status === 'success' ? answer.data : null;
  if (!booking) return <Missing {...props} />;
  const { vehicle } = booking;
  const told = toldKey(booking);
  const picture = page.picture(vehicle.imagePath);
  const { ofBooking } = page.booking.messages;
  return (
    <Screen {...root}>
      <header>
        <SvgIcon name="circle-check" size={48} />
        <h1>{t(told ? `${told}.heading` : 'success.title')}</h1>
        {told && <p>{t(`${told}.intro`)}</p>}
        <p>{t('success.mailSent')}</p>
        {text && <p>{text}</p>}
        <Number>
          <span>{t('success.number')}</span>
          <strong>{booking.number}</strong>
        </Number>
        <ButtonLink href={page.routePath('home')}>{t('common.goHome')}</ButtonLink>
      </header>
      <Car>
        {picture && (
          <Plinth>
            <img src={picture.src} alt="" width={picture.width} height={picture.height} />
          </Plinth>
        )}
        <h2>
          <ModelName name={vehicle.modelName} page={page} t={t} />
        </h2>
        <TripSummary trip={booking} t={t} format={format} />
        <PriceBreakdown
          lines={booking.lines}
          total={booking.total}
          areTaxesIncluded={page.booking.areTaxesIncluded}
          texts={breakdownTexts(t)}
          format={format}
        />
        <Notes>
          {!told && booking.amountDue.minor > 0 && (
            <p>{t('success.payAtPickUp', { price: format.money(booking.amountDue) })}</p>
          )}
          {booking.deposit && <p>{t('results.deposit', { price: format.money(booking.deposit) })}</p>}
          {ofBooking && <p>{ofBooking}</p>}
        </Notes>
      </Car>
    </Screen>
  );
}
