import type { SiteConfiguration } from '../../../../generated/page/types.ts';
import { footer, headerTools } from './pages/shared.ts';
import { inEveryLanguage } from './texts.ts';
import { theme } from './theme.ts';

type LanguageTag = SiteConfiguration['languages'][number]['isoLanguageName'];

const LANGUAGES: readonly LanguageTag[] = ['es-AR', 'es-CL', 'pt', 'en-US'];

/** Paths of a route in the order of LANGUAGES. */
const route = (id: string, ...paths: string[]) => ({
  id,
  path: Object.fromEntries(LANGUAGES.map((language, position) => [language, paths[position] ?? ''])),
});

const homePart = (id: string, anchor: string) => ({
  id,
  label: inEveryLanguage(`menu.${id}`),
  pageId: 'home',
  url: `#${anchor}`,
});

/** Everything the site is, apart from its pages. */
export const siteConfiguration = {
  featureFlags: {
    timeFormat: '24h',
    dateFormat: 'DD/MM/YYYY',
    favicon: '/media/andes/favicon.svg',
    webAsBroker: false,
    selfCheckIn: false,
    checkoutTwoSteps: true,
  },
  // Links to an account and a blog would lead nowhere: the company has neither yet.
  myAccount: { enabled: false },
  blog: { enabled: false },
  languages: LANGUAGES.map((tag, position) => ({ isoLanguageName: tag, isDefault: position === 0, url: '' })),
  theme,
  header: {
    logo: {
      src: '/media/andes/logo.svg',
      mailSrc: '/media/andes/logo-mail.png',
      alt: 'Andes Rent',
      width: 172,
      height: 40,
    },
    layout: 'overlay',
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
    { id: 'footer', name: 'Pie de página', builder: footer, wrapperTag: 'footer' },
    { id: 'header-tools', name: 'Idioma', builder: headerTools, wrapperTag: 'div' },
  ],
  routes: [
    route('search', 'autos', 'autos', 'carros', 'cars'),
    route('checkout', 'reservar', 'reservar', 'reserva', 'checkout'),
    route('booking-success', 'reserva-lista', 'reserva-lista', 'reserva-feita', 'booked'),
    route('booking-error', 'reserva-fallida', 'reserva-fallida', 'reserva-nao-feita', 'booking-error'),
    route('fleet', 'flota', 'flota', 'frota', 'fleet'),
    route('ruta-40', 'ruta-40', 'ruta-40', 'ruta-40', 'ruta-40'),
    route('conditions', 'condiciones', 'condiciones', 'condicoes', 'rental-terms'),
  ],
  menus: [
    {
      id: 'main',
      menuItems: [
        { id: 'fleet', label: inEveryLanguage('menu.fleet'), pageId: 'fleet' },
        homePart('places', 'lugares'),
        homePart('crossing', 'cruce'),
        { id: 'route40', label: inEveryLanguage('menu.route40'), pageId: 'ruta-40' },
        homePart('questions', 'preguntas'),
      ],
    },
    {
      id: 'legal',
      menuItems: [{ id: 'conditions', label: inEveryLanguage('menu.conditions'), pageId: 'conditions' }],
    },
  ],
};

const business = {
  '@context': 'https://schema.org',
  '@type': 'AutoRental',
  name: 'Andes Rent',
  telephone: '+54 261 555 0140',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Primitivo de la Reta 928',
    postalCode: 'M5500',
    addressLocality: 'Mendoza',
    addressCountry: 'AR',
  },
  priceRange: '$$',
};

/** Metadata that pages without their own take. */
export const siteSeo = {
  title: inEveryLanguage('seo.site.title'),
  description: inEveryLanguage('seo.site.description'),
  ogTags: { 'og:type': 'website' },
  schemaTags: [],
  robots: '',
  googleLocalBusiness: JSON.stringify(business),
};

const seoOf = (page: string) => ({
  title: inEveryLanguage(`seo.${page}.title`),
  description: inEveryLanguage(`seo.${page}.description`),
});

/** Metadata of the content pages. */
export const pageSeo = {
  home: seoOf('site'),
  fleet: seoOf('fleet'),
  route40: seoOf('route40'),
  conditions: seoOf('conditions'),
};
