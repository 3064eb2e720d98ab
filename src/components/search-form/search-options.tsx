import { useState } from 'react';
import { Field, Input, Label } from '../../ui/field/field.styles.ts';
import { FieldProblem } from './field-problem.tsx';
import type { SearchWidgetsProps } from './search-fields-props.ts';
import { Choice, Options } from './search-form.styles.ts';
import type { AgeForm } from './use-age.ts';

interface Props extends SearchWidgetsProps {
  readonly age: AgeForm;
  /** What is wrong with the age, once it was checked. */
  readonly problem: string | undefined;
}

/** What a search may say beside places and dates: the age of the driver and how far the trip goes. */
export function SearchOptions({ id, served, rules, texts, age, problem }: Props) {
  const [distance, setDistance] = useState(served.get('expectedDistance') ?? '');
  const isAgeWrong = problem !== undefined && age.problem !== '';
  if (!age.isRequired && !rules.expectedDistance) return null;
  return (
    <Options data-whole-line="">
      {age.isRequired && (
        <Choice>
          <input type="hidden" name="usualAge" value="false" />
          <input
            type="checkbox"
            name="usualAge"
            data-field="usualAge"
            value="true"
            checked={age.isUsual}
            onChange={(event) => age.setIsUsual(event.target.checked)}
          />
          <span>{texts.usualAge}</span>
        </Choice>
      )}
      {age.isRequired && !age.isUsual && (
        <Field data-age="">
          <Label htmlFor={`${id}-age`}>{texts.driverAge}</Label>
          <Input
            id={`${id}-age`}
            name="driverAge"
            data-field="driverAge"
            inputMode="numeric"
            maxLength={3}
            value={age.text}
            aria-invalid={isAgeWrong || undefined}
            aria-describedby={isAgeWrong ? `${id}-age-problem` : undefined}
            onChange={(event) => age.setText(event.target.value)}
          />
          {isAgeWrong && <FieldProblem id={`${id}-age-problem`} text={age.problem} />}
        </Field>
      )}
      {rules.expectedDistance && (
        <Field data-distance="">
          <Label htmlFor={`${id}-distance`}>{texts.distance}</Label>
          <Input
            id={`${id}-distance`}
            name="expectedDistance"
            data-field="expectedDistance"
            inputMode="numeric"
            maxLength={5}
            value={distance}
            onChange={(event) => setDistance(event.target.value.replace(/\D/g, ''))}
          />
        </Field>
      )}
    </Options>
  );
}
