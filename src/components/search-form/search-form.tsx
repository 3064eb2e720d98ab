import { dateOf, timeOf } from '../../domain/calendar.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import { dataOf } from '../../runtime/data/queries.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { TripLine } from '../../ui/trip-summary/trip-line.tsx';
import { CodeFields } from './code-fields.tsx';
import { AgeFields, DistanceField } from './driver-fields.tsx';
import { MomentFields } from './moment-fields.tsx';
import { type OfferedPlaces, offeredPlaces, PlaceFields } from './place-fields.tsx';
import { SearchFieldsIsland } from './search-fields.island.tsx';
import type { SearchFormProps as Props } from './search-form-props.ts';
import * as S from './search-form.styles.ts';
import { searchTexts } from './search-texts.ts';

/** Results or a failure are shown below the form: they have the primary action of the page. */
const showsResults = (page: Props['page'], data: Props['data']): boolean => {
  const { search, refusedReturn } = dataOf(data.completed) ?? {};
  return page.routeId === 'search' && (Boolean(search ?? refusedReturn) || data.fields.status === 'error');
};

/** Parameters of the address that the form does not show; they are kept when the dates change. */
const CARRIED = ['unlimitedKm', 'promotions'];

/** When the car is picked up and when it is returned. */
function SearchDates({
  data,
  t,
  format,
  showTimes,
  id,
}: Pick<Props, 'data' | 't' | 'format' | 'showTimes'> & { readonly id: string }) {
  const { moments = null } = dataOf(data.completed) ?? {};
  const fields = dataOf(data.fields);
  const dates = fields?.dates;
  return (
    <>
      <MomentFields
        id={`${id}-from`}
        legend={t('search.pickUp')}
        dateLabel={t('search.pickUpDate')}
        timeLabel={t('search.pickUpTime')}
        dateName="dateFrom"
        timeName="hourFrom"
        date={moments && dateOf(moments.pickUp)}
        time={moments && timeOf(moments.pickUp)}
        earliest={dates?.earliestPickUp}
        latest={dates?.latestPickUp}
        times={fields?.pickUpTimes ?? []}
        showsTime={showTimes}
        format={format}
      />
      <MomentFields
        id={`${id}-to`}
        legend={t('search.dropOff')}
        dateLabel={t('search.dropOffDate')}
        timeLabel={t('search.dropOffTime')}
        dateName="dateTo"
        timeName="hourTo"
        date={moments && dateOf(moments.dropOff)}
        time={moments && timeOf(moments.dropOff)}
        earliest={dates?.earliestDropOff}
        latest={dates?.latestDropOff}
        times={fields?.dropOffTimes ?? []}
        showsTime={showTimes}
        format={format}
      />
    </>
  );
}

/** The one model that is searched. Visitors see which, and may have the others instead. */
function OnlyModel({ modelId, data, t }: Pick<Props, 'modelId' | 'data' | 't'>) {
  const fleet = dataOf(data.fleet) ?? [];
  const model = fleet.flatMap(({ models }) => models).find((vehicle) => vehicle.modelId === modelId);
  if (!model) return <input type="hidden" name="modelId" value={modelId} />;
  return (
    <S.Choice data-strong="">
      <input type="checkbox" name="modelId" value={modelId} defaultChecked />
      <span>{t('search.onlyModel', { model: model.modelName })}</span>
    </S.Choice>
  );
}

