import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hoursOn, openTimesOn } from '../../domain/opening-hours.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { createFormat, type Format } from '../../runtime/text/format.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { Help } from '../../ui/field/field.styles.ts';
import { DateField } from './date-field.tsx';
import { FieldProblem } from './field-problem.tsx';
import { hoursText } from '../../ui/place-hours/hours-text.ts';
import { NearMe } from './near-me.tsx';
import { PlaceField } from './place-field.tsx';
import type { SearchWidgetsProps } from './search-fields-props.ts';
import { Choice } from './search-form.styles.ts';
import { SearchOptions } from './search-options.tsx';
import type { SearchTexts } from './search-texts.ts';
import * as S from './search-widgets.styles.ts';
import { afterHoursText, TimeField } from './time-field.tsx';
import type { TripCalendarProps } from './trip-calendar.tsx';
import { CHECK_EVENT } from './use-search-submit.ts';
import { useAge } from './use-age.ts';
import { type TripEnd, type TripForm, useTrip } from './use-trip.ts';

/** The fields in the order in which a wrong one is turned to. */
const FIELDS = [
  ['pickUpPlace', 'pickUpPlaceId'],
  ['dropOffPlace', 'dropOffPlaceId'],
  ['pickUp', 'dateFrom'],
  ['dropOff', 'dateTo'],
  ['driverAge', 'driverAge'],
] as const;

interface MomentProps {
  readonly id: string;
  readonly end: TripEnd;
  readonly trip: TripForm;
  readonly format: Format;
  readonly texts: SearchTexts;
  readonly isOpen: boolean;
  /** Called as a visitor turns to the date: the calendar may be opened next. */
  readonly onTurnTo: () => void;
  readonly onOpen: (end: TripEnd, anchor: HTMLElement) => void;
}

/** A date and its time at a place, with the hours of its desk. */
function Moment({ id, end, trip, format, texts, isOpen, onTurnTo, onOpen }: MomentProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const isPickUp = end === 'pickUp';
  const { place, date, time, times } = trip[end];
  const problem = trip.problems[end];
  const own = isPickUp ? `${id}-from` : `${id}-to`;
  const ranges = place?.hours ? (isPickUp ? openTimesOn : hoursOn)(date, place.hours) : [];
  const isAfterHours = times.some((each) => each.time === time && each.isAfterHours);
  const notes = [
    isAfterHours && time !== null
      ? afterHoursText(time, place?.afterHoursFee ?? null, { format, texts })
      : '',
    ranges.length > 0
      ? interpolate(texts.deskHours, { hours: hoursText(ranges, format, texts.aroundTheClock) })
      : '',
  ].filter(Boolean);
  return (
    <S.Moment ref={box}>
      <legend>{texts[end]}</legend>
      <DateField
        id={`${own}-date`}
        name={isPickUp ? 'dateFrom' : 'dateTo'}
        label={isPickUp ? texts.pickUpDate : texts.dropOffDate}
        date={date}
        today={trip.today}
        format={format}
        texts={texts}
        isWrong={problem !== undefined}
        isOpen={isOpen}
        onTurnTo={onTurnTo}
        onOpen={() => box.current && onOpen(end, box.current)}
        onType={(typed) => trip.typeDate(end, typed)}
        onProblem={(told) => trip.setProblem(end, told)}
      />
      {time !== null && (
        <TimeField
          id={`${own}-time`}
          name={isPickUp ? 'hourFrom' : 'hourTo'}
          label={isPickUp ? texts.pickUpTime : texts.dropOffTime}
          time={time}
          times={times}
          afterHoursFee={place?.afterHoursFee ?? null}
          format={format}
          texts={texts}
          isWrong={problem !== undefined}
          onChoose={(chosen) => trip.chooseTime(end, chosen)}
        />
      )}
      <div id={`${own}-date-more`}>
        {problem ? (
          <FieldProblem id={`${own}-problem`} text={problem} />
        ) : (
          time !== null && notes.length > 0 && <Help id={`${own}-time-more`}>{notes.join(' · ')}</Help>
        )}
      </div>
    </S.Moment>
  );
}

