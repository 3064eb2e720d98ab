import { inEveryLanguage } from './texts.ts';

/** Settings of the platform for this site. */
export const globalConfiguration = {
  featureFlags: {},
  builderHosts: [],
  geoApiUrl: '',
  brandCode: 'ADRIA',
  captcha: { provider: '', siteKey: '' },
  selfCheckIn: { activeBeforeBookingStart: 72 },
  tag: { id: '', ecommerce: false },
};

/** The booking flow: filters as chips above the cars, one page to check out, paid at the desk. */
export const bookingSettings = {
  general: {
    paymentMethods: [{ id: -1, paymentType: 0, name: 'Plaćanje pri preuzimanju', promotionId: null }],
    onlyPayCommission: false,
    percentageToPay: 0,
    minDays: 1,
    maxDays: 60,
    showFinalPrice: true,
    onlyFullAvailability: false,
    unlimitedKm: true,
  },
  results: {
    filters: {
      showCategoryFilter: true,
      showPriceFilter: true,
      showPassengersFilter: true,
      showBrandsFilter: false,
      showSortDropdown: true,
      filtersPosition: 'top',
      defaultSort: 'priceAsc',
      filterStyle: 'chip',
    },
    general: {
      loadingType: 1,
      hideOnRequestResults: false,
      showOrSimilar: true,
      fewCarUnitsText: inEveryLanguage('results.few'),
      fewCarUnitsQty: 3,
      limitedAvailabilityText: inEveryLanguage('results.none'),
    },
    resultItem: {
      primary: { label: inEveryLanguage('results.choose'), paymentMethodId: -1, visible: true },
      secondary: { label: {}, paymentMethodId: -1, visible: false },
      customMessage: inEveryLanguage('results.message'),
      franchise: true,
      showDailyPrice: true,
    },
  },
  checkout: {
    summary: {
      showFranchiseDamage: true,
      showFranchiseTheft: true,
      customMessage: inEveryLanguage('checkout.message'),
    },
    showTerms: true,
    termsUrl: '/hire-terms',
    privacyUrl: '/privacy',
    showBetterPriceAlert: false,
    redirectAfterQuote: true,
  },
};

/** Rules of rental length and driver age. */
export const bookingConfiguration = {
  driverAgeAllowedMin: 21,
  driverAgeAllowedMax: 78,
  minDays: 1,
  maxDays: 60,
  gasolineTankFractions: 8,
  returnToleranceInMinutes: 59,
  halfDayToleranceInHours: 0,
  minDaysToCharge: 1,
  useDriverAgeAllowed: true,
  distanceUnit: 'Kilometers',
};

/** The one currency. */
export const currencies = [
  {
    isoCode: 'EUR',
    names: inEveryLanguage('currency.eur'),
    exchangeRate: '1',
    isSystemDefault: true,
    symbol: '€',
    isSymbolSuffix: true,
    decimals: 2,
  },
];
