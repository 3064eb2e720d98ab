import { inEveryLanguage } from './texts.ts';

/** Settings of the platform for this site. */
export const globalConfiguration = {
  featureFlags: {},
  builderHosts: [],
  geoApiUrl: '',
  brandCode: 'ANDES',
  captcha: { provider: '', siteKey: '' },
  selfCheckIn: { activeBeforeBookingStart: 72 },
  tag: { id: '', ecommerce: false },
};

/** The booking flow: filters at the left as dropdowns, two steps to check out, paid at the counter. */
export const bookingSettings = {
  general: {
    paymentMethods: [{ id: -1, paymentType: 0, name: 'Pago en el mostrador', promotionId: null }],
    onlyPayCommission: false,
    commissionPercentage: 0,
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
      filtersPosition: 'left',
      defaultSort: 'priceAsc',
      filterStyle: 'dropdown',
    },
    general: {
      loadingType: 2,
      hideOnRequestResults: false,
      showOrSimilar: true,
      orSimilarText: inEveryLanguage('settings.orSimilar'),
      exchangeMsg: inEveryLanguage('settings.exchange'),
      fewCarUnitsText: inEveryLanguage('settings.few'),
      fewCarUnitsQty: 3,
      limitedAvailabilityText: inEveryLanguage('settings.none'),
    },
    resultItem: {
      primary: { label: inEveryLanguage('settings.choose'), paymentMethodId: -1, visible: true },
      secondary: { label: inEveryLanguage('settings.quote'), paymentMethodId: -1, visible: false },
      customMessage: inEveryLanguage('settings.message'),
      durationText: inEveryLanguage('settings.duration'),
      franchise: true,
      showDailyPrice: true,
      showOpenRate: false,
      showNoVatPrice: false,
      icons: {
        passengers: true,
        doors: true,
        luggage: true,
        transmission: true,
        airConditioning: true,
        distance: true,
      },
    },
  },
  checkout: {
    summary: {
      showFranchiseDamage: true,
      showFranchiseTheft: true,
      showFranchiseRollover: true,
      showFranchiseHail: true,
      customMessage: inEveryLanguage('checkout.message'),
    },
    showTerms: true,
    // Without a language segment: each visitor is led to the page in their own.
    termsUrl: '/condiciones',
    privacyUrl: '/condiciones#privacidad',
    modalSharedComponentId: '',
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
  mustHaveAtLeastOneInsurance: false,
  distanceUnit: 'Kilometers',
};

/** Prices are stored in whole Argentine pesos; rates are units of a currency for one of them. */
export const currencies = [
  {
    isoCode: 'ARS',
    names: inEveryLanguage('currency.ars'),
    exchangeRate: '1',
    isSystemDefault: true,
    symbol: '$',
    isSymbolSuffix: false,
    // Nobody has paid centavos for years.
    decimals: 0,
  },
  {
    isoCode: 'CLP',
    names: inEveryLanguage('currency.clp'),
    exchangeRate: '0.65',
    isSystemDefault: false,
    symbol: 'CLP',
    isSymbolSuffix: false,
    decimals: 0,
  },
  {
    isoCode: 'USD',
    names: inEveryLanguage('currency.usd'),
    exchangeRate: '0.00069',
    isSystemDefault: false,
    symbol: 'US$',
    isSymbolSuffix: false,
    decimals: 2,
  },
];
