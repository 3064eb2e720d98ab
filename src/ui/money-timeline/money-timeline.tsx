import styled from 'styled-components';
import type { Excess, Risk } from '../../domain/excess.ts';
import { type Money, money } from '../../domain/money.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import type { MoneyFormat } from '../../runtime/text/money-format.ts';
import type { Translate } from '../../runtime/text/translate.ts';

const Timeline = styled.div`
  display: grid;
  gap: 8px;
  font-size: 14px;
  line-height: 1.45;
  & > h3 { margin: 0; font-size: 16px; font-weight: 650; line-height: 1.4; }
  & > dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px 24px; }
  & dt { color: var(--muted); }
  /* As wide as its figure, as in the lines of a price. */
  & dd { justify-self: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & dd[data-paid] { font-weight: 650; }
`;

/** Texts of the timeline; `{{risk}}` is filled in by the browser. */
export const moneyTimelineTexts = (t: Translate, risks: readonly Risk[]) => ({
  title: t('checkout.money.title'),
  now: t('checkout.money.now'),
  atPickUp: t('checkout.money.atPickUp'),
  deposit: t('checkout.money.deposit'),
  risk: t('checkout.money.risk', { risk: '{{risk}}' }),
  /** The kinds of damage whose excess the site shows, by name, in their order. */
  risks: risks.map((risk) => ({ risk, name: t(`results.excess.${risk}`) })),
});

interface Props {
  /** Paid before the pick-up, and at the counter. */
  readonly now: Money | null;
  readonly atPickUp: Money;
  readonly deposit: Money | null;
  readonly excess: Excess;
  readonly texts: ReturnType<typeof moneyTimelineTexts>;
  readonly format: Pick<MoneyFormat, 'money'>;
}

/** What is paid today, what at the counter, what is held as a deposit, and what is at risk as the excess. */
export function MoneyTimeline({ now, atPickUp, deposit, excess, texts, format }: Props) {
  const paid = [
    { label: texts.now, amount: now ?? money(0, atPickUp.currency) },
    { label: texts.atPickUp, amount: atPickUp },
  ];
  const held = [
    ...(deposit ? [{ label: texts.deposit, amount: deposit }] : []),
    ...texts.risks.flatMap(({ risk, name }) => {
      const amount = excess[risk];
      return amount ? [{ label: interpolate(texts.risk, { risk: name }), amount }] : [];
    }),
  ];
  const row =
    (isPaid: boolean) =>
    ({ label, amount }: { label: string; amount: Money }) => [
      <dt key={`${label}-term`}>{label}</dt>,
      <dd key={label} data-paid={isPaid || undefined}>
        {format.money(amount)}
      </dd>,
    ];
  return (
    <Timeline>
      <h3>{texts.title}</h3>
      <dl>
        {paid.flatMap(row(true))}
        {held.flatMap(row(false))}
      </dl>
    </Timeline>
  );
}
