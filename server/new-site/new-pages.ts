import type { Section } from '../../generated/page/types.ts';
import {
  type BuiltInTemplate,
  builtInContent,
  builtInTitles,
  builtInWords,
} from '../../src/site/page-templates/built-in-templates.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { slugOf } from '../../src/runtime/text/slug.ts';
import type { FolderDocument } from '../site-folder/site-folder.ts';
import { legalPages } from './legal-pages.ts';

/** What the pages of a new site say of its company. */
export interface Company {
  readonly name: string;
  readonly languages: readonly string[];
  readonly city: string;
  readonly phone: string;
  readonly email: string;
}

type ByLanguage = Readonly<Record<string, string>>;

const node = (id: string, type: string, props: object = {}, slots: Section['slots'] = {}): Section => ({
  id,
  type,
  v: 1,
  props: { ...props },
  slots,
});
const column = (id: string, content: Section[], props: object = {}) => node(id, 'Column', props, { content });
const row = (id: string, columns: Section[], props: object = {}) => node(id, 'Row', props, { columns });

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
    layoutId: 'default',
    showBreadcrumb: false,
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

/** The hero with a car of the company beside its words. */
const withCar = (
  content: ReturnType<typeof builtInContent>,
  car: string,
): ReturnType<typeof builtInContent> => ({
  ...content,
  sections: content.sections.map((section) =>
    section.id === 'hero'
      ? {
          ...section,
          props: { ...section.props, valign: 'center', gap: 32 },
          slots: {
            columns: [
              ...(section.slots?.columns ?? []).map((words) => ({ ...words, props: { md: 7 } })),
              column(
                'hero-car',
                [node('hero-picture', 'Image', { image: { src: car, alt: '' }, fit: 'contain' })],
                {
                  md: 5,
                },
              ),
            ],
          },
        }
      : section,
  ),
});

/** The pages of a new site, its menu, layout, header and footer. */
export function newPages(company: Company, car: string): readonly FolderDocument[] {
  const { name, languages, city, phone, email } = company;
  const words = (text: Parameters<typeof builtInWords>[0]) => builtInWords(text, languages);
  const title = (template: BuiltInTemplate) => builtInTitles(template, languages);
  const cars = words('fleet');
  const headline = Object.fromEntries(languages.map((language) => [language, `${name}: ${city}`]));
  const seoOf = (titles: ByLanguage, lead: ByLanguage) => ({
    title: Object.fromEntries(
      languages.map((language) => [language, `${titles[language]} | ${name}, ${city}`]),
    ),
    description: Object.fromEntries(
      languages.map((language) => [
        language,
        `${name}, ${city}. ${lead[language]} ${words('priceText')[language]}`,
      ]),
    ),
  });
  const places = title('places');
  const offers = title('offers');
  const contact = title('contact');
  const about = title('text');
  const fleet = builtInContent('offers', cars);
  const pages = [
    page(
      'home',
      0,
      title('home'),
      withCar(builtInContent('home', headline), car),
      seoOf(headline, words('homeLead')),
    ),
    page(
      'fleet',
      1,
      cars,
      withHead({ ...fleet, translations: leadOf(fleet.translations, words('carsText')) }, [
        row('cars', [column('cars-column', [node('cars-grid', 'FleetGrid', { headingLevel: 2 })])], {
          section: true,
        }),
      ]),
      seoOf(cars, words('carsText')),
    ),
    page(
      'places',
      2,
      places,
      withHead(builtInContent('places', places), [
        row('places', [column('places-column', [node('places-grid', 'PlacesGrid', { headingLevel: 2 })])], {
          section: true,
        }),
      ]),
      seoOf(places, words('placesLead')),
    ),
    page('offers', 3, offers, builtInContent('offers', offers), seoOf(offers, words('offersLead'))),
    page('about', 4, about, builtInContent('text', about), seoOf(about, words('helpText'))),
    page('contact', 5, contact, builtInContent('contact', contact), seoOf(contact, words('contactLead'))),
  ];
  const legal = legalPages(languages).map(({ id, titles, lead, ...content }, at) =>
    page(id, pages.length + at, titles, content, seoOf(titles, lead)),
  );
  const toEntry = ({ id, published }: FolderDocument) => ({
    id,
    label: (published as { menuLabel: ByLanguage }).menuLabel,
    pageId: id,
  });
  const listed = pages.slice(1).map(toEntry);
  const inFooter = [...listed, ...legal.map(toEntry)];
  const same = (text: string) => Object.fromEntries(languages.map((language) => [language, text]));
  return [
    ...pages,
    ...legal,
    document('menu', 'main', 0, { menuItems: listed }),
    document('layout', 'default', 0, {
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
        sections: [footer(phone, email, inFooter)],
        translations: footerTexts(same, company, inFooter),
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

/** The texts of the template with another sentence below the heading. */
const leadOf = (translations: ReturnType<typeof builtInContent>['translations'], lead: ByLanguage) =>
  Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      { ...texts, 'page.offersLead': lead[language] ?? '' },
    ]),
  );

type Listed = readonly { readonly id: string; readonly label: ByLanguage }[];

const footer = (phone: string, email: string, listed: Listed): Section =>
  row(
    'foot',
    [
      column(
        'foot-name',
        [
          node('foot-title', 'Paragraph', { text: 'footer.name', as: 'h2', size: 'title' }),
          node('foot-city', 'Paragraph', { text: 'footer.city' }),
        ],
        { md: 5, gap: 8 },
      ),
      column(
        'foot-links',
        listed.map(({ id }) =>
          node(`foot-to-${id}`, 'Button', {
            label: `footer.${id}`,
            link: { pageId: id, url: '' },
            variant: 'text',
          }),
        ),
        { xs: 6, md: 3, gap: 4 },
      ),
      column(
        'foot-ways',
        [
          node('foot-phone', 'Button', {
            label: 'footer.phone',
            link: { pageId: '', url: `tel:${phone.replace(/[^+\d]/g, '')}` },
            variant: 'text',
            icon: 'phone',
          }),
          node('foot-mail', 'Button', {
            label: 'footer.email',
            link: { pageId: '', url: `mailto:${email}` },
            variant: 'text',
            icon: 'mail',
          }),
        ],
        { xs: 6, md: 4, gap: 4 },
      ),
    ],
    { background: 'ink', tone: 'light', motif: true, section: true, gap: 32 },
  );

function footerTexts(
  same: (text: string) => ByLanguage,
  { name, languages, city, phone, email }: Company,
  listed: Listed,
): object {
  const texts: Readonly<Record<string, ByLanguage>> = {
    'footer.name': same(name),
    'footer.city': same(city),
    'footer.phone': same(phone),
    'footer.email': same(email),
    ...Object.fromEntries(listed.map(({ id, label }) => [`footer.${id}`, label])),
  };
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(Object.entries(texts).map(([key, byLanguage]) => [key, byLanguage[language] ?? ''])),
    ]),
  );
}
