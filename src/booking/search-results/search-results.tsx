import { toSearchAddress } from '../../api/wire/search-address.ts';
import type { OffersResult } from '../../api/queries/search.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { CONTENT_ID } from '../../runtime/registry/page-context.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen.tsx';
import { FailedScreen } from '../../ui/notice-screen/failed-screen.tsx';
import { RefusedAgeScreen } from '../../ui/notice-screen/refused-age-screen.tsx';
import { RefusedReturnScreen } from '../../ui/notice-screen/refused-return-screen.tsx';
import { NoticeScreen } from '../../ui/notice-screen/notice-screen.tsx';
import { CorrectionNotices } from '../../ui/correction-notices/correction-notices.tsx';
import { TripSummary } from '../../ui/trip-summary/trip-summary.tsx';
import { VehicleCard } from '../../ui/vehicle-card/vehicle-card.tsx';
import { VehicleCards } from '../../ui/vehicle-card/vehicle-cards.tsx';
import { PromotionNotices } from './promotion-notices.tsx';
import type { queries } from './search-results.queries.ts';
import * as S from './search-results.styles.ts';

type Props = ComponentProps<'SearchResults', typeof queries>;

function Empty({ root, t, format, page, image, found }: Props & { readonly found: OffersResult }) {
  const { search, corrections } = found;
  return (
    <NoticeScreen
      root={root}
      scene={page.picture(image.src)}
      alt={image.alt}
      icon="calendar-days"
      title={t(search ? 'results.none' : 'search.noPlaces')}
      text={search ? t('results.noneHint') : undefined}
      about={
        search && (
          <>
            <TripSummary trip={search} t={t} format={format} />
            {/* Without offers no price states the charged days, so none are shown. */}
            <p>{t('checkout.lines.rental', { days: t('results.days', { count: found.estimatedDays }) })}</p>
            <CorrectionNotices corrections={corrections} search={search} t={t} format={format} />
          </>
        )
      }
    >
      {search && (
        // The search form is above the results and shows this search.
        <ButtonLink href={`#${CONTENT_ID}`} variant="primary" icon="search">
          {t('results.changeSearch')}
        </ButtonLink>
      )}
      <ButtonLink href={page.routePath('home')}>{t('common.goHome')}</ButtonLink>
    </NoticeScreen>
  );
}

/** The vehicles that are free for the search in the address, each with its total. */
export function SearchResults(props: Props) {
  const { root, t, format, page, view, data, image } = props;
  const answer = data.offers;
  if (answer.status === 'error')
    return <FailedScreen root={root} t={t} page={page} image={image} title={t('results.failed')} />;
  if (answer.status === 'loading') return <LoadingScreen root={root} t={t} blocks={6} />;
  const { search, corrections, refusedReturn, ageRefusal, offers } = answer.data;
  if (refusedReturn)
    return <RefusedReturnScreen root={root} t={t} page={page} refused={refusedReturn} image={image} />;
  if (ageRefusal)
    return <RefusedAgeScreen root={root} t={t} page={page} refusal={ageRefusal} image={image} />;
  const priced = offers.filter(({ isQuoteOnly }) => !isQuoteOnly);
  const [first] = priced;
  if (!search || !first) return <Empty {...props} found={answer.data} />;
  const chosen = page.currencies.find(({ isCurrent, isCharged }) => isCurrent && !isCharged);
  const currencyCode = format.currencyCode(first.total.currency);
  const taxes = t(page.booking.areTaxesIncluded ? 'results.taxesIncluded' : 'results.taxesExcluded');
  const prices = chosen
    ? `${t('currency.approximate', { shown: chosen.isoCode, charged: first.total.currency })} ${taxes}`
    : [currencyCode && t('results.pricesIn', { currency: currencyCode }), taxes].filter(Boolean).join(' · ');
  return (
    <S.Screen {...root} data-page-width="wide">
      <S.Heading>
        <h1>{t('results.count', { count: priced.length })}</h1>
        <p>{prices}</p>
      </S.Heading>
      <TripSummary trip={search} t={t} format={format} />
      <CorrectionNotices corrections={corrections} search={search} t={t} format={format} />
      {data.promotions.status === 'success' && (
        <PromotionNotices
          search={search}
          promotions={data.promotions.data}
          offers={priced}
          t={t}
          format={format}
        />
      )}
      <VehicleCards view={view}>
        {priced.map((offer) => (
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
              heading="h2"
            />
          </li>
        ))}
      </VehicleCards>
    </S.Screen>
  );
}
