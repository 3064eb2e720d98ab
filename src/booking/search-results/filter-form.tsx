import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import type { CurrencyUnit } from '../../domain/money.ts';
import type { FilterName, OfferFilter } from '../../domain/offers/comparable-offer.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { PriceFilter, type PriceChoice } from './price-filter.tsx';
import { FIELD_NAMES } from './results-state.ts';
import type { ResultsTexts } from './results-texts.ts';

interface Choice<Value> {
  readonly value: Value;
  /** What it is called, where that is not its value. */
  readonly label?: string;
  readonly count: number;
}

/** What can be chosen of each filter; a filter that the site does not show, or that leaves no choice, has none. */
export interface FilterChoices {
  readonly hasAny: boolean;
  readonly category: readonly Choice<string>[];
  readonly brand: readonly Choice<string>[];
  readonly passengers: readonly Choice<number>[];
  readonly price: PriceChoice | null;
}

interface Props {
  readonly choices: FilterChoices;
  readonly style: 'chip' | 'dropdown';
  /** Whether they stand in a row above the results, not in a column. */
  readonly isRow: boolean;
  readonly filter: OfferFilter;
  readonly active: readonly FilterName[];
  readonly unit: CurrencyUnit;
  readonly texts: ResultsTexts;
  readonly onChange: (changes: Partial<OfferFilter>) => void;
  readonly onClear: () => void;
}

interface GroupProps {
  readonly style: Props['style'];
  /** Whether it is served open. */
  readonly isOpen: boolean;
  readonly name: FilterName;
  readonly label: string;
  readonly isActive: boolean;
  readonly children: ReactNode;
}

/** One filter: below its name as chips, or behind it as a dropdown that one opens at a time. */
function Group({ style, isOpen, name, label, isActive, children }: GroupProps) {
  if (style === 'chip')
    return (
      <fieldset data-group={name}>
        <legend>{label}</legend>
        <div data-options="chips">{children}</div>
      </fieldset>
    );
  return (
    // Those that are served open do not close when something else is pressed.
    <details data-group={name} open={isOpen} data-disclosure={isOpen ? undefined : ''}>
      <summary data-active={isActive || undefined}>
        <span>{label}</span>
        <Glyph shapes={ChevronDown} size={16} />
      </summary>
      <div data-options="list" role="group" aria-label={label}>
        {children}
      </div>
    </details>
  );
}

interface ListProps {
  readonly name: string;
  readonly choices: readonly Choice<string>[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const BoxList = ({ name, choices, chosen, onChange }: ListProps) =>
  choices.map(({ value, label, count }) => (
    <label key={value}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={chosen.includes(value)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
        }
      />
      <span>{label ?? value}</span>
      <small>{count}</small>
    </label>
  ));

/** The filters of the results; a part of the form that works without scripts. */
export function FilterForm(props: Props) {
  const { choices, style, isRow, filter, active, unit, texts, onChange, onClear } = props;
  const { filterNames } = texts;
  const group = (name: FilterName) => ({
    style,
    // In a column there is room for all of them.
    isOpen: !isRow,
    name,
    label: filterNames[name],
    isActive: active.includes(name),
  });
  return (
    <>
      {choices.category.length > 0 && (
        <Group {...group('category')}>
          <BoxList
            name={FIELD_NAMES.category}
            choices={choices.category}
            chosen={filter.categoryIds}
            onChange={(categoryIds) => onChange({ categoryIds })}
          />
        </Group>
      )}
      {choices.passengers.length > 0 && (
        <Group {...group('passengers')}>
          {[{ value: null, label: texts.anySeats, count: null }, ...choices.passengers].map(
            ({ value, label, count }) => (
              <label key={value ?? ''}>
                <input
                  type="radio"
                  name={FIELD_NAMES.passengers}
                  value={value ?? ''}
                  checked={filter.passengers === value}
                  onChange={() => onChange({ passengers: value })}
                />
                <span>{label}</span>
                {count !== null && <small>{count}</small>}
              </label>
            ),
          )}
        </Group>
      )}
      {choices.brand.length > 0 && (
        <Group {...group('brand')}>
          <BoxList
            name={FIELD_NAMES.brand}
            choices={choices.brand}
            chosen={filter.brands}
            onChange={(brands) => onChange({ brands })}
          />
        </Group>
      )}
      {choices.price && (
        <Group {...group('price')} style={isRow ? 'dropdown' : style}>
          <PriceFilter choice={choices.price} filter={filter} unit={unit} texts={texts} onChange={onChange} />
        </Group>
      )}
      {active.length > 0 && (
        <button type="button" data-clear="" onClick={onClear}>
          {texts.clear}
        </button>
      )}
    </>
  );
}
