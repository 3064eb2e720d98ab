import styled from 'styled-components';
import type { Money } from '../../domain/money.ts';
import type { Format } from '../../runtime/text/format.ts';

const Amount = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.15em;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > small { font-size: 0.6em; font-weight: 600; }
`;

/** An amount with its symbol set smaller than its figures. */
export function Price({ amount, format }: { amount: Money; format: Format }) {
  const { sign, symbol, figures, isSuffix } = format.moneyParts(amount);
  const small = <small>{symbol}</small>;
  return (
    <Amount>
      {sign}
      {!isSuffix && small}
      <span>{figures}</span>
      {isSuffix && small}
    </Amount>
  );
}
