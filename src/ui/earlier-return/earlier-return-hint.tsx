import type { EarlierReturn } from '../../api/queries/earlier-return.ts';
import { toAddressDate } from '../../api/wire/dates.ts';
import { dateOf, timeOf } from '../../domain/calendar.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { InlineNotice } from '../inline-notice/inline-notice.tsx';

interface Props {
  readonly hint: EarlierReturn;
  readonly page: Pick<PageContext, 'search' | 'routePath' | 'routeId'>;
  readonly t: Translate;
  readonly format: Format;
}

/** Says that a slightly earlier return costs a day less, and leads to the same page with it. */
export function EarlierReturnHint({ hint, page, t, format }: Props) {
  const search = new URLSearchParams(page.search);
  search.set('dateTo', toAddressDate(dateOf(hint.dropOff)));
  search.set('hourTo', timeOf(hint.dropOff));
  return (
    <InlineNotice icon="clock">
      <a href={page.routePath(page.routeId, search.toString())}>
        {t('results.boundary', {
          time: `${format.weekday(hint.dropOff)}, ${format.time(hint.dropOff)}`,
          fewer: t('results.days', { count: hint.fewerDays }),
          more: t('results.days', { count: hint.moreDays }),
        })}
      </a>
    </InlineNotice>
  );
}
