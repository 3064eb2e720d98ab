import type { Place } from '../../api/wire/place.ts';
import type { SearchFields } from '../../api/queries/search-fields.ts';
import { dateOf, timeOf } from '../../domain/calendar.ts';
import { AGE_FIELD_MAX, AGE_FIELD_MIN, MAX_ID_CHARACTERS } from '../../domain/constants.ts';
import { driverAgeRange } from '../../domain/driver-age.ts';
import { NO_SEARCH_CODES } from '../../domain/promotion-codes.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import { canPickUpAt, canReturnAt } from '../../domain/places.ts';
import { dataOf } from '../../runtime/data/queries.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { Input } from '../../ui/field/field.styles.ts';
import { Field } from '../../ui/field/field.tsx';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { MomentFields } from './moment-fields.tsx';
import { PlaceSelect } from './place-select.tsx';
import { SearchFieldsIsland } from './search-fields.island.tsx';
import type { queries } from './search-form.queries.ts';
import * as S from './search-form.styles.ts';
import { searchTexts, UNIT_NAMES } from './search-texts.ts';

type Props = ComponentProps<'SearchForm', typeof queries>;

/** Results or a failure are shown below the form: they have the primary action of the page. */
const isAnswered = (page: Props['page'], data: Props['data']): boolean => {
  const { search, refusedReturn } = dataOf(data.completed) ?? {};
  return page.routeId === 'search' && (Boolean(search ?? refusedReturn) || data.fields.status === 'error');
};

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
const CARRIED = ['unlimitedKm', 'promotions'];

/** What the address says of a parameter of the form. */
const fromAddress = ({ page }: Pick<Props, 'page'>, name: string) => page.search.get(name) ?? '';

/** Where the car is picked up and, where the box is ticked, the other place where it is returned. */
function PlaceFields(props: Props & OfferedPlaces & { readonly id: string }) {
  const { data, t, placeId, showDropOff, starts, ends, id } = props;
  const { search = null } = dataOf(data.completed) ?? {};
  const asked = fromAddress(props, 'pickUpPlaceId') || placeId;
  const isOffered = (wanted: string | undefined) => starts.some((place) => place.id === wanted);
  const start = [asked, search?.pickUpPlace.id].find(isOffered) ?? starts[0]?.id ?? '';
  const dropOff = fromAddress(props, 'dropOffPlaceId') || search?.dropOffPlace.id || '';
  const isElsewhere = dropOff !== start && ends.some((place) => place.id === dropOff);
  return (
    <>
      <div data-pick-up="">
        <Field id={`${id}-pick-up`} label={t('search.pickUpPlace')} isRequired>
          {(control) => (
            <PlaceSelect
              control={control}
              name="pickUpPlaceId"
              places={starts}
              chosenId={start}
              emptyText={t('checkout.choose')}
              icon="map-pin"
            />
          )}
        </Field>
      </div>
      {showDropOff && (
        <>
          <S.Choice data-elsewhere="">
            <input type="hidden" name="otherDropOff" value="false" />
            <input type="checkbox" name="otherDropOff" value="true" defaultChecked={isElsewhere} />
            <span>{t('search.elsewhere')}</span>
          </S.Choice>
          <div data-drop-off="">
            <Field id={`${id}-drop-off`} label={t('search.dropOffPlace')}>
              {(control) => (
                <PlaceSelect
                  control={control}
                  name="dropOffPlaceId"
                  places={ends}
                  chosenId={isElsewhere ? dropOff : ''}
                  emptyText={t('search.samePlace')}
                  icon="map-pin"
                />
              )}
            </Field>
          </div>
        </>
      )}
    </>
  );
}

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

/** How old the driver is, where that is checked: within the usual range, or an age. */
function AgeFields(props: Props & { readonly id: string }) {
  const { data, t, id } = props;
  const rules = dataOf(data.fields)?.rules;
  const range = rules && driverAgeRange(rules.driverAge);
  if (!range || range.kind === 'waived') return null;
  const asked = /^\d{1,3}$/.test(fromAddress(props, 'driverAge'))
    ? Number(fromAddress(props, 'driverAge'))
    : null;
  const isUsual = asked === null || (asked >= range.min && asked <= range.max);
  return (
    <>
      <S.Choice>
        <input type="hidden" name="usualAge" value="false" />
        <input type="checkbox" name="usualAge" value="true" defaultChecked={isUsual} />
        <span>{t('search.usualAge', { min: range.min, max: range.max })}</span>
      </S.Choice>
      <div data-age="">
        <Field id={`${id}-age`} label={t('search.driverAge')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              name="driverAge"
              min={AGE_FIELD_MIN}
              max={AGE_FIELD_MAX}
              defaultValue={isUsual ? undefined : asked}
            />
          )}
        </Field>
      </div>
    </>
  );
}

/** How far the trip will go, where prices depend on it. */
function DistanceField(props: Props & { readonly id: string }) {
  const { data, t, id } = props;
  const unit = dataOf(data.fields)?.rules.expectedDistance;
  if (!unit) return null;
  return (
    <div data-distance="">
      <Field id={`${id}-distance`} label={t('search.distance', { unit: UNIT_NAMES[unit] })}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            name="expectedDistance"
            min={1}
            max={99_999}
            defaultValue={fromAddress(props, 'expectedDistance') || undefined}
          />
        )}
      </Field>
    </div>
  );
}

/** The codes of a promotion and of an agreement, behind a line that opens them. */
function CodeFields(props: Props & { readonly id: string }) {
  const { data, t, id } = props;
  const { promotion, agreement } = dataOf(data.completed)?.codes ?? NO_SEARCH_CODES;
  const fields = [
    { name: 'promotionCode', label: t('codes.promotion'), code: promotion?.code },
    { name: 'commercialAgreement', label: t('codes.agreement'), code: agreement?.code },
  ];
  return (
    <S.Codes open={Boolean(promotion ?? agreement)}>
      <summary>
        {t('search.code')}
        <SvgIcon name="chevron-down" size={18} side="right" />
      </summary>
      <div>
        {fields.map(({ name, label, code }) => (
          <Field key={name} id={`${id}-${name}`} label={label}>
            {(control) => (
              <Input
                {...control}
                name={name}
                maxLength={MAX_ID_CHARACTERS}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                defaultValue={code}
              />
            )}
          </Field>
        ))}
      </div>
    </S.Codes>
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
        variant={isAnswered(page, data) ? 'secondary' : 'primary'}
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
  return renderIsland({
    name: 'search-fields',
    island: SearchFieldsIsland,
    as: S.Fields,
    root: { 'data-node': `${root['data-node']}-fields`, ...attributes },
    props: {
      id,
      style: format.style,
      rules: fields.rules,
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
