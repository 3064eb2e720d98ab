import { template } from '../../runtime/text/interpolate.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** Texts about codes; `{{code}}` is filled in by the browser. */
export const codesTexts = (t: Translate) => ({
  add: t('codes.add'),
  title: t('codes.title'),
  kind: t('codes.kind'),
  kinds: { promotion: t('codes.promotion'), agreement: t('codes.agreement') },
  apply: t('codes.apply'),
  checking: t('codes.checking'),
  remove: template(t, 'codes.remove', 'code'),
  noEffect: t('codes.noEffect'),
  invalid: t('errors.invalidPromoCode'),
  failed: t('codes.failed'),
  noConnection: t('errors.noConnection'),
  close: t('common.close'),
});

export type CodesTexts = ReturnType<typeof codesTexts>;
