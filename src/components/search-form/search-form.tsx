import type { Place } from '../../api/wire/place.ts';
import type { SearchFields } from '../../api/queries/search-fields.ts';
import { dataOf } from '../../runtime/data/queries.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import { canPickUpAt, canReturnAt } from '../../domain/places.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { Field } from '../../ui/field/field.tsx';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { PlaceSelect } from './place-select.tsx';
import { SearchDates } from './search-dates.tsx';
import type { queries } from './search-form.queries.ts';
import * as S from './search-form.styles.ts';

type Props = ComponentProps<'SearchForm', typeof queries>;

/** Results or a failure are shown below the form: they have the primary action of the page. */
const isAnswered = (page: Props['page'], data: Props['data']): boolean =>
  page.routeId === 'search' && (Boolean(dataOf(data.completed)?.search) || data.fields.status === 'error');

interface OfferedPlaces {
  readonly starts: readonly Place[];
  readonly ends: readonly Place[];
}

/** Where a car can be picked up and returned: the places that open; while hours are not known, all of them. */
const offeredPlaces = (places: readonly Place[], fields: SearchFields | null): OfferedPlaces => ({
  starts: places.filter((place) => fields?.pickUpPlaceIds.includes(place.id) ?? canPickUpAt(place)),
  ends: places.filter((place) => fields?.dropOffPlaceIds.includes(place.id) ?? canReturnAt(place)),
});

/** Parameters of the address that the form does not show; they are kept when the dates change. */
const CARRIED = ['driverAge', 'unlimitedKm', 'promotionCode', 'promotions', 'commercialAgreement'];

/** The one model that is searched. Visitors see which, and may have the others instead. */
function OnlyModel({ modelId, data, t }: Pick<Props, 'modelId' | 'data' | 't'>) {
  const fleet = dataOf(data.fleet) ?? [];
  const model = fleet.flatMap(({ models }) => models).find((vehicle) => vehicle.modelId === modelId);
  if (!model) return <input type="hidden" name="modelId" value={modelId} />;
  return (
    <S.Only>
      <input type="checkbox" name="modelId" value={modelId} defaultChecked />
      <span>{t('search.onlyModel', { model: model.modelName })}</span>
    </S.Only>
  );
}

function Fields({
  root,
  data,
  t,
  format,
  placeId,
  modelId,
  promotionId,
  buttonLabel,
  showDropOff,
  showTimes,
  page,
  renderIsland,
  starts,
  ends,
}: Props & OfferedPlaces) {
  const { search = null, ageRefusal = null, moments = null } = dataOf(data.completed) ?? {};
  const fields = dataOf(data.fields);
  const fromAddress = (name: string) => page.search.get(name) ?? '';
  const start = search?.pickUpPlace.id ?? (fromAddress('pickUpPlaceId') || placeId);
  const dropOff = search?.dropOffPlace.id ?? fromAddress('dropOffPlaceId');
  // The pick-up place again means "same as pick-up".
  const end = dropOff === start ? '' : dropOff;
  // Parameters without a field are kept when the dates change.
  const model = search?.modelId ?? modelId;
  const promotion = search?.promotionId ?? promotionId;
  const preview = page.previewOf('search');
  const id = `search-${root['data-node']}`;
  return (
    <S.Fields data-single-place={!showDropOff}>
      <Field id={`${id}-pick-up`} label={t('search.pickUpPlace')} isRequired>
        {(control) => (
          <PlaceSelect
            control={control}
            name="pickUpPlaceId"
            places={starts}
            chosenId={starts.some((place) => place.id === start) ? start : (starts[0]?.id ?? '')}
            emptyText={t('checkout.choose')}
            icon="map-pin"
          />
        )}
      </Field>
      {showDropOff && (
        <Field id={`${id}-drop-off`} label={t('search.dropOffPlace')}>
          {(control) => (
            <PlaceSelect
              control={control}
              name="dropOffPlaceId"
              places={ends}
              chosenId={end}
              emptyText={t('search.samePlace')}
            />
          )}
        </Field>
      )}
      <SearchDates
        root={root}
        t={t}
        format={format}
        page={page}
        renderIsland={renderIsland}
        showTimes={showTimes}
        id={id}
        moments={moments}
        fields={fields}
      />
      {promotion && <input type="hidden" name="promotionId" value={promotion} />}
      {preview !== null && <input type="hidden" name="preview" value={preview} />}
      {CARRIED.flatMap((name) => {
        // Another search with an age that cannot drive would be refused in the same way.
        const values = name === 'driverAge' && ageRefusal ? [] : new Set(page.search.getAll(name));
        return [...values]
          .filter(Boolean)
          .map((value) => <input key={name + value} type="hidden" name={name} value={value} />);
      })}
      {model && <OnlyModel modelId={model} data={data} t={t} />}
      <ButtonLink
        type="submit"
        variant={isAnswered(page, data) ? 'secondary' : 'primary'}
        icon="search"
        isFullWidth
      >
        {buttonLabel || t('search.submit')}
      </ButtonLink>
    </S.Fields>
  );
}

function Loading({ t, showDropOff }: Props) {
  return (
    <S.Fields data-single-place={!showDropOff} aria-busy="true">
      {Array.from({ length: showDropOff ? 5 : 4 }, (_, position) => (
        <S.Skeleton key={position}>
          {position === 0 && <span className="visually-hidden">{t('common.loading')}</span>}
        </S.Skeleton>
      ))}
    </S.Fields>
  );
}

function content(props: Props) {
  const { page, t } = props;
  const answer = props.data.places;
  if (answer.status === 'loading') return <Loading {...props} />;
  if (answer.status === 'error')
    return (
      <FailedNotice page={page} t={t}>
        {t('search.placesFailed')}
      </FailedNotice>
    );
  const offered = offeredPlaces(answer.data, dataOf(props.data.fields));
  return offered.starts.length === 0 ? (
    <InlineNotice icon="map-pin-off">{t('search.noPlaces')}</InlineNotice>
  ) : (
    <Fields {...props} {...offered} />
  );
}

/** The places and moments of a search in one line. */
function Trip({ search, format }: { readonly search: SearchParameters; readonly format: Props['format'] }) {
  const { pickUp, dropOff, pickUpPlace, dropOffPlace } = search;
  const places = [...new Set([pickUpPlace.name, dropOffPlace.name])].join(' → ');
  const moment = (at: typeof pickUp) => `${format.weekday(at)}, ${format.time(at)}`;
  return (
    <span>
      {places}
      <span>{`${moment(pickUp)} – ${moment(dropOff)}`}</span>
    </span>
  );
}

/** A plain form: it finds cars as served, and what its address means is decided by the server. */
export function SearchForm(props: Props) {
  const { root, page, t, layout, title, background } = props;
  // Above what was found, the form would fill the first screen.
  const folds = isAnswered(page, props.data);
  const search = dataOf(props.data.completed)?.search ?? null;
  return (
    <S.Form
      {...root}
      role="search"
      aria-label={title || t('search.title')}
      method="get"
      action={page.routePath('search')}
      data-layout={layout}
      data-loading={page.booking.results.loadingType}
      data-searching={t('results.searching')}
      data-surface={background ? undefined : 'paper'}
    >
      <S.Inner>
        {folds && (
          <S.Fold>
            <summary>
              {search && <Trip search={search} format={props.format} />}
              <span data-change="">
                {t('results.changeSearch')}
                <SvgIcon name="chevron-down" size={18} side="right" />
              </span>
            </summary>
          </S.Fold>
        )}
        {title && <S.Title>{title}</S.Title>}
        {content(props)}
      </S.Inner>
    </S.Form>
  );
}
