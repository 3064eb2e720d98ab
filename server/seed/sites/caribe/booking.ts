import { inEveryLanguage } from './texts.ts';

/** Settings of the platform for this site. */
export const globalConfiguration = {
  featureFlags: {},
  builderHosts: [],
  geoApiUrl: '',
  brandCode: 'CARIBE',
  captcha: { provider: '', siteKey: '' },
  selfCheckIn: { activeBeforeBookingStart: 72 },
  tag: { id: '', ecommerce: false },
};

/** The booking flow: dropdowns above rows of cars, one page to check out, paid at the counter. */
export const bookingSettings = {
  general: {
    paymentMethods: [{ id: -1, paymentType: 0, name: 'Counter', promotionId: null }],
    // Of what is paid online only the commission is; the rest is settled at the counter.
    onlyPayCommission: true,
    commissionPercentage: 15,
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
      showBrandsFilter: true,
      showSortDropdown: true,
      filtersPosition: 'top',
      defaultSort: 'relevance',
      filterStyle: 'dropdown',
    },
    general: {
      loadingType: 3,
      hideOnRequestResults: false,
      showOrSimilar: true,
      exchangeMsg: inEveryLanguage('results.exchange'),
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
      customMessage: inEveryLanguage('checkout.summary.message'),
    },
    showTerms: true,
    termsUrl: '/rental-terms',
    privacyUrl: '/privacy',
    showBetterPriceAlert: false,
    redirectAfterQuote: true,
  },
};

/** Rules of rental length and driver age. */
export const bookingConfiguration = {
  driverAgeAllowedMin: 21,
  driverAgeAllowedMax: 75,
  minDays: 1,
  maxDays: 60,
  gasolineTankFractions: 8,
  returnToleranceInMinutes: 59,
  halfDayToleranceInHours: 0,
  minDaysToCharge: 1,
  useDriverAgeAllowed: true,
  distanceUnit: 'Kilometers',
};

const currency = (isoCode: 'USD' | 'DOP' | 'MXN' | 'EUR', symbol: string, exchangeRate: string) => ({
  isoCode,
  names: inEveryLanguage(`currency.${isoCode}`),
  exchangeRate,
  isSystemDefault: isoCode === 'USD',
  symbol,
  isSymbolSuffix: false,
  decimals: 2,
});

/** Dollars are charged; the others are for orientation. Signs are told apart: three of them are dollars or pesos. */
export const currencies = [
  currency('USD', 'US$', '1'),
  currency('DOP', 'RD$', '63.2'),
  currency('MXN', 'MX$', '18.4'),
  currency('EUR', '€', '0.86'),
];
