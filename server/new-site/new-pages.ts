import { phoneHref } from '../../src/domain/contact-links.ts';
import type { Section } from '../../generated/page/types.ts';
import {
  type BuiltInTemplate,
  builtInContent,
  builtInTitles,
  builtInTexts,
} from '../../src/site/page-templates/built-in-templates.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { DEFAULT_LAYOUT } from '../../src/api/wire/document-kinds.ts';
import { DESCRIPTION_LENGTH } from '../../src/runtime/checks/seo-texts.ts';
import { slugOf } from '../../src/domain/slug.ts';
import type { FolderDocument } from '../site-folder/site-folder.ts';
import { legalPages } from './legal-pages.ts';
import { changeAnswers, leadOf, mergedTexts, textsOf } from './page-texts.ts';
import { footer, footerTexts } from './new-footer.ts';
import { type ByLanguage, type Company, column, node, row, same } from './sections.ts';
import { siteTexts } from './texts-of-site.ts';

const document = (
  kind: FolderDocument['kind'],
  id: string,
  position: number,
  published: DocumentBody,
): FolderDocument => ({ kind, id, position, isArchived: false, published, draft: null });

const page = (
  id: string,
  position: number,
  titles: ByLanguage,
  { sections, translations }: { readonly sections: readonly Section[]; readonly translations: object },
  seo: object,
): FolderDocument =>
  document('page', id, position, {
    builder: { format: 1, sections: [...sections], translations },
    seo,
    layoutId: DEFAULT_LAYOUT,
    showBreadcrumb: id !== 'home' && id !== 'search',
    slugs:
      id === 'home' ? {} : Object.fromEntries(Object.entries(titles).map(([l, title]) => [l, slugOf(title)])),
    menuLabel: titles,
  });

/** Sections with the same components on every site, after the head of a template. */
const withHead = (
  content: ReturnType<typeof builtInContent>,
  sections: readonly Section[],
): ReturnType<typeof builtInContent> => ({
  ...content,
  sections: [...content.sections.filter(({ id }) => id === 'head'), ...sections, ...action(content)],
});
const action = ({ sections }: ReturnType<typeof builtInContent>) =>
  sections.filter(({ id }) => id === 'action');

/** The hero on a picture, which is darkened where the words stand. */
const withPicture = (
  content: ReturnType<typeof builtInContent>,
  picture: string,
): ReturnType<typeof builtInContent> => ({
  ...content,
  sections: content.sections.map((section) =>
    section.id === 'hero'
      ? {
          ...section,
          props: {
            backgroundImage: { src: picture, alt: '' },
            minHeight: 'most',
            shade: 'start',
            tone: 'light',
            background: 'primary',
            valign: 'start',
            paddingBlock: 64,
          },
        }
      : section,
  ),
});

/** Sections put before the last one, which calls to book. */
const beforeAction = (
  content: ReturnType<typeof builtInContent>,
  sections: readonly Section[],
): readonly Section[] => [
  ...content.sections.filter(({ id }) => id !== 'action'),
  ...sections,
  ...action(content),
];

/** The questions of a template on the band that sets them off. */
const questionsOf = ({ sections }: ReturnType<typeof builtInContent>) =>
  sections
    .filter(({ id }) => id === 'questions')
    .map((section): Section => ({ ...section, props: { ...section.props, background: 'surface' } }));

/** The form to write to the company, beside its number and address. */
const ways = (phone: string, email: string): Section =>
  row(
    'ways',
    [
      column('ways-form', [node('form', 'ContactForm')], { md: 7 }),
      column(
        'ways-direct',
        [
          node('phone', 'IconWithText', {
            icon: 'phone',
            title: 'page.phoneTitle',
            text: 'contact.phone',
            link: { pageId: '', url: phoneHref(phone) },
            headingLevel: 2,
          }),
          node('mail', 'IconWithText', {
            icon: 'mail',
            title: 'page.mailTitle',
            text: 'contact.email',
            link: { pageId: '', url: `mailto:${email}` },
            headingLevel: 2,
          }),
        ],
        { md: 5, gap: 24 },
      ),
    ],
    { section: true, background: 'surface', gap: 48, valign: 'start' },
  );

