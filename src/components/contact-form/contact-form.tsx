import { dateOf, toPlainDateTime } from '../../domain/calendar.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { pickText } from '../../runtime/text/resolve-text.ts';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { contactFields } from './contact-fields.ts';
import { ContactFormIsland } from './contact-form.island.tsx';
import type { queries } from './contact-form.queries.ts';
import * as S from './contact-form.styles.ts';
import { contactTexts } from './contact-texts.ts';

/** A form of the operator by which visitors write to the company. */
export function ContactForm({
  root,
  data,
  t,
  page,
  format,
  now,
  sentText,
  renderIsland,
}: ComponentProps<'ContactForm', typeof queries>) {
  const result = data.form;
  if (result.status === 'loading')
    return (
      <S.Contact {...root} aria-busy="true">
        <p role="status" className="visually-hidden">
          {t('common.loading')}
        </p>
        <S.Skeleton />
      </S.Contact>
    );
  if (result.status === 'error')
    return (
      <S.Contact {...root}>
        <FailedNotice page={page} t={t}>
          {t('contact.formFailed')}
        </FailedNotice>
      </S.Contact>
    );
  const form = result.data;
  if (!form || form.fields.length === 0)
    return (
      <S.Contact {...root}>
        <InlineNotice icon="mail">{t('contact.none')}</InlineNotice>
      </S.Contact>
    );
  const { language } = page;
  return renderIsland({
    name: 'contact-form',
    island: ContactFormIsland,
    as: S.Contact,
    root,
    props: {
      formId: form.id,
      receivers: form.config.receivers,
      hasCaptcha: form.config.captcha,
      fields: contactFields(form, { t, language, dateFormat: format.style.dateFormat }),
      today: dateOf(toPlainDateTime(now, 0)),
      language,
      button: pickText(form.button.label, language) || t('contact.send'),
      texts: { ...contactTexts(t), sentText: sentText || t('contact.sentText') },
    },
  });
}
