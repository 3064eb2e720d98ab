import type { PlainDateTime } from '../../domain/calendar.ts';
import type { Format } from '../../runtime/text/format.ts';

interface Props {
  /** Its times are local to its places. */
  readonly trip: {
    readonly pickUp: PlainDateTime;
    readonly dropOff: PlainDateTime;
    readonly pickUpPlace: { readonly name: string };
    readonly dropOffPlace: { readonly name: string };
  };
  readonly format: Format;
}

/** The places and the moments of a trip, as the text of a line. */
export function TripLine({ trip, format }: Props) {
  const { pickUp, dropOff, pickUpPlace, dropOffPlace } = trip;
  const places = [...new Set([pickUpPlace.name, dropOffPlace.name])].join(' → ');
  const moment = (at: PlainDateTime) => `${format.weekday(at)}, ${format.time(at)}`;
  return (
    <span>
      {places}
      <span>{`${moment(pickUp)} – ${moment(dropOff)}`}</span>
    </span>
  );
}
