import type { OffersResult } from '../../api/queries/search.ts';
import { withDropOff } from '../../api/wire/search-address.ts';
import { ApiError, visitorMessageOf } from '../../api/api-error.ts';
import { dataOf } from '../../runtime/data/queries.ts';
import { codeTexts } from '../../runtime/text/code-texts.ts';
import type { ComparableOffer } from '../../domain/offers/comparable-offer.ts';
import { filterOffers } from '../../domain/offers/filter-offers.ts';
import { currencyMismatch } from '../../domain/offers/notices.ts';
import { promotedPrice } from '../../domain/offers/promoted-price.ts';
import { sortOffers } from '../../domain/offers/sort-offers.ts';
import type { SearchCodes } from '../../domain/promotion-codes.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { FailedScreen } from '../../ui/notice-screen/failed-screen.tsx';
import { RefusedAgeScreen } from '../../ui/notice-screen/refused-age-screen.tsx';
import { pricesNotice } from '../../ui/exchange-notice/exchange-notice.ts';
import { EarlierReturnHint } from '../../ui/earlier-return/earlier-return-hint.tsx';
import { RefusedReturnScreen } from '../../ui/notice-screen/refused-return-screen.tsx';
import { CorrectionNotices } from '../../ui/correction-notices/correction-notices.tsx';
import { vehicleFeatures } from '../../ui/vehicle-card/vehicle-features.ts';
import { codesTexts } from '../codes/codes-texts.ts';
import { Dismissible } from './dismissible.tsx';
import { EmptyResults } from './empty-results.tsx';
import { filterChoices } from './filter-choices.ts';
import { OfferItems } from './offer-items.tsx';
import { CodeNotices } from './code-notices.tsx';
import { PromotionNotices } from './promotion-notices.tsx';
import { ResultsLoading } from './results-loading.tsx';
import { FIELD_NAMES, readResultsState, searchEntries } from './results-state.ts';
import { resultsTexts } from './results-texts.ts';
import { ResultsIsland } from './results.island.tsx';
import type { queries } from './search-results.queries.ts';
import * as S from './search-results.styles.ts';
import { sharedFeatures, SharedTerms } from './shared-terms.tsx';

type Props = ComponentProps<'SearchResults', typeof queries>;

/** A failed search in the product API's words where it has some, and how to try again. */
function Failed({ root, t, page, image, cause, message }: Props & { cause: unknown; message: string }) {
  const said =
    cause instanceof ApiError && cause.status !== 500
      ? (visitorMessageOf(cause, codeTexts(t)) ?? message)
      : '';
  return (
    <S.Screen {...root}>
      <Dismissible severity="error" icon="circle-alert" t={t}>
        <p>{said || t('errors.search')}</p>
      </Dismissible>
      <FailedScreen root={{}} t={t} page={page} image={image} title={t('results.failed')} />
    </S.Screen>
  );
}

interface FoundProps extends Props {
  readonly search: SearchParameters;
  readonly corrections: Parameters<typeof CorrectionNotices>[0]['corrections'];
  readonly codes: SearchCodes;
  readonly cancellation: OffersResult['cancellation'];
  readonly offers: readonly [VehicleOffer, ...VehicleOffer[]];
}

/** Until when cancelling is free, or that it is too late for that; '' where no rules say. */
function cancellationText(
  cancellation: OffersResult['cancellation'],
  t: Props['t'],
  format: Props['format'],
): string {
  if (!cancellation) return '';
  const { freeUntil, isFree } = cancellation;
  const moment = `${format.weekday(freeUntil)}, ${format.time(freeUntil)}`;
  return isFree ? t('cancellation.free', { moment }) : t('cancellation.over');
}

/** What filters and orders know of the offers, in the currency in which they are shown. */
const comparableOffers = (
  offers: readonly VehicleOffer[],
  { page, format }: Props,
): readonly ComparableOffer[] =>
  offers.map((offer) => {
    const { methods, primary } = page.booking.results;
    const { headline } = promotedPrice(offer, methods, primary.paymentMethodId);
    return {
      id: offer.vehicle.modelId,
      price: format.shown(headline).minor,
      categoryId: offer.vehicle.categoryId,
      brand: offer.vehicle.brandName,
      passengers: offer.vehicle.passengers,
      ...(offer.isQuoteOnly ? { isQuoteOnly: true } : {}),
    };
  });

