import {
  type ReportWarning,
  toBookingConfiguration,
  toBookingSettings,
} from '../../src/api/wire/site-settings.ts';
import type { DistanceUnit } from '../../src/domain/distance.ts';
import { identityLists, type StoredIdentityLists } from '../../src/domain/identity-lists.ts';
import { bookableMethods, type PaymentMethod, toPaymentId } from '../../src/domain/payment.ts';
import { type SearchRules, searchRules } from '../../src/domain/search-rules.ts';
import type { SiteScope } from '../db/in-site.ts';
import { type Currency, defaultCurrencyOf, listCurrencies } from '../db/repositories/currencies.ts';
import { readSiteSettings } from '../content/site-configuration.ts';

/** A way to pay, and the promotion that holds only with it. */
export type PromotingMethod = Pick<PaymentMethod, 'id' | 'promotionId'>;

/** What an operator decided about renting: the rules of every search, and what a price needs beside them. */
export type SiteRules = SearchRules & {
  readonly distanceUnit: DistanceUnit;
  readonly identity: StoredIdentityLists;
  readonly currencies: readonly Currency[];
  /** The ways to pay that a booking can be made with. */
  readonly paymentMethods: readonly PromotingMethod[];
  /** The currency of every stored price. */
  readonly currency: Currency;
};

/** The rules of the site; settings that cannot be read take their defaults one by one. */
export async function readSiteRules(scope: SiteScope, report: ReportWarning): Promise<SiteRules> {
  const configuration = toBookingConfiguration(await readSiteSettings(scope, 'bookingConfiguration'), report);
  const settings = toBookingSettings(await readSiteSettings(scope, 'bookingSettings'), report);
  const currencies = await listCurrencies(scope);
  return {
    ...searchRules(settings, configuration),
    distanceUnit: configuration.distanceUnit,
    identity: identityLists(configuration),
    currencies,
    paymentMethods: bookableMethods(settings.general.paymentMethods).map(({ id, promotionId }) => ({
      id: toPaymentId(id),
      promotionId,
    })),
    currency: defaultCurrencyOf(currencies),
  };
}
