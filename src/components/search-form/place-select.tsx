import { MapPin } from 'lucide';
import type { Place } from '../../api/wire/place.ts';
import { type ControlAttributes } from '../../ui/field/field.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { SelectBox } from '../../ui/field/select-box.tsx';
import { groupByCity } from './group-by-city.ts';

interface Props {
  readonly control: ControlAttributes;
  readonly name: string;
  readonly places: readonly Place[];
  /** '' for the empty option. */
  readonly chosenId: string;
  /** Text of the first, empty option. */
  readonly emptyText: string;
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
