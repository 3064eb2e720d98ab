import { template } from '../../runtime/text/interpolate.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** Texts of a cancellation; `{{price}}` and `{{number}}` are filled in by the browser. */
export const cancelTexts = (t: Translate) => ({
  title: t('cancellation.title'),
  costs: template(t, 'cancellation.costs', 'price'),
  costsNothing: t('cancellation.costsNothing'),
  confirm: t('cancellation.confirm'),
  keep: t('cancellation.keep'),
  working: t('cancellation.working'),
  done: template(t, 'cancellation.done', 'number'),
  failed: t('cancellation.failed'),
  unclear: t('cancellation.unclear'),
  notHere: t('cancellation.notHere'),
  notFound: t('cancellation.notFound'),
  feeChanged: t('cancellation.feeChanged'),
});

export type CancelTexts = ReturnType<typeof cancelTexts>;
