import { isDeepStrictEqual } from 'node:util';
import type { Additional, Booking } from '../../generated/api/types.ts';
import type { Mail } from '../../server/mail/mail.ts';
import type { SelectedExtra } from '../../src/domain/extras.ts';
import { type Money, money, moneyFromDecimal } from '../../src/domain/money.ts';
import type { PriceLine, VehicleOffer } from '../../src/domain/vehicle-offer.ts';
import { toPriceLine } from '../../src/api/wire/vehicle-offer.ts';
import type { SiteVisitor } from '../support/site-visitor.ts';

/** An extra that was taken, with the price at which it was offered. */
export interface TakenExtra {
  readonly selected: SelectedExtra;
  readonly offered: Additional;
}

/** Everything that was told of the price of one booking, in the order in which a visitor meets it. */
export interface ShownPrices {
  /** In the results. */
  readonly found: VehicleOffer;
  /** At the checkout, before any extra was chosen: with those that are part of every booking. */
  readonly bare: VehicleOffer;
  /** All extras that were taken, the required ones among them. */
  readonly taken: readonly TakenExtra[];
  /** At the checkout, with the extras. */
  readonly priced: VehicleOffer;
  /** The same in the currency that the visitor chose. */
  readonly agreed: VehicleOffer;
  /** By the response to the booking. */
  readonly booked: Booking;
  /** By the booking as it is read again. */
  readonly read: Booking;
  readonly mail: Mail;
}

type Lines = readonly Pick<PriceLine, 'kind' | 'amount'>[];

const sumOf = (lines: Lines): number => lines.reduce((sum, { amount }) => sum + amount.minor, 0);
const isTax = ({ kind }: Lines[number]): boolean => kind === 'tax';
const withoutTaxes = (lines: Lines): Lines => lines.filter((line) => !isTax(line));
const written = (lines: Lines): readonly string[] =>
  lines.map(({ kind, amount }) => `${kind} ${amount.minor} ${amount.currency}`).sort();

/** Amounts of the table of a mail, as they are written: of all its rows in their order, notes behind them included. */
function amountsIn({ text }: Mail): readonly string[] {
  const [, table = ''] = text.split('\n\n').filter((part) => /\n {2}/.test(part));
  return table
    .split('\n')
    .slice(1)
    .map((row) => row.slice(row.lastIndexOf(': ') + 2));
}

/** Minor units of a written amount: all that is no figure left out, whatever the language writes between them. */
const minorOf = (text: string): number => Number(text.replace(/\D/g, '')) * (text.startsWith('-') ? -1 : 1);

/** What is not as it was told before; empty when what was shown is charged. `write` is how its mails write an amount. */
export function mistakesOf(
  { found, bare, taken, priced, agreed, booked, read, mail }: ShownPrices,
  { decimalsOf, write }: Pick<SiteVisitor, 'decimalsOf'> & { write: (amount: Money) => string },
): readonly string[] {
  const { total, lines } = agreed;
  const amountIn = (code: string) => (value: number) =>
    moneyFromDecimal(value, { code, decimals: decimalsOf(code) });
  const amount = amountIn(total.currency);
  const ofResults = amountIn(found.total.currency);
  const taxes = lines.filter(isTax);
  /** Whether an offer is the one of the results with these extras, each at the price at which it was offered. */
  const isFoundWith = (offer: VehicleOffer, extras: readonly TakenExtra[]): boolean => {
    const times = (price: number | undefined, { selected }: TakenExtra) =>
      money(ofResults(price ?? Number.NaN).minor * selected.quantity, found.total.currency);
    const extraLines = extras.map((extra) => ({
      kind: extra.offered.type === 'Insurance' ? ('insurance' as const) : ('extra' as const),
      amount: times(extra.offered.priceWithoutTaxes, extra),
    }));
    const added = extras.reduce((sum, extra) => sum + times(extra.offered.price, extra).minor, 0);
    // Taxes are rounded once on the whole sum, and in the prices of extras once for each piece.
    const pieces = extras.reduce((sum, { selected }) => sum + selected.quantity, 0);
    return (
      isDeepStrictEqual(
        written(withoutTaxes(offer.lines)),
        written([...withoutTaxes(found.lines), ...extraLines]),
      ) && Math.abs(offer.total.minor - found.total.minor - added) <= pieces * taxes.length
    );
  };
  const required = taken.filter(({ offered }) => offered.isRequired);
  const rows = amountsIn(mail);
  // Covers that every rental includes cost nothing and stand above the table: the total is the row that the ones before it add up to.
  const sumBefore = (index: number) => rows.slice(0, index).reduce((sum, row) => sum + minorOf(row), 0);
  const net = rows.findIndex((row, index) => row === write(total) && sumBefore(index) === total.minor);
  const [totalRow = '', ...taxRows] = rows.slice(net, net + 1 + taxes.length);
  // The key to the booking is told once, to whoever made it.
  const { accessKey: _key, ...toldAgain } = booked;
  const checks: Readonly<Record<string, boolean>> = {
    'lines and total': [found, bare, priced, agreed].every(
      (offer) => sumOf(offer.lines) === offer.total.minor,
    ),
    'result and checkout': isDeepStrictEqual(found.total, bare.total) && isFoundWith(bare, required),
    'result with extras': isFoundWith(priced, taken),
    'checkout and booking':
      isDeepStrictEqual(amount(booked.price), total) && booked.currency === total.currency,
    'lines of checkout and booking': isDeepStrictEqual(
      booked.priceItems.map((item) => toPriceLine(item, amount)),
      lines,
    ),
    'nothing paid': booked.totalPayed === 0,
    'all of it owed': booked.customerBalance === -booked.price,
    'booking read again': isDeepStrictEqual(read, toldAgain),
    // Its amounts contain their taxes, those of the lines do not.
    'lines and total of the mail':
      rows.slice(0, Math.max(net, 0)).filter((row) => minorOf(row) !== 0).length ===
      withoutTaxes(lines).filter(({ amount: charged }) => charged.minor !== 0).length,
    'total in the mail': totalRow === write(total) && minorOf(totalRow) === total.minor,
    'taxes in the mail': isDeepStrictEqual(
      taxRows,
      taxes.map((line) => write(line.amount)),
    ),
    'due in the mail': rows[net + 1 + taxes.length] === write(total),
    'both parts of the mail': rows
      .slice(0, net + 2 + taxes.length)
      .every((row) => mail.html.includes(`>${row}<`)),
  };
  return Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [name]));
}
