import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import type { AskDayPrices } from '../../api/http/day-prices-api.ts';
import { type DayPrices, type DayPricesRequest, NO_DAY_PRICES } from '../../api/wire/day-prices.ts';
import { addDays, atTime, daysBetween, type PlainDate } from '../../domain/calendar.ts';
import type { SearchRules } from '../../domain/search-rules.ts';
import type { Format } from '../../runtime/text/format.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import type { SearchTexts } from './search-texts.ts';
import type { TripForm } from './use-trip.ts';

/** From here on thousands are abbreviated: a cell has room for four figures. */
const LONG_PRICE = 10_000;

const Prices = createContext<DayPrices>(NO_DAY_PRICES);

interface Props {
  readonly trip: TripForm;
  readonly rules: Pick<SearchRules, 'defaults'>;
  readonly ask: AskDayPrices;
  readonly children: ReactNode;
}

/** The request for some days of pick-up of a trip; `null` while it has no place or hours. */
function requestOf(
  { draft }: TripForm,
  { defaults: { hasUnlimitedMileage, showFinalPrice } }: Props['rules'],
  first: PlainDate,
  days: number,
): DayPricesRequest | null {
  const { pickUpPlaceId, dropOffPlaceId, pickUpTime, dropOffTime } = draft;
  if (pickUpPlaceId === null || pickUpTime === null || dropOffTime === null || days < 1) return null;
  const last = addDays(first, daysBetween(draft.pickUpDate, draft.dropOffDate));
  return {
    pickUp: atTime(first, pickUpTime),
    dropOff: atTime(last, dropOffTime),
    pickUpPlaceId,
    dropOffPlaceId: dropOffPlaceId ?? pickUpPlaceId,
    hasUnlimitedMileage,
    showFinalPrice,
    days,
  };
}

/** Gives the calendar inside it the prices of the days that it shows, for a trip of the same length and hours. */
export function WithDayPrices({ trip, rules, ask, children }: Props) {
  const state = useContext(RangeCalendarStateContext);
  const [prices, setPrices] = useState(NO_DAY_PRICES);
  const { start, end } = state?.visibleRange ?? {};
  const shown = (start?.toString() ?? trip.today) as PlainDate;
  const first = shown < trip.today ? trip.today : shown;
  const days = daysBetween(first, (end?.toString() ?? first) as PlainDate) + 1;
  const request = JSON.stringify(requestOf(trip, rules, first, days));
  useEffect(() => {
    const wanted = JSON.parse(request) as DayPricesRequest | null;
    let isCurrent = true;
    if (wanted) void ask(wanted).then((found) => isCurrent && setPrices(found));
    return () => {
      isCurrent = false;
    };
  }, [ask, request]);
  return <Prices value={prices}>{children}</Prices>;
}

/** A price in the few letters that the cell of a day has room for. */
function shortPrice(price: number, language: string): string {
  const isLong = price >= LONG_PRICE;
  return new Intl.NumberFormat(language, {
    notation: isLong ? 'compact' : 'standard',
    maximumFractionDigits: isLong ? 1 : 0,
  }).format(price);
}

/** What a day costs, the lowest price standing out unless most days have it; nothing where that is not known. */
export function DayPrice({ date, language }: { readonly date: PlainDate; readonly language: string }) {
  const { byDate } = useContext(Prices);
  const price = byDate.get(date);
  if (price === undefined) return null;
  const all = [...byDate.values()];
  const lowest = Math.min(...all);
  const isLowest = price === lowest && all.filter((each) => each === lowest).length <= all.length / 2;
  return <small data-lowest={isLowest || undefined}>{shortPrice(price, language)}</small>;
}

/** Says what the figures in the cells are, and to who hears the calendar that of the day in focus. */
export function DayPricesNote({ texts, format }: { readonly texts: SearchTexts; readonly format: Format }) {
  const state = useContext(RangeCalendarStateContext);
  const { currency, byDate } = useContext(Prices);
  if (currency === '') return null;
  const focused = (state?.focusedDate.toString() ?? '') as PlainDate;
  const price = byDate.get(focused);
  return (
    <p data-prices="">
      {interpolate(texts.dayPrices, { currency })}
      <span className="visually-hidden" role="status">
        {price !== undefined &&
          interpolate(texts.labelled, {
            label: format.date(focused),
            value: `${format.number(price)} ${currency}`,
          })}
      </span>
    </p>
  );
}
