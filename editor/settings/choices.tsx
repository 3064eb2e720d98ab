import { useId } from 'react';
import { Segments } from '../panel/panel.styles.ts';

/** One of few choices, all of them in sight. */
export function Choices<Value extends string>({
  label,
  values,
  nameOf,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <Segments role="radiogroup" aria-label={label}>
      {values.map((value) => (
        <label key={value}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{nameOf(value)}</span>
        </label>
      ))}
    </Segments>
  );
}
