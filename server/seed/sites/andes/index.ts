import { bookingConfiguration, bookingSettings, currencies, globalConfiguration } from './booking.ts';
import { carUnits, categories, models } from './fleet.ts';
import { conditions } from './pages/conditions.ts';
import { fleet } from './pages/fleet.ts';
import { home, homeDraft } from './pages/home.ts';
import { route40 } from './pages/ruta-40.ts';
import { bookingError, bookingSuccess, checkout, error, notFound, search } from './pages/screens.ts';
import { branchOffices, places, schedules, yearlyHolidays } from './places.ts';
import { extras, oneWayFees, rates, taxes, yearlySeasons } from './prices.ts';
import { pageSeo, siteConfiguration, siteSeo } from './site.ts';
import { forms } from './forms.ts';
import { texts } from './texts.ts';

/** Andes Rent: cars for both sides of the range, with everything its site starts with. */
export const andesSeed = {
  id: 'andes',
  name: 'Andes Rent',
  hosts: ['andes.localhost'],
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
    { id: 'ruta-40', builder: route40, seo: pageSeo.route40, showBreadcrumb: true },
    { id: 'conditions', builder: conditions, seo: pageSeo.conditions, showBreadcrumb: true },
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
