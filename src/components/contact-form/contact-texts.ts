import { codeTexts } from '../../runtime/text/code-texts.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** The texts that the form shows in the browser, which loads no translations. */
export const contactTexts = (t: Translate) => ({
  choose: t('checkout.choose'),
  optional: t('checkout.mayStayEmpty'),
  needsScript: t('contact.needsScript'),
  sending: t('contact.sending'),
  sent: t('contact.sent'),
  another: t('contact.another'),
  failed: t('contact.failed'),
  notArrived: t('contact.notArrived'),
  outdated: t('contact.outdated'),
  tooOften: t('errors.tooOften'),
  captcha: t('validation.captchaError'),
  ofCodes: codeTexts(t),
});

export type ContactTexts = ReturnType<typeof contactTexts>;
