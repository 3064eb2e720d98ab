import { Fragment } from 'react';
import styled from 'styled-components';
import type { Money } from '../../domain/money.ts';
import { priceTable } from '../../domain/price-table.ts';
import type { PriceLine } from '../../domain/vehicle-offer.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import type { MoneyFormat } from '../../runtime/text/money-format.ts';
import type { BreakdownTexts } from './breakdown-texts.ts';

const Lines = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: 8px;
  font-size: 16px;
  line-height: 1.4;
  /* What the price consists of, and its sum: figures of both lists are aligned. */
  & > dl { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; row-gap: inherit; }
  /* As wide as its figure, unless it has a line above it: while the HTML arrives, a wider figure below would else make it grow. */
  & dd:not([data-sum], [data-total], [data-names]) { justify-self: end; }
  & dd { padding-inline-start: 24px; text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & [data-note] { font-size: 14px; color: var(--muted); }
  & [data-names] { grid-column: 1 / -1; padding: 0; text-align: start; white-space: normal; }
  & dd[data-names] { margin-block-start: -8px; }
  & [data-sum] { padding-top: 8px; border-top: 1px solid var(--line-soft); font-weight: 650; }
  & [data-total] { padding-top: 12px; margin-top: 4px; border-top: 1px solid var(--line); font-weight: 700; font-size: 21px; }
`;

interface Props {
  readonly lines: readonly PriceLine[];
  readonly total: Money;
  readonly areTaxesIncluded: boolean;
  readonly texts: BreakdownTexts;
  readonly format: MoneyFormat;
}

/**
 * The lines of a price and their sum, figures aligned: taxes in the lines, or as lines of their own after them. Insurances
 * that cost nothing are named apart: beside one that was paid for they would look as if they had been chosen too.
 */
export function PriceBreakdown({ lines: all, total, areTaxesIncluded, texts, format }: Props) {
  const { lines, included, sum, taxes } = priceTable(all, total, areTaxesIncluded);
  const rows = (shown: readonly PriceLine[]) =>
    shown.flatMap(({ description, amount }, position) => [
      <dt key={`term-${position}`}>{description}</dt>,
      <dd key={`amount-${position}`}>{format.money(amount)}</dd>,
    ]);
  const isAdded = !areTaxesIncluded && taxes.length > 0;
  return (
    <Lines data-breakdown="">
      <dl>
        {rows(lines)}
        {included.length > 0 && (
          <>
            <dt data-note="" data-names="">
              {texts.included}
            </dt>
            <dd data-note="" data-names="">
              {included.map(({ description }) => description).join(' · ')}
            </dd>
          </>
        )}
        {isAdded && (
          <>
            <dt data-sum="">{texts.totalWithoutTaxes}</dt>
            <dd data-sum="">{format.money(sum)}</dd>
            {rows(taxes)}
          </>
        )}
      </dl>
      <dl>
        <dt data-total="">{texts.total}</dt>
        <dd data-total="">{format.money(total)}</dd>
        {areTaxesIncluded &&
          taxes.map(({ description, amount }, position) => (
            <Fragment key={position}>
              <dt data-note="">{interpolate(texts.taxWithin, { tax: description })}</dt>
              <dd data-note="">{format.money(amount)}</dd>
            </Fragment>
          ))}
      </dl>
    </Lines>
  );
}
