import type { BookingSettings, SiteConfiguration } from '../../generated/page/types.ts';
import type { PromotedMethod } from '../domain/offers/promoted-price.ts';
import { toPaymentId } from '../domain/payment.ts';
import { pickText } from '../runtime/text/resolve-text.ts';
import {
  FEATURES,
  type ResultButton,
  type ResultsSettings,
} from '../ui/booking-settings/results-settings.ts';

const LOADING_TYPES: readonly ResultsSettings['loadingType'][] = [1, 2, 3];

/** The settings of the results screen in a language. */
export function resultsSettings(
  { results: { filters, general, resultItem }, general: { paymentMethods } }: BookingSettings,
  { featureFlags }: Pick<SiteConfiguration, 'featureFlags'>,
  language: string,
): ResultsSettings {
  const textOf = (texts: Readonly<Record<string, string>>) => pickText(texts, language);
  const button = ({ label, paymentMethodId, visible }: typeof resultItem.primary): ResultButton => ({
    label: textOf(label),
    paymentMethodId: toPaymentId(paymentMethodId),
    isVisible: visible,
  });
  return {
    filters: {
      shows: {
        category: filters.showCategoryFilter,
        price: filters.showPriceFilter,
        passengers: filters.showPassengersFilter,
        brand: filters.showBrandsFilter,
        sort: filters.showSortDropdown,
      },
      position: filters.filtersPosition,
      style: filters.filterStyle,
      defaultSort: filters.defaultSort,
    },
    loadingType: LOADING_TYPES.find((type) => type === general.loadingType) ?? 1,
    hidesQuoteOnly: general.hideOnRequestResults,
    fewUnits: general.fewCarUnitsQty,
    texts: {
      exchange: textOf(general.exchangeMsg),
      fewUnits: textOf(general.fewCarUnitsText),
      noAvailability: textOf(general.limitedAvailabilityText),
      duration: textOf(resultItem.durationText),
    },
    customHtml: textOf(resultItem.customHtml),
    primary: button(resultItem.primary),
    secondary: button(resultItem.secondary),
    shows: {
      dailyPrice: resultItem.showDailyPrice,
      openRate: resultItem.showOpenRate,
      netPrice: resultItem.showNoVatPrice,
    },
    features: FEATURES.filter((feature) => resultItem.icons[feature]),
    methods: paymentMethods.map(
      ({ id, paymentType, name, customName, promotionId }): PromotedMethod => ({
        id: toPaymentId(id),
        paymentType,
        name: textOf(customName) || name,
        promotionId,
      }),
    ),
    isBroker: featureFlags.webAsBroker,
  };
}
