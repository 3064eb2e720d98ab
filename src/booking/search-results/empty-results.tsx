import styled from 'styled-components';
import type { NearbySearches, NearbySearch } from '../../api/queries/nearby-searches.ts';
import type { OffersResult } from '../../api/queries/search.ts';
import { toSearchAddress } from '../../api/wire/search-address.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { CONTENT_ID } from '../../runtime/registry/page-context.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { CorrectionNotices } from '../../ui/correction-notices/correction-notices.tsx';
import { pricesNotice } from '../../ui/exchange-notice/exchange-notice.ts';
import { NoticeScreen } from '../../ui/notice-screen/notice-screen.tsx';
import { TripSummary } from '../../ui/trip-summary/trip-summary.tsx';
import { CodeNotices } from './code-notices.tsx';
import type { queries } from './search-results.queries.ts';

const Ways = styled.nav`
  display: grid;
  gap: 8px;
  & > h2 { font-size: 16px; font-weight: 650; }
  & > ul { display: flex; flex-wrap: wrap; gap: 8px; }
  & a {
    display: grid;
    min-height: 48px;
    padding: 6px 14px;
    border: 1px solid var(--line);
    border-radius: min(var(--field-radius), 12px);
    color: var(--ink);
    font-size: 16px;
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
    transition: background-color var(--quick) var(--ease), border-color var(--quick) var(--ease);
  }
  & a > small { font-size: 14px; font-weight: 400; color: var(--muted); font-variant-numeric: tabular-nums; }
  @media (hover: hover) { & a:hover { border-color: var(--ink); background: var(--primary-tint); } }
`;

const Exchange = styled.p`
  color: var(--muted);
  white-space: pre-line;
`;

type Props = ComponentProps<'SearchResults', typeof queries> & {
  readonly found: OffersResult;
  readonly nearby: NearbySearches | null;
};

interface WaysProps extends Pick<Props, 't' | 'format' | 'page'> {
  readonly title: string;
  readonly ways: readonly NearbySearch[];
  readonly nameOf: (way: NearbySearch) => string;
}

/** Searches that find something, each with what its cheapest car costs. */
function WaysOn({ title, ways, nameOf, t, format, page }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <Ways aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {ways.map((way) => {
          const query = toSearchAddress(way.search).toString();
          return (
            <li key={query}>
              <a href={page.routePath('search', query)}>
                {nameOf(way)}
                <small>{t('results.from', { price: format.money(way.cheapest) })}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </Ways>
  );
}

/** Nothing was found: what was searched, and what would find something. */
export function EmptyResults({ root, t, format, page, image, found, nearby }: Props) {
  const { search, corrections } = found;
  const { dates = [], places = [], anyModel = null } = nearby ?? {};
  const { noAvailability } = page.booking.results.texts;
  const priced = anyModel ?? dates[0] ?? places[0];
  const exchange = pricesNotice(priced && format.shown(priced.cheapest).currency, page, t);
  const shared = { t, format, page };
  const day = ({ search: { pickUp, dropOff } }: NearbySearch) =>
    `${format.weekday(pickUp)} – ${format.weekday(dropOff)}`;
  return (
    <NoticeScreen
      root={root}
      scene={page.picture(image.src)}
      alt={image.alt}
      icon="calendar-days"
      title={t(search ? 'results.none' : 'search.noPlaces')}
      text={search ? noAvailability || t('results.noneHint') : undefined}
      about={
        search && (
          <>
            <TripSummary trip={search} t={t} format={format} />
            {/* Without offers no price states the charged days, so none are shown. */}
            <p>{t('checkout.lines.rental', { days: t('results.days', { count: found.estimatedDays }) })}</p>
            <CorrectionNotices corrections={corrections} search={search} t={t} format={format} />
            <CodeNotices codes={{ ...found.codes, promotion: null, agreement: null }} offers={[]} t={t} />
            {exchange && <Exchange>{exchange}</Exchange>}
            {anyModel && (
              <WaysOn
                {...shared}
                title={t('results.near.filters')}
                ways={[anyModel]}
                nameOf={() => t('fleet.all')}
              />
            )}
            <WaysOn {...shared} title={t('results.near.dates')} ways={dates} nameOf={day} />
            <WaysOn
              {...shared}
              title={t('results.near.places')}
              ways={places}
              nameOf={(way) => way.search.pickUpPlace.name}
            />
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
