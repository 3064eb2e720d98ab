import type { EarlierReturn } from '../../domain/earlier-return.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { InlineNotice } from '../inline-notice/inline-notice.tsx';

interface Props {
  readonly hint: EarlierReturn;
  /** The same page with the earlier return. */
  readonly href: string;
  readonly t: Translate;
  readonly format: Format;
}

/** Says that a slightly earlier return costs a day less, and leads to it. */
export const EarlierReturnHint = ({ hint, href, t, format }: Props) => (
  <InlineNotice icon="clock" attributes={{ 'data-hint': '' }}>
    <a href={href}>
      {t('results.boundary', {
        time: `${format.weekday(hint.dropOff)}, ${format.time(hint.dropOff)}`,
        fewer: t('results.days', { count: hint.fewerDays }),
        more: t('results.days', { count: hint.moreDays }),
      })}
    </a>
  </InlineNotice>
);
