import type { ExtraRefusal } from '../../../domain/extra-terms.ts';
import type { DateFormat } from '../../../runtime/text/date-format.ts';
import type { Translate } from '../../../runtime/text/translate.ts';

/** Why an extra cannot be had, in the words of the checkout and of the server's refusal; `null` is that none are left. */
export function extraRefusalText(
  refusal: ExtraRefusal | null,
  t: Translate,
  { dayOfYear }: Pick<DateFormat, 'dayOfYear'>,
): string {
  switch (refusal?.reason) {
    case undefined:
      return t('checkout.extras.notAvailable');
    case 'needs-notice':
      return t('checkout.extras.needsNotice', { count: refusal.hours });
    case 'not-at-pick-up':
      return t('checkout.extras.notAtPickUp');
    case 'not-at-drop-off':
      return t('checkout.extras.notAtDropOff');
    case 'out-of-season':
      return t('checkout.extras.outOfSeason', {
        from: dayOfYear(refusal.from),
        to: dayOfYear(refusal.to),
      });
  }
}
