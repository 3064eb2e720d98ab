import styled from 'styled-components';
import type { BookingStatus } from '../../domain/booking.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** Each on light and dark paper alike told apart from the others; the word says the same. */
const COLORS: Readonly<Record<BookingStatus, string>> = {
  reserved: 'royalblue',
  confirmed: 'darkorange',
  delivered: 'seagreen',
  closed: 'gray',
  cancelled: 'crimson',
  quoted: 'navy',
  unknown: 'gray',
};

const Chip = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  padding: 4px 12px;
  border: 1px solid var(--line);
  border-radius: 999px;
  font-size: 14px;
  font-weight: 600;
  line-height: 1.4;
  &::before { content: ''; width: 10px; height: 10px; border-radius: 50%; background: var(--status); outline: 1px solid var(--line); print-color-adjust: exact; }
`;

/** Where a booking stands, in words beside the colour. */
export const BookingStatusChip = ({
  status,
  t,
}: {
  readonly status: BookingStatus;
  readonly t: Translate;
}) => (
  <Chip data-status={status} style={{ '--status': COLORS[status] } as object}>
    {t(`success.status.${status}`)}
  </Chip>
);
