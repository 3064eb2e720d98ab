import styled from 'styled-components';
import type { PlainDateTime } from '../../domain/calendar.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../icon/icon.tsx';

const Trip = styled.dl`
  display: grid;
  gap: 12px 32px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  align-items: start;
  & > div { position: relative; padding-inline-start: 32px; }
  & svg { position: absolute; inset-block-start: 2px; inset-inline-start: 0; color: var(--primary-text); }
  & dt { font-size: 14px; color: var(--muted); line-height: 1.4; }
  & dd { line-height: 1.4; }
  & dd:first-of-type { font-weight: 650; }
  & dd[data-address] { font-size: 14px; }
`;

/** A place by its name; with the address on pages about a booking. */
interface Stop {
  readonly name: string;
  readonly address?: string;
}

interface Props {
  /** A search or a booking; its times are local to its places. */
  readonly trip: {
    readonly pickUp: PlainDateTime;
    readonly dropOff: PlainDateTime;
    readonly pickUpPlace: Stop;
    readonly dropOffPlace: Stop;
  };
  readonly t: Translate;
  readonly format: Format;
}

/** Where and when a rental begins and ends. */
export function TripSummary({ trip, t, format }: Props) {
  const stops = [
    { end: 'pickUp', icon: 'map-pin', place: trip.pickUpPlace, moment: trip.pickUp },
    { end: 'dropOff', icon: 'flag', place: trip.dropOffPlace, moment: trip.dropOff },
  ] as const;
  return (
    <Trip>
      {stops.map(({ end, icon, place, moment }) => (
        <div key={end}>
          <dt>
            <SvgIcon name={icon} />
            {t(`checkout.${end}`)}
          </dt>
          <dd>{place.name}</dd>
          {place.address && <dd data-address="">{place.address}</dd>}
          <dd>
            {format.weekday(moment)}, {format.time(moment)}
          </dd>
        </div>
      ))}
    </Trip>
  );
}
