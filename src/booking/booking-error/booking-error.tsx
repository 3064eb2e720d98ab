import { toSearchAddress } from '../../api/wire/search-address.ts';
import { nearestOffers } from '../../domain/offers/nearest-offers.ts';
import { dataOf } from '../../runtime/data/queries.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { NoticeScreen } from '../../ui/notice-screen/notice-screen.tsx';
import { CorrectionNotices } from '../../ui/correction-notices/correction-notices.tsx';
import { TripSummary } from '../../ui/trip-summary/trip-summary.tsx';
import { VehicleCard } from '../../ui/vehicle-card/vehicle-card.tsx';
import { VehicleCards } from '../../ui/vehicle-card/vehicle-cards.tsx';
import type { queries } from './booking-error.queries.ts';
import { reasonOf } from './reason.ts';
import * as S from './booking-error.styles.ts';

type Props = ComponentProps<'BookingError', typeof queries>;

const MOST_ALTERNATIVES = 4;

/** Other cars for the same trip, those most like the one that is gone first; nothing when none could be found. */
function Alternatives({ t, format, page, data }: Props) {
  const result = data.alternatives;
  if (result.status !== 'success' || !result.data.search) return null;
  const { search, corrections, offers } = result.data;
  const unavailableId = page.search.get('modelId');
  const others = nearestOffers(
    offers.filter(({ isQuoteOnly, vehicle }) => !isQuoteOnly && vehicle.modelId !== unavailableId),
    unavailableId,
    dataOf(data.fleet) ?? [],
  );
  if (others.length === 0) return null;
  return (
    <S.Alternatives>
      {/* What had to be corrected is no longer the same trip. */}
      <h2>
        {corrections.length > 0
          ? t('results.count', { count: others.length })
          : t('bookingError.alternatives')}
      </h2>
      <TripSummary trip={search} t={t} format={format} />
      <CorrectionNotices corrections={corrections} search={search} t={t} format={format} />
      <VehicleCards>
        {others.slice(0, MOST_ALTERNATIVES).map((offer) => (
          <li key={offer.vehicle.modelId}>
            <VehicleCard
              offer={offer}
              href={page.routePath(
                'checkout',
                toSearchAddress({ ...search, modelId: offer.vehicle.modelId }).toString(),
              )}
              page={page}
              t={t}
              format={format}
              heading="h3"
            />
          </li>
        ))}
      </VehicleCards>
    </S.Alternatives>
  );
}

/** What the screen shows; its page is named after a booking that was not made. */
export const titleOverride = ({ page, t }: Pick<Props, 'page' | 't'>): string | null =>
  reasonOf(page.search) ? null : t('bookingError.nothing');

/** Without a reason in the address no booking failed, so no error is shown. */
const NoError = ({ root, t, page, image }: Props) => (
  <NoticeScreen
    root={root}
    scene={page.picture(image.src)}
    alt={image.alt}
    icon="car-front"
    title={t('bookingError.nothing')}
    text={t('checkout.nothingChosenText')}
  >
    <ButtonLink href={page.routePath('search')} variant="primary">
      {t('search.title')}
    </ButtonLink>
    <ButtonLink href={page.routePath('home')}>{t('common.goHome')}</ButtonLink>
  </NoticeScreen>
);

/** A booking that was not made: why, that nothing is lost, and the ways on. */
export function BookingError(props: Props) {
  const { root, t, page, image } = props;
  const reason = reasonOf(page.search);
  if (!reason) return <NoError {...props} />;
  const search = new URLSearchParams(page.search);
  search.delete('reason');
  const checkoutHref = page.routePath('checkout', search.toString());
  search.delete('modelId');
  const isRepeatable = reason === 'failed' && page.search.has('modelId');
  return (
    <div {...root}>
      <NoticeScreen
        root={{ role: 'alert' }}
        scene={page.picture(image.src)}
        alt={image.alt}
        icon="circle-alert"
        title={t(`bookingError.${reason}Title`)}
        text={t(`bookingError.${reason}`)}
      >
        {isRepeatable && (
          <ButtonLink href={checkoutHref} variant="primary">
            {t('bookingError.tryAgain')}
          </ButtonLink>
        )}
        <ButtonLink
          href={page.routePath('search', search.toString())}
          variant={isRepeatable ? 'secondary' : 'primary'}
        >
          {t('checkout.seeOthers')}
        </ButtonLink>
        <ButtonLink href={page.routePath('home')}>{t('common.goHome')}</ButtonLink>
      </NoticeScreen>
      <Alternatives {...props} />
    </div>
  );
}
