import type { i18n } from 'i18next';
import { toQuotedAddress } from '../../src/api/wire/search-address.ts';
import type { Money } from '../../src/domain/money.ts';
import { countryName } from '../../src/runtime/text/country-name.ts';
import { createFormat } from '../../src/runtime/text/format.ts';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { translateFor } from '../../src/runtime/text/translate.ts';
import { readableOn } from '../../src/runtime/theme/contrast.ts';
import { orSimilarSetting } from '../../src/site/page-context.ts';
import { routePath } from '../../src/site/routes.ts';
import { cancellationTemplate, withFee } from '../../src/ui/cancellation/cancellation-text.ts';
import { orSimilarText } from '../../src/ui/model-name/model-name.tsx';
import { deskHoursText } from '../../src/ui/place-hours/hours-today.ts';
import type { ComposeOptions } from '../mail/compose-mail.ts';
import type { BookingAccess } from '../access/booking-access.ts';
import { ACCESS_PARAMETER } from '../../src/domain/booking-summary.ts';
import { dateFormatOf } from '../../src/domain/site-languages.ts';
import type { HostTable } from '../http/hosts.ts';
import type { SiteRuntime } from '../pages/site-runtime.ts';

/** The data of sites that mails need: name, texts and formats of the customer's language, colours, addresses. */
export function createMailSites({
  hosts,
  runtime,
  texts,
  accessKeyOf,
}: {
  hosts: HostTable;
  runtime: SiteRuntime;
  texts: i18n;
  /** The key with which a customer opens a booking without an account. */
  accessKeyOf: BookingAccess['keyOf'];
}): ComposeOptions['siteFor'] {
  return async (siteId, language) => {
    const identity = hosts.siteById(siteId);
    if (!identity) throw new Error(`site ${siteId} has no host`);
    const { site, bookingSettings } = (await runtime.settingsOf(identity)).value;
    const format = createFormat({
      language,
      timeFormat: site.featureFlags.timeFormat,
      dateFormat: dateFormatOf(site, language),
      currencies: (await runtime.currenciesOf(identity)).value,
    });
    // Mail programs break lines at any space; pages keep an amount and its currency together by their styles.
    const money = (amount: Money) => format.money(amount).replaceAll(' ', '\u00a0');
    const { primary } = site.theme.palette;
    const { mailSrc, width } = site.header.logo;
    const t = translateFor(texts, language);
    const { customMessage } = bookingSettings.checkout.summary;
    return {
      name: identity.name,
      texts: {
        language,
        t,
        pick: (names) => pickText(names, language),
        country: (stored) => countryName(stored, language),
        money,
        dateTime: (moment) => `${format.longDate(moment)}, ${format.time(moment)}`,
        labelled: (label, value) => t('common.labelled', { label, value }),
        deskHours: (date, rules) => deskHoursText(date, rules, { t, format }),
        cancellation: (terms, now) =>
          withFee(
            cancellationTemplate(terms, now, { t, format: { weekday: format.longDate, time: format.time } }),
            terms.fee,
            { money },
          ),
      },
      colors: { primary, onPrimary: readableOn(primary) },
      logo: mailSrc === '' ? null : { url: identity.origin + mailSrc, width },
      areTaxesIncluded: bookingSettings.general.showFinalPrice,
      orSimilar: orSimilarText({ booking: { orSimilar: orSimilarSetting(bookingSettings, language) } }, t),
      bookingMessage: pickText(customMessage, language),
      checkoutUrl: (trip) => {
        const path = routePath(site, 'checkout', language);
        return path && `${identity.origin}${encodeURI(path)}?${toQuotedAddress(trip)}`;
      },
      bookingUrl: (reference) => {
        const path = routePath(site, 'booking-success', language);
        const query = new URLSearchParams({
          bookingId: reference,
          [ACCESS_PARAMETER]: accessKeyOf(siteId, reference),
        });
        return path && `${identity.origin}${encodeURI(path)}?${query}`;
      },
    };
  };
}
