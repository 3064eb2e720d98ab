import type { Place } from '../../api/wire/place.ts';
import type { BranchHours } from '../../api/wire/opening-hours.ts';
import { isUsable } from '../../domain/opening-hours.ts';
import { canPickUpAt } from '../../domain/places.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { countryName } from '../../runtime/text/country-name.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { CardGrid, CardSkeleton } from '../../ui/card-grid/card-grid.ts';
import { eachWidth } from '../../ui/each-width/each-width.ts';
import { renderFilterChips } from '../../ui/filter-chips/filter-chips.tsx';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { hoursToday } from '../../ui/place-hours/hours-today.ts';
import type { queries } from './places-grid.queries.ts';
import * as S from './places-grid.styles.ts';

type Props = ComponentProps<'PlacesGrid', typeof queries>;

/** Shapes where the places will stand. */
const SKELETONS = 3;

/** A place with the hours of its branch. */
interface OpenPlace {
  readonly place: Place;
  readonly hours: BranchHours;
}

/** The places where a car can be picked up, and that the operator chose. */
function openPlaces(
  places: readonly Place[],
  hours: ReadonlyMap<string, BranchHours>,
  { placeIds, limit }: Pick<Props, 'placeIds' | 'limit'>,
): readonly OpenPlace[] {
  return places
    .filter((place) => canPickUpAt(place) && (placeIds.length === 0 || placeIds.includes(place.id)))
    .flatMap((place) => {
      const branch = hours.get(place.branchOfficeId);
      return branch && isUsable(branch.rules) ? [{ place, hours: branch }] : [];
    })
    .slice(0, limit || undefined);
}

function PlaceCard({ shown: { place, hours }, props }: { shown: OpenPlace; props: Props }) {
  const { t, page, buttonLabel, headingLevel, showHours } = props;
  const Name = `h${headingLevel}` as const;
  const search = new URLSearchParams({ pickUpPlaceId: place.id }).toString();
  return (
    <S.Card>
      <S.Title>
        <p>{[place.city, countryName(place.country, page.language)].filter(Boolean).join(', ')}</p>
        <Name>{place.name}</Name>
      </S.Title>
      <S.Address>
        {place.address && (
          <>
            <SvgIcon name="map-pin" size={18} />
            <span>{place.address}</span>
          </>
        )}
      </S.Address>
      <S.Hours>
        {showHours && (
          <>
            <SvgIcon name="clock" size={18} />
            <span>{hoursToday(hours, props)}</span>
          </>
        )}
      </S.Hours>
      <ButtonLink href={page.routePath('search', search)}>
        {buttonLabel || t('places.search')} <span className="visually-hidden">{place.name}</span>
      </ButtonLink>
    </S.Card>
  );
}

function content(props: Props) {
  const { root, renderIsland, data, t, page, showFilter } = props;
  const { places, hours } = data;
  const style = eachWidth(props) as object;
  if (places.status === 'error' || hours.status === 'error')
    return (
      <FailedNotice page={page} t={t}>
        {t('search.placesFailed')}
      </FailedNotice>
    );
  if (places.status !== 'success' || hours.status !== 'success')
    return (
      <CardGrid as="div" style={style} aria-busy="true">
        <p role="status" className="visually-hidden">
          {t('common.loading')}
        </p>
        {Array.from({ length: SKELETONS }, (_, position) => (
          <CardSkeleton key={position} />
        ))}
      </CardGrid>
    );
  const open = openPlaces(places.data, hours.data, props);
  if (open.length === 0) return <InlineNotice icon="map-pin-off">{t('search.noPlaces')}</InlineNotice>;
  const cities = [...new Set(open.map(({ place }) => place.city))];
  return (
    <>
      {showFilter &&
        renderFilterChips({
          root,
          renderIsland,
          label: t('places.filter'),
          all: t('places.all'),
          groups: cities.map((city) => ({
            id: city,
            name: city,
            count: open.filter(({ place }) => place.city === city).length,
          })),
          shown: (count) => t('places.shown', { count }),
        })}
      <CardGrid style={style}>
        {open.map((shown) => (
          <li key={shown.place.id} data-group={shown.place.city}>
            <PlaceCard shown={shown} props={props} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

/** Where cars are handed out, each place with the way to its cars. */
export const PlacesGrid = (props: Props) => (
  <S.Places {...props.root} data-filtered="">
    {content(props)}
  </S.Places>
);
