import type { SiteConfiguration } from '../../../../generated/page/types.ts';
import { footer, headerTools } from './pages/shared.ts';
import { inEveryLanguage, texts } from './texts.ts';
import { theme } from './theme.ts';

type LanguageTag = SiteConfiguration['languages'][number]['isoLanguageName'];

const LANGUAGES = Object.keys(texts) as LanguageTag[];

/** One path for English, one for Spanish but Mexico's, which says autos for carros, one for French and Dutch. */
const route = (id: string, english: string, spanish: string, french: string, dutch: string) => {
  const paths: Readonly<Record<string, string>> = { en: english, es: spanish, fr: french, nl: dutch };
  const pathIn = (tag: LanguageTag) => {
    const path = paths[tag.slice(0, 2)] ?? '';
    return tag === 'es-MX' ? path.replace('carros', 'autos') : path;
  };
  return { id, path: Object.fromEntries(LANGUAGES.map((tag) => [tag, pathIn(tag)])) };
};

const entry = (id: string, label: string, pageId: string, anchor = '') => ({
  id,
  label: inEveryLanguage(label),
  pageId,
  url: anchor && `#${anchor}`,
  menuItems: [],
});

/** Everything the site is, apart from its pages. */
export const siteConfiguration = {
  featureFlags: {
    timeFormat: '12h',
    dateFormat: 'MM/DD/YYYY',
    favicon: '/media/caribe/favicon.svg',
    webAsBroker: true,
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
      src: '/media/caribe/logo.svg',
      mailSrc: '/media/caribe/logo-mail.png',
      alt: 'Caribe Drive',
      width: 190,
      height: 48,
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
    { id: 'footer', name: 'Footer', builder: footer, wrapperTag: 'footer' },
    { id: 'header-tools', name: 'Language selector', builder: headerTools, wrapperTag: 'div' },
  ],
  routes: [
    route('search', 'cars', 'carros', 'voitures', 'autos'),
    route('checkout', 'booking', 'reserva', 'reservation', 'boeken'),
    route('booking-success', 'booked', 'reservado', 'reserve', 'geboekt'),
    route('booking-error', 'booking-error', 'reserva-fallida', 'reservation-echouee', 'boeking-mislukt'),
    route('fleet', 'fleet', 'flota', 'flotte', 'wagenpark'),
    route('offers', 'offers', 'ofertas', 'offres', 'aanbiedingen'),
    route('terms', 'rental-terms', 'condiciones', 'conditions', 'voorwaarden'),
    route('privacy', 'privacy', 'privacidad', 'confidentialite', 'privacy'),
  ],
  menus: [
    {
      id: 'main',
      menuItems: [
        entry('fleet', 'menu.fleet', 'fleet'),
        entry('offers', 'menu.offers', 'offers'),
        entry('places', 'menu.places', 'home', 'places'),
        entry('route', 'menu.route', 'home', 'route'),
        entry('faq', 'menu.faq', 'home', 'faq'),
      ],
    },
  ],
};

const business = {
  '@context': 'https://schema.org',
  '@type': 'AutoRental',
  name: 'Caribe Drive',
  telephone: '+1 809 555 0142',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Av. Barceló 214',
    addressLocality: 'Punta Cana',
    addressCountry: 'DO',
  },
  priceRange: '$$',
};

/** Metadata that pages without their own take. */
export const siteSeo = {
  title: inEveryLanguage('seo.title'),
  description: inEveryLanguage('seo.description'),
  ogTags: { 'og:type': 'website' },
  schemaTags: [],
  robots: '',
  googleLocalBusiness: JSON.stringify(business),
};

const seoOf = (page: string) => ({
  title: inEveryLanguage(`${page}.seo.title`),
  description: inEveryLanguage(`${page}.seo.description`),
});

/** Metadata of the content pages by page id. */
export const pageSeo = {
  home: seoOf('home'),
  fleet: seoOf('fleet'),
  offers: seoOf('offers'),
  terms: { title: inEveryLanguage('terms.title'), description: inEveryLanguage('terms.lead') },
  privacy: { title: inEveryLanguage('privacy.title'), description: inEveryLanguage('privacy.lead') },
};
