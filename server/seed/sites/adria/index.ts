import { bookingConfiguration, bookingSettings, currencies, globalConfiguration } from './booking.ts';
import { categories, extras, oneWayFees, rates, taxes, yearlySeasons } from './fleet.ts';
import { carUnits, models } from './models.ts';
import { fleet } from './pages/fleet.ts';
import { home, homeDraft } from './pages/home.ts';
import { islands } from './pages/islands.ts';
import { bookingError, bookingSuccess, checkout, error, notFound, search } from './pages/screens.ts';
import { privacyPage, termsPage } from '../../points-page.ts';
import { branchOffices, places, schedules, yearlyHolidays } from './places.ts';
import { pageSeo, siteConfiguration, siteSeo } from './site.ts';
import { forms } from './forms.ts';
import { texts } from './texts.ts';

/** Adria Cars: a family company on the Croatian coast, with everything its site starts with. */
export const adriaSeed = {
  id: 'adria',
  name: 'Adria Cars',
  hosts: ['adria.localhost'],
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
    { id: 'islands', builder: islands, seo: pageSeo.islands, showBreadcrumb: true },
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
};
