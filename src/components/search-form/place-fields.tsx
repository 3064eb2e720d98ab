import type { SearchFields } from '../../api/queries/search-fields.ts';
import type { Place } from '../../api/wire/place.ts';
import { canPickUpAt, canReturnAt } from '../../domain/places.ts';
import { dataOf } from '../../runtime/data/queries.ts';
import { Field } from '../../ui/field/field.tsx';
import { PlaceSelect } from './place-select.tsx';
import { fromAddress, type SearchFormProps } from './search-form-props.ts';
import * as S from './search-form.styles.ts';

export interface OfferedPlaces {
  readonly starts: readonly Place[];
  readonly ends: readonly Place[];
}

/** Where a car can be picked up and returned: the places that open; while hours are not known, all of them. */
export const offeredPlaces = (places: readonly Place[], fields: SearchFields | null): OfferedPlaces => ({
  starts: places.filter((place) => fields?.pickUpPlaceIds.includes(place.id) ?? canPickUpAt(place)),
  ends: places.filter((place) => fields?.dropOffPlaceIds.includes(place.id) ?? canReturnAt(place)),
});

/** Where the car is picked up and, where the box is ticked, the other place where it is returned. */
export function PlaceFields(props: SearchFormProps & OfferedPlaces & { readonly id: string }) {
  const { data, t, placeId, showDropOff, starts, ends, id } = props;
  const { search = null } = dataOf(data.completed) ?? {};
  const requested = fromAddress(props, 'pickUpPlaceId') || placeId;
  const isOffered = (wanted: string | undefined) => starts.some((place) => place.id === wanted);
  const start = [requested, search?.pickUpPlace.id].find(isOffered) ?? starts[0]?.id ?? '';
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
                />
              )}
            </Field>
          </div>
        </>
      )}
    </>
  );
}
