import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import type { CurrencyUnit } from '../../domain/money.ts';

export interface PriceSliderProps {
  /** Minor units, as all amounts here. */
  readonly min: number;
  readonly max: number;
  readonly from: number;
  readonly to: number;
  readonly unit: CurrencyUnit;
  readonly language: string;
  readonly label: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  /** Called when a thumb is let go. */
  readonly onChange: (from: number, to: number) => void;
}

/** Steps that a slider of some hundred pixels can tell apart. */
const STEPS = 100;

/** A price range with two thumbs. */
export function PriceSlider(props: PriceSliderProps) {
  const { min, max, from, to, unit, language, label, fromLabel, toLabel, onChange } = props;
  // While a thumb is dragged nothing is filtered yet.
  const [dragged, setDragged] = useState<readonly number[] | null>(null);
  const value = dragged ?? [from, to];
  const scale = 10 ** unit.decimals;
  const percent = (amount: number) => ((amount - min) / (max - min)) * 100;
  return (
    <I18nProvider locale={language}>
      <Slider
        aria-label={label}
        minValue={min / scale}
        maxValue={max / scale}
        step={(max - min) / scale / STEPS}
        value={value.map((amount) => amount / scale)}
        formatOptions={{ style: 'currency', currency: unit.code, maximumFractionDigits: 0 }}
        onChange={(next) => setDragged(next.map((amount) => Math.round(amount * scale)))}
        onChangeEnd={(next) => {
          setDragged(null);
          const [low = from, high = to] = next.map((amount) => Math.round(amount * scale));
          onChange(low, high);
        }}
      >
        <SliderTrack data-track="">
          <span
            style={{
              insetInlineStart: `${percent(value[0] ?? min)}%`,
              inlineSize: `${percent(value[1] ?? max) - percent(value[0] ?? min)}%`,
            }}
          />
          <SliderThumb index={0} aria-label={fromLabel} data-thumb="" />
          <SliderThumb index={1} aria-label={toLabel} data-thumb="" />
        </SliderTrack>
      </Slider>
    </I18nProvider>
  );
}
