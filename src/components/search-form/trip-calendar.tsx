import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide';
import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import type { PlainDate } from '../../domain/calendar.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';
import type { Format } from '../../runtime/text/format.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import type { SearchRules } from '../../domain/search-rules.ts';
import { DayPrice, DayPricesNote, WithDayPrices } from './day-prices.tsx';
import type { AskDayPrices } from '../../api/http/day-prices-api.ts';
import { hoursText } from '../../ui/place-hours/hours-text.ts';
import { markedDays } from './marked-days.ts';
import * as S from './search-widgets.styles.ts';
import type { SearchTexts } from './search-texts.ts';
import type { TripEnd, TripForm } from './use-trip.ts';

const calendarDate = (date: PlainDate): CalendarDate => parseDate(date);
const plainDate = (date: { toString(): string }): PlainDate => date.toString() as PlainDate;

/** What the calendar of a trip takes. */
export interface TripCalendarProps {
  /** Which date is chosen first. */
  readonly end: TripEnd;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly trip: TripForm;
  readonly rules: Pick<SearchRules, 'defaults'>;
  readonly askDayPrices: AskDayPrices;
  readonly format: Format;
  readonly texts: SearchTexts;
  readonly onClose: () => void;
}

/** Both dates of a trip in one calendar: two months, or one in a sheet on narrow screens. */
export function TripCalendar(props: TripCalendarProps) {
  const { anchor, format, texts, onClose } = props;
  const { document } = useServices();
  const isWide = document.defaultView?.matchMedia('(min-width: 768px)').matches ?? true;
  const content = (
    <Dialog aria-label={texts.chooseDates}>
      <Months {...props} months={isWide ? 2 : 1} />
    </Dialog>
  );
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose();
  return (
    <I18nProvider locale={format.style.language}>
      {isWide ? (
        <S.Sheet
          as={Popover}
          triggerRef={anchor}
          isOpen
          onOpenChange={onOpenChange}
          offset={8}
          placement="bottom start"
        >
          {content}
        </S.Sheet>
      ) : (
        <S.Backdrop as={ModalOverlay} isOpen isDismissable onOpenChange={onOpenChange}>
          <S.Sheet as={Modal} data-bottom="">
            {content}
          </S.Sheet>
        </S.Backdrop>
      )}
    </I18nProvider>
  );
}

function Months(props: TripCalendarProps & { readonly months: number }) {
  const { end, trip, rules, askDayPrices, format, texts, months, onClose } = props;
  const { draft, today, latest, isPickUpDay, isDropOffDay, chooseDates } = trip;
  const hasDates = draft.pickUpDate >= today;
  // Where the return is chosen first, the pick-up is the fixed end of the range.
  const [from, setFrom] = useState<PlainDate | null>(end === 'dropOff' && hasDates ? draft.pickUpDate : null);
  return (
    <RangeCalendar
      aria-label={texts.chooseDates}
      autoFocus
      visibleDuration={{ months }}
      pageBehavior="single"
      minValue={calendarDate(today)}
      maxValue={calendarDate(latest)}
      allowsNonContiguousRanges
      value={
        hasDates ? { start: calendarDate(draft.pickUpDate), end: calendarDate(draft.dropOffDate) } : null
      }
      defaultFocusedValue={calendarDate(hasDates ? draft.pickUpDate : today)}
      isDateUnavailable={(date, fixed) => {
        const day = plainDate(date);
        if (!fixed) return !isPickUpDay(day);
        const start = plainDate(fixed);
        // An earlier day begins the trip anew.
        return day < start ? !isPickUpDay(day) : !isDropOffDay(day, start);
      }}
      onChange={({ start, end: last }) => {
        const first = plainDate(start);
        if (from !== null && first < from) {
          setFrom(first);
          return;
        }
        chooseDates(first, plainDate(last));
        onClose();
      }}
    >
      <Anchor from={from} onStart={setFrom} />
      <header>
        <Button slot="previous">
          <Glyph shapes={ChevronLeft} size={20} />
        </Button>
        <p aria-live="polite">{from === null ? texts.pickUpDate : texts.dropOffDate}</p>
        <Button slot="next">
          <Glyph shapes={ChevronRight} size={20} />
        </Button>
      </header>
      <WithDayPrices trip={trip} rules={rules} ask={askDayPrices}>
        <div data-months="">
          {Array.from({ length: months }, (_, offset) => (
            <section key={offset}>
              <CalendarHeading offset={{ months: offset }} />
              <CalendarGrid offset={{ months: offset }} weekdayStyle="short">
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => (
                    <CalendarCell date={date}>
                      {({ formattedDate }) => (
                        <>
                          {formattedDate}
                          {from === null && (
                            <DayPrice date={plainDate(date)} language={format.style.language} />
                          )}
                        </>
                      )}
                    </CalendarCell>
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            </section>
          ))}
        </div>
        {from === null && <DayPricesNote texts={texts} format={format} />}
      </WithDayPrices>
      <Closures trip={trip} isReturn={from !== null} format={format} texts={texts} />
    </RangeCalendar>
  );
}

/** Keeps the fixed end of the range where the calendar was opened for the return, and reports a new one. */
function Anchor({
  from,
  onStart,
}: {
  readonly from: PlainDate | null;
  readonly onStart: (date: PlainDate | null) => void;
}) {
  const state = useContext(RangeCalendarStateContext);
  const fixed = state?.anchorDate ?? null;
  const set = useRef<PlainDate | null>(null);
  const fix = useEffectEvent(() => {
    if (state && from !== null && set.current !== from) {
      set.current = from;
      state.setAnchorDate(calendarDate(from));
      state.highlightDate(calendarDate(from));
    }
  });
  useEffect(() => fix(), [from]);
  const report = useEffectEvent((date: CalendarDate | null) => {
    if (date && plainDate(date) !== from) {
      set.current = plainDate(date);
      onStart(plainDate(date));
    }
  });
  useEffect(() => report(fixed), [fixed]);
  return null;
}

interface ClosuresProps extends Pick<TripCalendarProps, 'trip' | 'format' | 'texts'> {
  readonly isReturn: boolean;
}

/** The holidays and closed days of the months that are shown, by name, with the hours of those that have some. */
function Closures({ trip, isReturn, format, texts }: ClosuresProps): ReactNode {
  const state = useContext(RangeCalendarStateContext);
  const { place } = isReturn ? trip.dropOff : trip.pickUp;
  if (!state || !place?.hours) return null;
  const { start, end } = state.visibleRange;
  const marked = markedDays(
    plainDate(start),
    plainDate(end),
    place.hours,
    isReturn ? 'drop-off' : 'pick-up',
    { closed: texts.closed, holiday: texts.holiday, holidays: place.holidayNames },
  );
  if (marked.length === 0) return null;
  return (
    <ul data-closures="">
      {marked.map(({ from, to, name, hours }) => (
        <li key={from}>
          <b>{from === to ? format.date(from) : `${format.date(from)} – ${format.date(to)}`}</b> {name}
          {hours.length > 0 && `, ${hoursText(hours, format, texts.aroundTheClock)}`}
        </li>
      ))}
    </ul>
  );
}