/** What stays as it was served: options of the search, what it carries along, and its button. */
function Rest(props: Props) {
  const { data, t, page, promotionId, modelId, buttonLabel } = props;
  const { search = null } = dataOf(data.completed) ?? {};
  // Parameters without a field are kept when the dates change.
  const model = search?.modelId ?? modelId;
  // The promotion of a code comes with the code.
  const promotion = search?.promotionCode ? '' : (search?.promotionId ?? promotionId);
  const preview = page.previewOf('search');
  return (
    <>
      <S.Options data-whole-line="">
        {model && <OnlyModel modelId={model} data={data} t={t} />}
        <CodeFields {...props} id={`search-${props.root['data-node']}`} />
      </S.Options>
      {promotion && <input type="hidden" name="promotionId" value={promotion} />}
      {preview !== null && <input type="hidden" name="preview" value={preview} />}
      {CARRIED.flatMap((name) =>
        [...new Set(page.search.getAll(name))]
          .filter(Boolean)
          .map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      <ButtonLink
        type="submit"
        variant={showsResults(page, data) ? 'secondary' : 'primary'}
        icon="search"
        isFullWidth
      >
        {buttonLabel || t('search.submit')}
      </ButtonLink>
    </>
  );
}

function Fields(props: Props & OfferedPlaces) {
  const { root, data, t, format, showDropOff, showTimes, renderIsland } = props;
  const fields = dataOf(data.fields);
  const id = `search-${root['data-node']}`;
  const served = (
    <>
      <PlaceFields {...props} id={id} />
      <SearchDates data={data} t={t} format={format} showTimes={showTimes} id={id} />
      <S.Options data-whole-line="">
        <AgeFields {...props} id={id} />
        <DistanceField {...props} id={id} />
      </S.Options>
    </>
  );
  const rest = <Rest {...props} />;
  const attributes = { 'data-single-place': !showDropOff };
  if (!fields?.dates)
    return (
      <S.Fields {...attributes}>
        <div data-part="">{served}</div>
        <div data-part="">{rest}</div>
      </S.Fields>
    );
  const { lengths, driverAge, defaults, defaultTrip, expectedDistance } = fields.rules;
  return renderIsland({
    name: 'search-fields',
    island: SearchFieldsIsland,
    as: S.Fields,
    root: { 'data-node': `${root['data-node']}-fields`, ...attributes },
    props: {
      id,
      style: format.style,
      rules: { lengths, driverAge, defaults, defaultTrip, expectedDistance },
      placeIds: { pickUp: fields.pickUpPlaceIds, dropOff: fields.dropOffPlaceIds },
      showsDropOff: showDropOff,
      showsTimes: showTimes,
      texts: searchTexts(fields.rules, t),
    },
    slots: { served, rest },
  });
}

function Loading({ t, showDropOff }: Props) {
  return (
    <S.Fields data-single-place={!showDropOff} aria-busy="true">
      <div data-part="">
        {Array.from({ length: showDropOff ? 5 : 4 }, (_, position) => (
          <S.Skeleton key={position}>
            {position === 0 && <span className="visually-hidden">{t('common.loading')}</span>}
          </S.Skeleton>
        ))}
      </div>
    </S.Fields>
  );
}

function content(props: Props) {
  const { page, t } = props;
  const result = props.data.places;
  if (result.status === 'loading') return <Loading {...props} />;
  if (result.status === 'error')
    return (
      <FailedNotice page={page} t={t}>
        {t('search.placesFailed')}
      </FailedNotice>
    );
  const offered = offeredPlaces(result.data, dataOf(props.data.fields));
  return offered.starts.length === 0 ? (
    <InlineNotice icon="map-pin-off">{t('search.noPlaces')}</InlineNotice>
  ) : (
    <Fields {...props} {...offered} />
  );
}

type RequestedTrip = Pick<SearchParameters, 'pickUp' | 'dropOff' | 'pickUpPlace' | 'dropOffPlace'>;

/** What was requested, although no car drives it; `null` where its places are not known. */
function requestedTrip(data: Props['data']): RequestedTrip | null {
  const { search = null, refusedReturn = null, moments } = dataOf(data.completed) ?? {};
  return search ?? (refusedReturn && moments ? { ...refusedReturn, ...moments } : null);
}

/** A plain form: it finds cars as served, and what its address means is decided by the server. */
export function SearchForm(props: Props) {
  const { root, page, t, layout, title, background } = props;
  // Above what was found, the form would fill the first screen.
  const folds = showsResults(page, props.data);
  const requested = requestedTrip(props.data);
  return (
    <S.Form
      {...root}
      role="search"
      data-layout={layout}
      aria-label={title || t('search.title')}
      method="get"
      action={page.routePath('search')}
      data-loading={page.booking.results.loadingType}
      data-searching={t('results.searching')}
      data-surface={background ? undefined : 'paper'}
    >
      <S.Inner>
        {folds && (
          <S.Fold>
            <summary>
              {requested && <TripLine trip={requested} format={props.format} />}
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
