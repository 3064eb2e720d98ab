import type { DocumentType, TaxPayerType } from '../../../generated/api/types.ts';
import type { RentalRequest } from '../../../src/api/wire/extras-call.ts';
import type { ExtraRules } from '../../../src/domain/extras.ts';
import { money, toDecimal } from '../../../src/domain/money.ts';
import { priceExtra } from '../../booking/extra-price.ts';
import { currentPromotions } from '../../booking/promotions.ts';
import { quoteCar } from '../../booking/quote-car.ts';
import { readSiteCatalogue, type SiteCatalogue } from '../../booking/site-catalogue.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite } from '../../db/in-site.ts';
import { listModels } from '../../db/repositories/fleet.ts';
import { listBranchOffices } from '../../db/repositories/places.ts';
import { toWireExtra } from '../wire/extras.ts';
import { toWireCategories } from '../wire/fleet.ts';
import { toWireBranchOffice, toWireHoliday, toWirePlace, toWireSchedule } from '../wire/places.ts';
import { toWirePromotion } from '../wire/promotions.ts';
import type { NameIn } from '../wire/texts.ts';
import { carRefusal, EXTRAS_FIELDS } from './call-refusal.ts';

export interface RentalCallOptions {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly nameIn: NameIn;
}

/**
 * What a site rents out, where and when, with results as the product API spells them: what its routes and the
 * in-process port share.
 */
export function createRentalCalls({ database, now, nameIn }: RentalCallOptions) {
  const catalogueOf = (siteId: string): Promise<SiteCatalogue> =>
    inSite(database, siteId, (scope) => readSiteCatalogue(scope));
  const wireExtras = (
    catalogue: SiteCatalogue,
    days: number,
    language: string,
    rules: readonly ExtraRules[] = [],
  ) => {
    const { decimals } = catalogue.rules.currency;
    return catalogue.extras.map((extra) =>
      toWireExtra(
        extra,
        priceExtra(extra, catalogue, days),
        rules.find(({ id }) => id === extra.id) ?? { ...extra, refusal: null },
        { language, decimals, nameIn },
      ),
    );
  };

  return {
    async places(siteId: string, language: string) {
      const { places } = await catalogueOf(siteId);
      return [...places.values()].map(({ place }) => toWirePlace(place, nameIn(place.names, language)));
    },
    async branchOffices(siteId: string, language: string) {
      const offices = await inSite(database, siteId, listBranchOffices);
      return offices.map((office) => toWireBranchOffice(office, nameIn(office.names, language)));
    },
    /** Opening hours, one for each branch, or of one branch. */
    async schedules(siteId: string, branchOfficeId: string | null = null) {
      const { schedules, taxes, rules } = await catalogueOf(siteId);
      return schedules
        .filter((schedule) => branchOfficeId === null || schedule.branchOfficeId === branchOfficeId)
        .map((schedule) => toWireSchedule(schedule, { now: now(), taxes, rules }));
    },
    async holidays(siteId: string, language: string) {
      const { holidays } = await catalogueOf(siteId);
      return holidays.map((holiday) => toWireHoliday(holiday, nameIn(holiday.names, language)));
    },
    /** Identity documents that customers may have. */
    async documentTypes(siteId: string, language: string): Promise<DocumentType[]> {
      const { documentTypes } = (await catalogueOf(siteId)).rules.identity;
      return documentTypes.map(({ id, names, check }) => ({
        id,
        name: nameIn(names, language),
        ...(check ? { check } : {}),
      }));
    },
    /** How customers may be registered for taxes. */
    async taxPayerTypes(siteId: string, language: string): Promise<TaxPayerType[]> {
      const { taxPayerTypes } = (await catalogueOf(siteId)).rules.identity;
      return taxPayerTypes.map(({ id, names, documentTypeIds }) => ({
        id,
        name: nameIn(names, language),
        documentTypeIds: [...documentTypeIds],
      }));
    },
    /** Categories with their models, those on request among them. */
    async categories(siteId: string, language: string) {
      const rows = await inSite(database, siteId, listModels);
      const { currency } = (await catalogueOf(siteId)).rules;
      return toWireCategories(rows, {
        nameOf: ({ names }) => nameIn(names, language),
        currency: currency.isoCode,
        decimal: (minor) => toDecimal(money(minor, currency.isoCode), currency.decimals),
      });
    },
    /** Promotions that are open to everybody and not over anywhere, each with the days for which it holds now or next. */
    async promotions(siteId: string, language: string) {
      const current = currentPromotions(await catalogueOf(siteId), now());
      return current
        .filter(({ promotion }) => promotion.code === null)
        .map(({ promotion, period }) =>
          toWirePromotion(promotion, period, (names) => nameIn(names, language)),
        );
    },

    /** Extras, priced for one day. */
    extras: async (siteId: string, language: string) => wireExtras(await catalogueOf(siteId), 1, language),
    /** Extras, priced for a rental. @throws CallRefusal */
    async extrasOfRental(siteId: string, rental: RentalRequest, language: string) {
      const quoted = await inSite(database, siteId, (scope) =>
        quoteCar(scope, { ...rental, driverAge: null, extras: [] }, { now: now() }),
      );
      if (!quoted.ok) throw carRefusal(quoted.refusal, EXTRAS_FIELDS);
      const { catalogue, category, quote, extraRules } = quoted.car;
      if (rental.categoryId !== null && rental.categoryId !== category.id)
        throw carRefusal({ reason: 'unknown-model' }, EXTRAS_FIELDS);
      return wireExtras(catalogue, quote.totalDays, language, extraRules);
    },
  };
}

export type RentalCalls = ReturnType<typeof createRentalCalls>;