/** The fields of a search in the browser: every choice is kept inside the rules of its places, and checked at once. */
export function SearchWidgets(props: SearchWidgetsProps) {
  const { id, served, style, rules, texts, showsDropOff, focused } = props;
  const { clock, document } = useServices();
  const format = createFormat({ ...style, currencies: [] });
  const trip = useTrip(props, { format, now: () => clock?.() ?? 0 });
  const age = useAge(served, rules.driverAge, texts);
  const [located, setLocated] = useState('');
  const [open, setOpen] = useState<TripEnd | null>(null);
  const [Calendar, setCalendar] = useState<ComponentType<TripCalendarProps> | null>(null);
  // Without it dates can be typed.
  const loadCalendar = () =>
    import('./trip-calendar.tsx').then(
      ({ TripCalendar }) => setCalendar(() => TripCalendar),
      () => setOpen(null),
    );
  const anchor = useRef<HTMLElement | null>(null);
  const part = useRef<HTMLParagraphElement>(null);
  const fieldNamed = (name: string) =>
    part.current?.closest('form')?.querySelector<HTMLElement>(`[data-field="${name}"]`);

  const focusServed = useEffectEvent(() => focused && fieldNamed(focused)?.focus());
  useEffect(() => {
    focusServed();
  }, []);

  const check = useEffectEvent((event: Event) => {
    const problems = trip.check(age.problem);
    const [first] = FIELDS.filter(([field]) => problems[field]);
    if (!first) return;
    event.preventDefault();
    fieldNamed(first[1])?.focus();
  });
  useEffect(() => {
    const form = part.current?.closest('form');
    const listen = (event: Event) => check(event);
    form?.addEventListener(CHECK_EVENT, listen);
    return () => form?.removeEventListener(CHECK_EVENT, listen);
  }, []);

  const openCalendar = (end: TripEnd, element: HTMLElement) => {
    anchor.current = element;
    setOpen(end);
    void loadCalendar();
  };
  const moment = { id, trip, format, texts, onTurnTo: () => void loadCalendar(), onOpen: openCalendar };
  return (
    <>
      <div data-pick-up="">
        <PlaceField
          id={`${id}-pick-up`}
          name="pickUpPlaceId"
          language={style.language}
          label={texts.pickUpPlace}
          places={trip.pickUpPlaces}
          chosen={trip.pickUp.place}
          texts={texts}
          problem={trip.problems.pickUpPlace}
          onChoose={(place) => {
            setLocated('');
            trip.choosePickUpPlace(place);
          }}
          aside={
            <NearMe
              places={trip.pickUpPlaces}
              format={format}
              texts={texts}
              onFound={trip.choosePickUpPlace}
              onTold={setLocated}
            />
          }
        />
        <S.Notice role="status">{located}</S.Notice>
      </div>
      {showsDropOff && (
        <Choice data-elsewhere="">
          <input type="hidden" name="otherDropOff" value="false" />
          <input
            type="checkbox"
            name="otherDropOff"
            data-field="otherDropOff"
            value="true"
            checked={trip.isElsewhere}
            onChange={(event) => trip.returnElsewhere(event.target.checked)}
          />
          <span>{texts.elsewhere}</span>
        </Choice>
      )}
      {showsDropOff && trip.isElsewhere && (
        <div data-drop-off="">
          <PlaceField
            id={`${id}-drop-off`}
            name="dropOffPlaceId"
            language={style.language}
            label={texts.dropOffPlace}
            places={trip.allowedReturns}
            chosen={trip.dropOff.place}
            texts={texts}
            problem={trip.problems.dropOffPlace}
            onChoose={trip.chooseReturnPlace}
          />
        </div>
      )}
      <Moment {...moment} end="pickUp" isOpen={open === 'pickUp'} />
      <Moment {...moment} end="dropOff" isOpen={open === 'dropOff'} />
      <S.Notice ref={part} role="status" data-whole-line="">
        {trip.notice}
      </S.Notice>
      <SearchOptions {...props} age={age} problem={trip.problems.driverAge} />
      {open && document && Calendar && (
        <Calendar
          key={open}
          end={open}
          anchor={anchor}
          trip={trip}
          rules={rules}
          askDayPrices={props.askDayPrices}
          format={format}
          texts={texts}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
