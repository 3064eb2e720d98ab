import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { separatorsOf } from '../../runtime/text/separators.ts';
import { cancelTexts } from '../../ui/cancel-dialog/cancel-texts.ts';
import { CancelBookingFormIsland } from './cancel-booking-form.island.tsx';
import type { queries } from './cancel-booking-form.queries.ts';
import * as S from './cancel-booking-form.styles.ts';

/** A form by which customers cancel a booking: number, and e-mail address or last name. */
export function CancelBookingForm({
  root,
  title,
  doneText,
  t,
  format,
  data,
  page,
  renderIsland,
}: ComponentProps<'CancelBookingForm', typeof queries>) {
  return renderIsland({
    name: 'cancel-booking-form',
    island: CancelBookingFormIsland,
    as: S.Cancel,
    root,
    props: {
      title,
      language: page.language,
      currencies:
        data.currencies.status === 'success'
          ? // With the code beside a symbol that several currencies share.
            data.currencies.data.map(({ isoCode }) => format.currency(isoCode))
          : [],
      separators: separatorsOf(page.language),
      // A link of the confirmation fills the number in.
      number: page.search.get('bookingId') ?? '',
      texts: {
        ...cancelTexts(t),
        number: t('success.number'),
        who: t('cancellation.who'),
        numberRequired: t('errors.required', { label: t('success.number') }),
        whoRequired: t('errors.required', { label: t('cancellation.who') }),
        alreadyDone: t('cancellation.alreadyDone'),
        loading: t('common.loading'),
        needsScript: t('contact.needsScript'),
        tooOften: t('errors.tooOften'),
        doneText,
      },
    },
  });
}
