import type { Promotion } from '../../domain/promotions.ts';
import type { RenderContext } from '../../runtime/registry/definition.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** Names by id; an id without a name is its own. */
export interface NamesOf {
  readonly ofPlace: (id: string) => string;
  readonly ofCategory: (id: string) => string;
}

/** `Pick-up 15/06/2027 – 15/09/2027`. */
export const periodText = (
  { from, to }: Pick<Promotion, 'from' | 'to'>,
  { t, format }: Pick<RenderContext, 't' | 'format'>,
): string => t('promotions.period', { from: format.date(from), to: format.date(to) });

/** How long a rental must be: `5 days or more`, `2–4 days`; '' where any length will do. */
export function daysText({ minDays, maxDays }: Pick<Promotion, 'minDays' | 'maxDays'>, t: Translate): string {
  const days = (count: number) => t('results.days', { count });
  if (maxDays === null) return minDays > 1 ? t('promotions.daysOrMore', { days: days(minDays) }) : '';
  return minDays === maxDays ? days(maxDays) : `${minDays}–${days(maxDays)}`;
}
