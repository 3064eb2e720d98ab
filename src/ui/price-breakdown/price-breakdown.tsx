import styled from 'styled-components';
import type { Money } from '../../domain/money.ts';
import type { PriceLine } from '../../domain/vehicle-offer.ts';
import type { MoneyFormat } from '../../runtime/text/money-format.ts';

const Lines = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: 8px;
  font-size: 16px;
  line-height: 1.4;
  & > dd { padding-inline-start: 24px; text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & > [data-total] { padding-top: 12px; margin-top: 4px; border-top: 1px solid var(--line); font-weight: 700; font-size: 21px; }
`;

interface Props {
  readonly lines: readonly PriceLine[];
  readonly total: Money;
  readonly totalLabel: string;
  readonly format: MoneyFormat;
}

/** The lines of a price and their sum, figures aligned. */
export function PriceBreakdown({ lines, total, totalLabel, format }: Props) {
  return (
    <Lines>
      {lines.flatMap(({ description, amount }, position) => [
        <dt key={`term-${position}`}>{description}</dt>,
        <dd key={`amount-${position}`}>{format.money(amount)}</dd>,
      ])}
      <dt data-total="">{totalLabel}</dt>
      <dd data-total="">{format.money(total)}</dd>
    </Lines>
  );
}
