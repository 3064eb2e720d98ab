import { isExchangeNoticeDue } from '../../domain/offers/notices.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** Says of what amounts are converted, in the operator's words where there are some. */
export const exchangeNotice = (
  { shown, own }: { readonly shown: string; readonly own: string },
  page: Pick<PageContext, 'booking'>,
  t: Translate,
): string => page.booking.results.texts.exchange || t('currency.converted', { shown, own });

/** The notice above prices in the currency in which they are shown; '' where it is the site's own. */
export function pricesNotice(
  shown: string | undefined,
  page: Pick<PageContext, 'booking' | 'currencies'>,
  t: Translate,
): string {
  const own = page.currencies.find(({ isOwn }) => isOwn)?.isoCode;
  return own !== undefined && shown !== undefined && isExchangeNoticeDue(page.currencies.length, shown, own)
    ? exchangeNotice({ shown, own }, page, t)
    : '';
}
