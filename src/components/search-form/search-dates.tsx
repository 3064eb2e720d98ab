import type { SearchFields } from '../../api/queries/search-fields.ts';
import { dateOf, timeOf } from '../../domain/calendar.ts';
import type { SearchMoments } from '../../domain/search-form.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { template } from '../../runtime/text/interpolate.ts';
import { MomentFields } from './moment-fields.tsx';
import { SearchDatesIsland } from './search-dates.island.tsx';
import * as S from './search-form.styles.ts';

type Props = Pick<
  ComponentProps<'SearchForm'>,
  'root' | 't' | 'format' | 'page' | 'renderIsland' | 'showTimes'
> & {
  /** Begins the ids of the fields. */
  readonly id: string;
  /** The moments that the fields show. */
  readonly moments: SearchMoments | null;
  /** `null` while it is not known what may be chosen. */
  readonly fields: SearchFields | null;
};

/** When the car is picked up and when it is returned; where the bounds are known, the return follows the pick-up. */
export function SearchDates({ root, t, format, page, renderIsland, showTimes, id, moments, fields }: Props) {
  const dates = fields?.dates;
  const both = (
    <>
      <MomentFields
        id={`${id}-from`}
        legend={t('search.pickUp')}
        dateLabel={t('search.pickUpDate')}
        timeLabel={t('search.pickUpTime')}
        dateName="dateFrom"
        timeName="hourFrom"
        date={moments && dateOf(moments.pickUp)}
        time={moments && timeOf(moments.pickUp)}
        earliest={dates?.earliestPickUp}
        latest={dates?.latestPickUp}
        times={fields?.pickUpTimes ?? []}
        showsTime={showTimes}
        format={format}
      />
      <MomentFields
        id={`${id}-to`}
        legend={t('search.dropOff')}
        dateLabel={t('search.dropOffDate')}
        timeLabel={t('search.dropOffTime')}
        dateName="dateTo"
        timeName="hourTo"
        date={moments && dateOf(moments.dropOff)}
        time={moments && timeOf(moments.dropOff)}
        earliest={dates?.earliestDropOff}
        latest={dates?.latestDropOff}
        times={fields?.dropOffTimes ?? []}
        showsTime={showTimes}
        format={format}
      />
    </>
  );
  if (!dates) return both;
  return renderIsland({
    name: 'search-dates',
    island: SearchDatesIsland,
    as: S.Dates,
    root: { 'data-node': `${root['data-node']}-dates` },
    props: {
      lengths: fields.lengths,
      language: page.language,
      moved: template(t, 'search.returnMoved', 'date'),
    },
    slots: { fields: both },
  });
}
