import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { type CurrencyUnit, money, moneyFromDecimal, toDecimalText } from '../../domain/money.ts';
import type { PriceRange } from '../../domain/offers/filter-offers.ts';
import type { OfferFilter } from '../../domain/offers/comparable-offer.ts';
import { useIsHydrated } from '../../runtime/hydration/use-is-hydrated.ts';
import type { PriceSliderProps } from './price-slider.tsx';
import { FIELD_NAMES } from './results-state.ts';
import type { ResultsTexts } from './results-texts.ts';
import { readTypedAmount } from './typed-amount.ts';

/** The prices among which a visitor chooses, and how they are written. */
export interface PriceChoice extends PriceRange {
  readonly language: string;
  readonly symbol: string;
}

interface Props {
  readonly choice: PriceChoice;
  readonly filter: OfferFilter;
  readonly unit: CurrencyUnit;
  readonly texts: Pick<ResultsTexts, 'priceFrom' | 'priceTo' | 'filterNames'>;
  readonly onChange: (changes: Partial<OfferFilter>) => void;
}

interface AmountProps {
  readonly name: string;
  readonly label: string;
  readonly symbol: string;
  /** Minor units; `null` while nothing is chosen. */
  readonly value: number | null;
  readonly bound: number;
  readonly unit: CurrencyUnit;
  readonly language: string;
  readonly onChange: (minor: number | null) => void;
}

/** Set in the browser alone: no page is served with a field like this. */
const WRONG = { borderColor: 'var(--error)' };

/** A field for one end of the range; what is typed counts on leaving it or on Enter. */
function Amount({ name, label, symbol, value, bound, unit, language, onChange }: AmountProps) {
  const isHydrated = useIsHydrated();
  const inLanguage = (minor: number) =>
    (minor / 10 ** unit.decimals).toLocaleString(language, {
      minimumFractionDigits: unit.decimals,
      useGrouping: 'always' as never,
    });
  // A form that is sent without scripts sends what the server reads: a plain decimal.
  const write = isHydrated
    ? inLanguage
    : (minor: number) => toDecimalText(money(minor, unit.code), unit.decimals);
  const written = value === null ? '' : write(value);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const commit = () => {
    if (typed === null) return;
    const read = typed === '' ? '' : readTypedAmount(typed, language, unit.decimals);
    // What cannot be read stays, so that it can be mended.
    setWrong(read === null);
    if (read === null) return;
    setTyped(null);
    onChange(read === '' ? null : moneyFromDecimal(read, unit).minor);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  return (
    <label data-amount="">
      <span>{label}</span>
      <span data-field="" style={isWrong ? WRONG : undefined}>
        <small>{symbol}</small>
        <input
          type="text"
          inputMode="decimal"
          name={name}
          value={typed ?? written}
          placeholder={inLanguage(bound)}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
      </span>
    </label>
  );
}

/** Both ends of the price as fields; a slider joins them with the first use. */
export function PriceFilter({ choice, filter, unit, texts, onChange }: Props) {
  const [Slider, setSlider] = useState<ComponentType<PriceSliderProps> | null>(null);
  const load = () => {
    // Without the slider the fields do the same.
    if (!Slider)
      import('./price-slider.tsx').then(
        ({ PriceSlider }) => setSlider(() => PriceSlider),
        () => undefined,
      );
  };
  const { min, max, symbol, language } = choice;
  const from = Math.min(Math.max(filter.priceFrom ?? min, min), max);
  const to = Math.max(Math.min(filter.priceTo ?? max, max), min);
  return (
    // biome-ignore lint: the first use of anything inside loads the slider
    <div data-price="" onFocus={load} onPointerEnter={load}>
      <input type="hidden" name={FIELD_NAMES.priceIn} value={unit.code} />
      {Slider ? (
        <Slider
          min={min}
          max={max}
          from={Math.min(from, to)}
          to={Math.max(from, to)}
          unit={unit}
          language={language}
          label={texts.filterNames.price}
          fromLabel={texts.priceFrom}
          toLabel={texts.priceTo}
          onChange={(low, high) =>
            onChange({ priceFrom: low > min ? low : null, priceTo: high < max ? high : null })
          }
        />
      ) : (
        <div data-track="" aria-hidden="true">
          <span />
        </div>
      )}
      <div data-ends="">
        <Amount
          name={FIELD_NAMES.priceFrom}
          label={texts.priceFrom}
          symbol={symbol}
          value={filter.priceFrom}
          bound={min}
          unit={unit}
          language={language}
          onChange={(priceFrom) => onChange({ priceFrom })}
        />
        <Amount
          name={FIELD_NAMES.priceTo}
          label={texts.priceTo}
          symbol={symbol}
          value={filter.priceTo}
          bound={max}
          unit={unit}
          language={language}
          onChange={(priceTo) => onChange({ priceTo })}
        />
      </div>
    </div>
  );
}
