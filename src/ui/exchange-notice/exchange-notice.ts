import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** Says of what amounts are converted, in the operator's words where there are some. */
export const exchangeNotice = (
  { shown, own }: { readonly shown: string; readonly own: string },
  page: Pick<PageContext, 'booking'>,
  t: Translate,
): string => page.booking.results.texts.exchange || t('currency.converted', { shown, own });
