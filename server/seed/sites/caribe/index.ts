import type { DemoSite } from '../../demo-site.ts';
import { bookingConfiguration, bookingSettings, currencies, globalConfiguration } from './booking.ts';
import { privacyPage, termsPage } from '../../points-page.ts';
import { extras } from './extras.ts';
import { carUnits, categories, models, oneWayFees, rates, taxes, yearlySeasons } from './fleet.ts';
import { fleet } from './pages/fleet.ts';
import { home, homeDraft } from './pages/home.ts';
import { offers } from './pages/offers.ts';
import { bookingError, bookingSuccess, checkout, error, notFound, search } from './pages/screens.ts';
import { branchOffices, places, schedules, yearlyHolidays } from './places.ts';
import { pageSeo, siteConfiguration, siteSeo } from './site.ts';
import { forms } from './forms.ts';
import { texts } from './texts.ts';

/** Caribe Drive: cars on four Dominican coasts, with everything its site starts with. */
export const caribeSeed = {
  id: 'caribe',
  name: 'Caribe Drive',
  hosts: ['caribe.localhost'],
  texts,
  siteConfiguration,
  siteSeo,
  globalConfiguration,
  bookingSettings,
  bookingConfiguration,
  currencies,
  pages: [
    { id: 'home', builder: home, seo: pageSeo.home },
    { id: 'fleet', builder: fleet, seo: pageSeo.fleet, showBreadcrumb: true },
    { id: 'offers', builder: offers, seo: pageSeo.offers, showBreadcrumb: true },
    { id: 'terms', builder: termsPage, seo: pageSeo.terms, showBreadcrumb: true },
    { id: 'privacy', builder: privacyPage, seo: pageSeo.privacy, showBreadcrumb: true },
    { id: 'search', builder: search },
    { id: 'checkout', builder: checkout },
    { id: 'booking-success', builder: bookingSuccess },
    { id: 'booking-error', builder: bookingError },
    { id: 'not-found', builder: notFound },
    { id: 'error', builder: error },
  ],
  /** Newer than what is published; visitors do not see them. */
  drafts: [{ id: 'home', builder: homeDraft, seo: pageSeo.home }],
  branchOffices,
  schedules,
  yearlyHolidays,
  places,
  categories,
  models,
  carUnits,
  yearlySeasons,
  rates,
  taxes,
  oneWayFees,
  extras,
  forms,
} satisfies DemoSite;