/** The places with their hours, below a heading where the page has another one. */
const placesRow = (title: string): Section =>
  row(
    'places',
    [
      column(
        'places-column',
        [
          ...(title ? [node('places-title', 'Paragraph', { text: title, as: 'h2' })] : []),
          node('places-grid', 'PlacesGrid', { headingLevel: title ? 3 : 2, md: 2, showFilter: false }),
        ],
        { gap: 24 },
      ),
    ],
    { section: true },
  );

const grid = (id: string, type: string, props: object = {}): Section =>
  row(id, [column(`${id}-column`, [node(`${id}-grid`, type, { headingLevel: 2, ...props })])], {
    section: true,
    background: 'surface',
  });

/** The list of cars below the search it answers, which visitors change there. It keeps the address that all sites have. */
const resultsPage = (position: number): FolderDocument =>
  page(
    'search',
    position,
    {},
    {
      sections: [
        row('change-search', [column('change-search-form', [node('search-form', 'SearchForm')])], {
          background: 'surface',
          paddingBlock: 16,
        }),
        node('results', 'SearchResults'),
      ],
      translations: {},
    },
    {},
  );

/** What visitors write into the form of the contact page. */
const CONTACT_FIELDS = [
  { type: 'firstName', required: true, width: 6 },
  { type: 'lastName', required: false, width: 6 },
  { type: 'emailAddress', required: true, width: 6 },
  { type: 'cellPhone', required: false, width: 6 },
  { type: 'message', required: true, width: 12, config: { minLength: 10 } },
] as const;

const contactForm = (email: string): FolderDocument =>
  document('form', 'contact', 0, {
    type: 1,
    fields: JSON.stringify(
      CONTACT_FIELDS.map(({ type, ...field }, order) => ({
        id: type,
        fieldTypeId: type,
        name: type,
        order,
        ...field,
      })),
    ),
    button: '{}',
    config: JSON.stringify({ receivers: [email], captcha: true }),
  });

/**
 * The pages of a new site, its menu, form, layout, header and footer.
 * @param hero source of the picture of the front page
 */