function Found(props: FoundProps) {
  const {
    root,
    t,
    format,
    page,
    view,
    data,
    search,
    corrections,
    codes,
    cancellation,
    offers,
    renderIsland,
    now,
  } = props;
  const { results, messages, areTaxesIncluded } = page.booking;
  const [{ total }] = offers;
  const shown = format.shown(total).currency;
  const unit = { code: shown, decimals: format.currency(shown).decimals };
  const system = page.currencies.find(({ isOwn }) => isOwn)?.isoCode;
  const comparable = comparableOffers(offers, props);
  const state = readResultsState(page.search, {
    offers: comparable,
    defaultSort: results.filters.defaultSort,
    unit,
    decimalsOf: (currency) => format.currency(currency).decimals,
    toShown: format.shown,
  });
  const taxes = t(areTaxesIncluded ? 'results.taxesIncluded' : 'results.taxesExcluded');
  const pricesNote = [page.currencies.length > 1 && t('results.pricesIn', { currency: shown }), taxes]
    .filter(Boolean)
    .join(' · ');
  const ofAll = offers.map((offer) => vehicleFeatures(offer, results.features, { t, format }));
  const common = sharedFeatures(ofAll);
  /** The car that a link was shared for. */
  const shared = page.search.get(FIELD_NAMES.selected);
  const cancelling = cancellationText(cancellation, t, format);
  const isBooked = total.currency === page.bookingCurrency?.chosen.isoCode;
  const mismatch = results.isBroker || isBooked ? null : currencyMismatch(total.currency, system);
  const exchange = pricesNotice(shown, page, t);
  const byId = new Map(
    offers.map((offer, position) => [offer.vehicle.modelId, { offer, features: ofAll[position] ?? [] }]),
  );
  const passing = new Set(filterOffers(comparable, state.filter).map(({ id }) => id));
  const ordered = sortOffers(comparable, state.sort).flatMap(({ id }) => {
    const found = byId.get(id);
    return found ? [{ ...found, isHidden: !passing.has(id) }] : [];
  });
  const earlier = dataOf(data.earlierReturn);
  const about = (
    <>
      <CorrectionNotices corrections={corrections} search={search} t={t} format={format} />
      {earlier && (
        <EarlierReturnHint
          hint={earlier}
          href={page.routePath(page.routeId, withDropOff(page.search, earlier.dropOff))}
          t={t}
          format={format}
        />
      )}
      {mismatch && (
        <Dismissible severity="error" icon="circle-alert" t={t}>
          <p>
            <strong>{t('errors.currencyConfiguration')}</strong>
          </p>
          <p>{t('results.currencyMismatch', { ...mismatch })}</p>
        </Dismissible>
      )}
      {exchange && <p data-exchange="">{exchange}</p>}
      {shared !== null && !offers.some(({ vehicle }) => vehicle.modelId === shared) && (
        <Dismissible severity="warning" icon="circle-alert" t={t}>
          <p>{t('fleet.gone')}</p>
        </Dismissible>
      )}
      <CodeNotices codes={codes} offers={offers} t={t} />
      {data.promotions.status === 'success' && (
        <PromotionNotices
          search={search}
          codes={codes}
          promotions={data.promotions.data}
          offers={offers}
          page={page}
          t={t}
          format={format}
        />
      )}
      <SharedTerms features={common} message={messages.ofResult} cancellation={cancelling} />
    </>
  );
  return (
    <S.Screen {...root} data-page-width="wide">
      {renderIsland({
        name: 'results',
        island: ResultsIsland,
        // The details are closed by going back and by a key, whatever is touched.
        startsAtLoad: state.selected !== null,
        as: S.Results,
        root: {
          'data-node': `${root['data-node']}-results`,
          'data-position': results.filters.position,
          'data-style': results.filters.style,
          'data-amounts': '',
        },
        props: {
          offers: comparable,
          state,
          view: page.resultsView ?? view,
          defaultSort: results.filters.defaultSort,
          style: results.filters.style,
          position: results.filters.position,
          choices: filterChoices(offers, comparable, shown, props),
          showsSort: results.filters.shows.sort,
          fewUnits: results.fewUnits,
          unit,
          counts: Array.from({ length: offers.length + 1 }, (_, count) => t('results.count', { count })),
          pricesNote,
          path: page.routePath(page.routeId),
          searched: searchEntries(page.search),
          texts: resultsTexts(t, results.texts.fewUnits),
          codes: { given: codes, language: page.language, texts: codesTexts(t) },
          now,
        },
        slots: {
          about,
          cards: (
            <OfferItems
              items={ordered}
              common={common}
              state={state}
              search={search}
              cancellation={cancelling}
              page={page}
              t={t}
              format={format}
            />
          ),
        },
      })}
    </S.Screen>
  );
}

/** The vehicles that are free for the search in the address, each with its total. */
export function SearchResults(props: Props) {
  const { root, t, page, data, image } = props;
  const { loadingType, hidesQuoteOnly } = page.booking.results;
  const result = data.offers;
  if (result.status === 'error') return <Failed {...props} cause={result.cause} message={result.message} />;
  if (result.status === 'loading') return <ResultsLoading root={root} t={t} type={loadingType} />;
  const { search, corrections, codes, cancellation, refusedReturn, ageRefusal } = result.data;
  if (refusedReturn)
    return <RefusedReturnScreen root={root} t={t} page={page} refused={refusedReturn} image={image} />;
  if (ageRefusal)
    return <RefusedAgeScreen root={root} t={t} page={page} refusal={ageRefusal} image={image} />;
  const [first, ...others] = result.data.offers.filter(({ isQuoteOnly }) => !(isQuoteOnly && hidesQuoteOnly));
  if (!search || !first) return <EmptyResults {...props} found={result.data} nearby={dataOf(data.nearby)} />;
  return (
    <Found
      {...props}
      search={search}
      corrections={corrections}
      codes={codes}
      cancellation={cancellation}
      offers={[first, ...others]}
    />
  );
}
