import { MapPin } from 'lucide';
import type { Place } from '../../api/wire/place.ts';
import { type ControlAttributes } from '../../ui/field/field.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { SelectBox } from '../../ui/field/select-box.tsx';

interface Props {
  readonly control: ControlAttributes;
  readonly name: string;
  readonly places: readonly Place[];
  /** '' for the empty option. */
  readonly chosenId: string;
  /** Text of the first, empty option. */
  readonly emptyText: string;
}

/** Places by city, in the order in which the cities first appear. */
export function groupByCity<T extends Pick<Place, 'city'>>(
  places: readonly T[],
): readonly (readonly [city: string, places: readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const place of places) {
    const group = groups.get(place.city);
    if (group) group.push(place);
    else groups.set(place.city, [place]);
  }
  return [...groups];
}

/** A native select of places, grouped by city when there is more than one city. */
export function PlaceSelect({ control, name, places, chosenId, emptyText }: Props) {
  const groups = groupByCity(places);
  const options = (group: readonly Place[]) =>
    group.map(({ id, name: label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ));
  return (
    <SelectBox
      control={control}
      name={name}
      defaultValue={chosenId}
      icon={<Glyph shapes={MapPin} size={20} side="left" />}
    >
      <option value="">{emptyText}</option>
      {groups.length > 1
        ? groups.map(([city, group]) => (
            <optgroup key={city} label={city}>
              {options(group)}
            </optgroup>
          ))
        : options(places)}
    </SelectBox>
  );
}