export function newPages(company: Company, hero: string): readonly FolderDocument[] {
  const { name, languages, city, phone, email } = company;
  const builtIn = (text: Parameters<typeof builtInTexts>[0]) => builtInTexts(text, languages);
  const title = (template: BuiltInTemplate) => builtInTitles(template, languages);
  const cars = builtIn('fleet');
  const headline = siteTexts('headline', languages, { city });
  const about = siteTexts('about', languages, { name, city });
  const seoOf = (titles: ByLanguage, lead: ByLanguage, of = `${name}, ${city}`) => ({
    title: Object.fromEntries(languages.map((language) => [language, `${titles[language]} | ${of}`])),
    description: Object.fromEntries(
      languages.map((language) => {
        const text = lead[language] ?? '';
        const named = `${name}, ${city}. ${text}`;
        const whole = `${named} ${builtIn('priceText')[language]}`;
        return [language, [whole, named].find(({ length }) => length <= DESCRIPTION_LENGTH) ?? text];
      }),
    ),
  });
  const places = title('places');
  const offers = title('offers');
  const contact = title('contact');
  const us = title('text');
  const manage = siteTexts('manageName', languages);
  const home = withPicture(builtInContent('home', headline), hero);
  const landing = builtInContent('landing', headline);
  const fleet = builtInContent('offers', cars);
  const offer = builtInContent('offers', offers);
  const write = builtInContent('contact', contact);
  const text = builtInContent('offers', us);
  const booking = builtInContent('text', manage);
  const pages = [
    page(
      'home',
      0,
      title('home'),
      {
        sections: beforeAction(home, [placesRow('page.places'), ...questionsOf(landing)]),
        translations: mergedTexts(
          home,
          textsOf('page.changeA', changeAnswers(languages, manage)),
          landing,
          textsOf('page.places', places),
        ),
      },
      seoOf(headline, builtIn('homeLead'), name),
    ),
    page(
      'fleet',
      1,
      cars,
      withHead({ ...fleet, translations: leadOf(fleet.translations, builtIn('carsText')) }, [
        grid('cars', 'FleetGrid'),
      ]),
      seoOf(cars, builtIn('carsText')),
    ),
    page(
      'places',
      2,
      places,
      withHead(builtInContent('places', places), [
        { ...placesRow(''), props: { section: true, background: 'surface' } },
      ]),
      seoOf(places, builtIn('placesLead')),
    ),
    page(
      'offers',
      3,
      offers,
      withHead(offer, [grid('promotions', 'PromotionsGrid')]),
      seoOf(offers, builtIn('offersLead')),
    ),
    page(
      'about',
      4,
      us,
      {
        sections: withHead({ ...text, translations: {} }, [
          ...home.sections
            .filter(({ id }) => id === 'facts')
            .map((section): Section => ({ ...section, props: { ...section.props, background: 'surface' } })),
          placesRow('page.places'),
        ]).sections,
        translations: mergedTexts(
          { translations: leadOf(text.translations, about) },
          home,
          textsOf('page.places', places),
        ),
      },
      seoOf(us, about),
    ),
    page(
      'contact',
      5,
      contact,
      {
        sections: [...withHead(write, [ways(phone, email)]).sections, placesRow('page.places')],
        translations: mergedTexts(
          write,
          textsOf('page.places', places),
          textsOf('contact.phone', same(languages, phone)),
          textsOf('contact.email', same(languages, email)),
        ),
      },
      // Search engines list its languages side by side, of which several have one word for it.
      seoOf(siteTexts('contactTitle', languages), builtIn('contactLead')),
    ),
    page(
      'manage-booking',
      6,
      manage,
      {
        sections: withHead(booking, [
          row('manage', [column('manage-column', [node('manage-form', 'CancelBookingForm')], { md: 7 })], {
            section: true,
            background: 'surface',
          }),
        ]).sections,
        translations: leadOf(booking.translations, siteTexts('manageLead', languages), 'page.lead'),
      },
      seoOf(manage, siteTexts('manageLead', languages)),
    ),
  ];
  const legal = legalPages(languages).map(({ id, titles, lead, ...content }, at) =>
    page(id, pages.length + at, titles, content, seoOf(titles, lead)),
  );
  const toEntry = ({ id, published }: FolderDocument) => ({
    id,
    label: (published as { menuLabel: ByLanguage }).menuLabel,
    pageId: id,
  });
  const listed = pages.filter(({ id }) => id !== 'home' && id !== 'manage-booking').map(toEntry);
  const others = [...pages.filter(({ id }) => id === 'manage-booking'), ...legal].map(toEntry);
  return [
    ...pages,
    ...legal,
    resultsPage(pages.length + legal.length),
    contactForm(email),
    document('menu', 'main', 0, { menuItems: listed }),
    document('layout', DEFAULT_LAYOUT, 0, {
      layoutItems: [
        { type: 'header', sharedComponentId: '' },
        { type: 'content', sharedComponentId: '' },
        { type: 'component', sharedComponentId: 'footer' },
      ],
    }),
    document('sharedComponent', 'footer', 0, {
      name: 'Footer',
      builder: {
        format: 1,
        sections: [footer(phone, email, listed, others)],
        translations: footerTexts(company, [...listed, ...others]),
      },
      wrapperTag: 'footer',
    }),
    document('sharedComponent', 'header-tools', 1, {
      name: 'Header tools',
      builder: {
        format: 1,
        sections: [node('tools-language', 'LanguageSelector', { layout: 'dropdown', compact: true })],
        translations: {},
      },
      wrapperTag: 'div',
    }),
  ];
}
