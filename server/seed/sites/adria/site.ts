import type { SiteConfiguration } from '../../../../generated/page/types.ts';
import { footer, headerTools } from './pages/shared.ts';
import { inEveryLanguage } from './texts.ts';
import { theme } from './theme.ts';

type LanguageTag = SiteConfiguration['languages'][number]['isoLanguageName'];

const LANGUAGES: readonly LanguageTag[] = ['hr', 'de', 'it', 'en-GB', 'pl', 'ru', 'lt', 'es-ES'];

/** Paths of a route in the order of LANGUAGES. */
const route = (id: string, ...paths: string[]) => ({
  id,
  path: Object.fromEntries(LANGUAGES.map((language, position) => [language, paths[position] ?? ''])),
});

/** Everything the site is, apart from its pages. */
export const siteConfiguration = {
  featureFlags: {
    timeFormat: '24h',
    dateFormat: 'DD/MM/YYYY',
    favicon: '/media/adria/favicon.svg',
    webAsBroker: false,
    selfCheckIn: false,
    checkoutTwoSteps: false,
  },
  // Links to an account and a blog would lead nowhere: the company has neither yet.
  myAccount: { enabled: false },
  blog: { enabled: false },
  languages: LANGUAGES.map((tag, position) => ({ isoLanguageName: tag, isDefault: position === 0, url: '' })),
  theme,
  header: {
    logo: {
      src: '/media/adria/logo.svg',
      mailSrc: '/media/adria/logo-mail.png',
      alt: 'Adria Cars',
      width: 168,
      height: 40,
    },
    layout: 'bar',
    menu: { menuId: 'main', placement: 'end' },
    sharedComponentId: 'header-tools',
  },
  layouts: [
    {
      id: 'default',
      layoutItems: [
        { type: 'header', sharedComponentId: '' },
        { type: 'content', sharedComponentId: '' },
        { type: 'component', sharedComponentId: 'footer' },
      ],
    },
  ],
  sharedComponents: [
    { id: 'footer', name: 'Podnožje', builder: footer, wrapperTag: 'footer' },
    { id: 'header-tools', name: 'Izbor jezika', builder: headerTools, wrapperTag: 'div' },
  ],
  routes: [
    route(
      'search',
      'vozila',
      'mietwagen',
      'auto',
      'search',
      'samochody',
      'avtomobili',
      'automobiliai',
      'coches',
    ),
    route(
      'checkout',
      'rezervacija',
      'buchung',
      'prenotazione',
      'checkout',
      'rezerwacja',
      'bronirovanie',
      'uzsakymas',
      'reserva',
    ),
    route(
      'booking-success',
      'rezervirano',
      'gebucht',
      'prenotato',
      'booking-success',
      'zarezerwowano',
      'zabronirovano',
      'uzsakyta',
      'reservado',
    ),
    route(
      'booking-error',
      'rezervacija-nije-uspjela',
      'buchung-fehlgeschlagen',
      'prenotazione-non-riuscita',
      'booking-error',
      'blad-rezerwacji',
      'oshibka-bronirovaniya',
      'uzsakymas-nepavyko',
      'reserva-fallida',
    ),
    route(
      'fleet',
      'vozni-park',
      'flotte',
      'flotta',
      'fleet',
      'flota',
      'avtopark',
      'automobiliu-parkas',
      'flota',
    ),
    route('islands', 'otoci', 'inseln', 'isole', 'islands', 'wyspy', 'ostrova', 'salos', 'islas'),
    route(
      'terms',
      'uvjeti-najma',
      'mietbedingungen',
      'condizioni',
      'hire-terms',
      'warunki-wynajmu',
      'usloviya',
      'nuomos-salygos',
      'condiciones',
    ),
    route(
      'privacy',
      'privatnost',
      'datenschutz',
      'privacy',
      'privacy',
      'prywatnosc',
      'konfidentsialnost',
      'privatumas',
      'privacidad',
    ),
  ],
  menus: [
    {
      id: 'main',
      menuItems: [
        { id: 'cars', label: inEveryLanguage('menu.cars'), pageId: 'fleet' },
        { id: 'islands', label: inEveryLanguage('menu.islands'), pageId: 'islands' },
        { id: 'places', label: inEveryLanguage('menu.places'), pageId: 'home', url: '#places' },
        { id: 'questions', label: inEveryLanguage('menu.questions'), pageId: 'home', url: '#questions' },
        { id: 'contact', label: inEveryLanguage('menu.contact'), url: '#contact' },
      ],
    },
  ],
};

const business = {
  '@context': 'https://schema.org',
  '@type': 'AutoRental',
  name: 'Adria Cars',
  telephone: '+385 21 000 100',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Cesta dr. Franje Tuđmana 1270',
    postalCode: '21217',
    addressLocality: 'Kaštel Štafilić',
    addressCountry: 'HR',
  },
  priceRange: '€€',
};

/** Metadata that pages without their own take. */
export const siteSeo = {
  title: inEveryLanguage('seo.home.title'),
  description: inEveryLanguage('seo.home.description'),
  ogTags: { 'og:type': 'website' },
  schemaTags: [],
  robots: '',
  googleLocalBusiness: JSON.stringify(business),
};

/** Metadata of the content pages by page id. */
export const pageSeo = {
  home: { title: inEveryLanguage('seo.home.title'), description: inEveryLanguage('seo.home.description') },
  fleet: {
    title: inEveryLanguage('seo.fleet.title'),
    description: inEveryLanguage('seo.fleet.description'),
  },
  islands: {
    title: inEveryLanguage('seo.islands.title'),
    description: inEveryLanguage('seo.islands.description'),
  },
  terms: { title: inEveryLanguage('terms.title'), description: inEveryLanguage('terms.lead') },
  privacy: { title: inEveryLanguage('privacy.title'), description: inEveryLanguage('privacy.lead') },
};
