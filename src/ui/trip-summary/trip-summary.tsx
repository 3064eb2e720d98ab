import styled from 'styled-components';
import type { PlainDateTime } from '../../domain/calendar.ts';
import type { Format } from '../../runtime/text/format.ts';
import { SvgIcon } from '../icon/icon.tsx';

const Trip = styled.dl`
  display: grid;
  gap: 12px 32px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  & > div { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; align-items: start; }
  & svg { grid-row: span 3; margin-top: 2px; color: var(--primary-text); }
  & dt { font-size: 14px; color: var(--muted); line-height: 1.4; }
  & dd { grid-column: 2; line-height: 1.4; }
  & dd:first-of-type { font-weight: 650; }
`;

interface Stop {
  readonly label: string;
  readonly place: string;
  readonly moment: PlainDateTime;
}

/** Where and when a rental begins and ends. */
export function TripSummary({ pickUp, dropOff, format }: { pickUp: Stop; dropOff: Stop; format: Format }) {
  return (
    <Trip>
      {[pickUp, dropOff].map(({ label, place, moment }, position) => (
        <div key={label}>
          <SvgIcon name={position === 0 ? 'map-pin' : 'flag'} />
          <dt>{label}</dt>
          <dd>{place}</dd>
          <dd>
            {format.weekday(moment)}, {format.time(moment)}
          </dd>
        </div>
      ))}
    </Trip>
  );
}
