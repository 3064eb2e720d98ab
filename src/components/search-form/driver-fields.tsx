import { AGE_FIELD_MAX, AGE_FIELD_MIN } from '../../domain/constants.ts';
import { driverAgeRange } from '../../domain/driver-age.ts';
import { dataOf } from '../../runtime/data/queries.ts';
import { Input } from '../../ui/field/field.styles.ts';
import { Field } from '../../ui/field/field.tsx';
import { fromAddress, type SearchFormProps } from './search-form-props.ts';
import * as S from './search-form.styles.ts';
import { UNIT_NAMES } from './search-texts.ts';

/** How old the driver is, where that is checked: within the usual range, or an age. */
export function AgeFields(props: SearchFormProps & { readonly id: string }) {
  const { data, t, id } = props;
  const rules = dataOf(data.fields)?.rules;
  const range = rules && driverAgeRange(rules.driverAge);
  if (!range || range.kind === 'waived') return null;
  const requested = /^\d{1,3}$/.test(fromAddress(props, 'driverAge'))
    ? Number(fromAddress(props, 'driverAge'))
    : null;
  const isUsual = requested === null || (requested >= range.min && requested <= range.max);
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
              defaultValue={isUsual ? undefined : requested}
            />
          )}
        </Field>
      </div>
    </>
  );
}

/** How far the trip will go, where prices depend on it. */
export function DistanceField(props: SearchFormProps & { readonly id: string }) {
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
