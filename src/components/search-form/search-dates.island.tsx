import { type InputEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { parsePlainDate, type PlainDate } from '../../domain/calendar.ts';
import { followPickUp, type RentalLengthRules, returnDates } from '../../domain/rental-period.ts';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { createDateFormat } from '../../runtime/text/date-format.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';

interface Props {
  readonly lengths: RentalLengthRules;
  readonly language: string;
  /** Announced when the return has moved; `{{date}}` is filled in. */
  readonly moved: string;
}

interface Range {
  readonly pickUp: PlainDate | null;
  readonly dropOff: PlainDate | null;
}

const dateFieldsIn = (around: Element | null | undefined) =>
  [...(around?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [])] as [
    pickUp?: HTMLInputElement,
    dropOff?: HTMLInputElement,
  ];

/** The date in a field, once it is complete: while a year is typed, the field has years such as 0002. */
const dateIn = (field: HTMLInputElement) => (field.validity.valid ? parsePlainDate(field.value) : null);

/** The two dates of a search. The return follows a moved pick-up, which is announced. */
export function SearchDatesIsland({ lengths, language, moved }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  // A date typed digit by digit is many dates: the return follows from where it was before the first of them.
  const before = useRef<Range>({ pickUp: null, dropOff: null });
  const [notice, setNotice] = useState('');

  const follow = () => {
    const [from, to] = dateFieldsIn(status.current?.parentElement);
    const date = from && dateIn(from);
    if (!to || !date) return;
    const { pickUp, dropOff } = before.current;
    const next = pickUp && dropOff && followPickUp(date, { pickUp, dropOff }, lengths);
    const { earliest, latest } = returnDates(date, lengths);
    to.min = earliest;
    to.max = latest;
    if (!next) return;
    to.value = next;
    setNotice(next === dropOff ? '' : interpolate(moved, { date: createDateFormat(language).weekday(next) }));
  };

  // The visitor may have changed the pick-up before this script ran.
  const catchUp = useEffectEvent(() => {
    const [from, to] = dateFieldsIn(status.current?.parentElement);
    if (!from || !to) return;
    before.current = { pickUp: parsePlainDate(from.defaultValue), dropOff: parsePlainDate(to.value) };
    follow();
  });
  useEffect(() => catchUp(), []);

  const isPickUp = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }) =>
    target === dateFieldsIn(currentTarget)[0];
  const storeDates = (currentTarget: Element) => {
    const [from, to] = dateFieldsIn(currentTarget);
    // A field that was left empty begins where its last date was.
    const pickUp = from && (dateIn(from) ?? before.current.pickUp);
    if (pickUp && to) before.current = { pickUp, dropOff: parsePlainDate(to.value) };
  };
  const onInput = (event: InputEvent<HTMLElement>) => {
    if (isPickUp(event)) follow();
    else if (event.target instanceof HTMLInputElement) setNotice('');
  };

  return (
    <>
      <Adopted
        as="div"
        slot="fields"
        onFocus={(event) => isPickUp(event) && storeDates(event.currentTarget)}
        onInput={onInput}
      />
      <p role="status" ref={status}>
        {notice}
      </p>
    </>
  );
}
