import type { Branch } from '../../api/wire/branch-office.ts';
import { addDays, type PlainDate, type Weekday, WEEKDAYS } from '../../domain/calendar.ts';
import { END_OF_DAY, hoursOn, type OpeningHoursRules, type TimeRange } from '../../domain/opening-hours.ts';

/** A thing as schema.org describes it. Addresses of the site are paths; the head makes them absolute. */
export interface StructuredData {
  readonly '@type': string;
  readonly [name: string]: unknown;
}

/** Ids of the things that others refer to. */
const ORGANIZATION = '/#organization';
const WEBSITE = '/#website';
const ref = (id: string) => ({ '@id': id });

export interface CompanyInput {
  readonly name: string;
  /** Path of a square picture; '' without one. */
  readonly logo: string;
}

/** The company; once in a site, on its home page. */
export const organization = ({ name, logo }: CompanyInput): StructuredData => ({
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name,
  url: '/',
  ...(logo ? { logo } : {}),
});

/** The website of the company; once in a site, on its home page. */
export const webSite = ({ name, language }: { name: string; language: string }): StructuredData => ({
  '@type': 'WebSite',
  '@id': WEBSITE,
  name,
  url: '/',
  inLanguage: language,
  publisher: ref(ORGANIZATION),
});

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

// Search engines take 23:59 for the end of a day.
const toSpecification = ({ from, to }: TimeRange) => ({
  '@type': 'OpeningHoursSpecification',
  opens: from,
  closes: to === END_OF_DAY ? '23:59' : to,
});
const CLOSED = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

/** The hours of a usual week; days with the same hours stand together. */
function weekHours({ weekdays }: OpeningHoursRules) {
  const days = new Map<string, { range: TimeRange; dayOfWeek: string[] }>();
  for (const weekday of WEEKDAYS)
    for (const range of weekdays[weekday]) {
      if (range.from === range.to) continue;
      const key = `${range.from}-${range.to}`;
      const known = days.get(key) ?? { range, dayOfWeek: [] };
      known.dayOfWeek.push(DAY_NAMES[weekday]);
      days.set(key, known);
    }
  return [...days.values()].map(({ range, dayOfWeek }) => ({ ...toSpecification(range), dayOfWeek }));
}

/** Dates further ahead are left out: their hours may still change. */
const SPECIAL_DAYS_AHEAD = 365;

/** The hours of the coming holidays, closed days and special dates. */
function specialHours(rules: OpeningHoursRules, today: PlainDate) {
  const last = addDays(today, SPECIAL_DAYS_AHEAD);
  const dates = new Set([
    ...rules.holidays,
    ...rules.closedDays,
    ...rules.specialDates.map(({ date }) => date),
  ]);
  return [...dates]
    .filter((date) => date >= today && date <= last)
    .sort()
    .flatMap((date) => {
      const ranges = hoursOn(date, rules);
      const specifications = ranges.length > 0 ? ranges.map(toSpecification) : [CLOSED];
      return specifications.map((hours) => ({ ...hours, validFrom: date, validThrough: date }));
    });
}

/** A branch with its hours from today on; without hours where none are known. */
export function autoRental(
  branch: Branch,
  { rules, today, url }: { rules: OpeningHoursRules | undefined; today: PlainDate; url: string },
): StructuredData {
  const { id, name, phone, email, address, city, country, position } = branch;
  return {
    '@type': 'AutoRental',
    '@id': `/#branch-${encodeURIComponent(id)}`,
    name,
    url,
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: country,
    },
    ...(position ? { geo: { '@type': 'GeoCoordinates', ...position } } : {}),
    ...(rules
      ? {
          openingHoursSpecification: weekHours(rules),
          specialOpeningHoursSpecification: specialHours(rules, today),
        }
      : {}),
    parentOrganization: ref(ORGANIZATION),
  };
}

/** The trail of pages that leads to a page, in its order. */
export const breadcrumbList = (
  trail: readonly { readonly name: string; readonly url: string }[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** What is said of a post of the blog; dates are ISO 8601. */
export interface BlogPostingInput {
  readonly headline: string;
  readonly description: string;
  /** Path of its picture; '' without one. */
  readonly image: string;
  readonly url: string;
  readonly language: string;
  readonly datePublished: string;
  readonly dateModified: string;
}

/** A post of the blog, published by the company. */
export const blogPosting = ({
  headline,
  description,
  image,
  url,
  language,
  datePublished,
  dateModified,
}: BlogPostingInput): StructuredData => ({
  '@type': 'BlogPosting',
  headline,
  ...(description ? { description } : {}),
  ...(image ? { image } : {}),
  url,
  mainEntityOfPage: url,
  inLanguage: language,
  datePublished,
  dateModified,
  author: ref(ORGANIZATION),
  publisher: ref(ORGANIZATION),
});

/** Names whose values are addresses. */
const ADDRESSES: ReadonlySet<string> = new Set(['@id', 'url', 'logo', 'image', 'item', 'mainEntityOfPage']);

/** Things as one JSON-LD document, their paths on an origin; `null` without any. */
export function jsonLd(things: readonly StructuredData[], origin: string): object | null {
  if (things.length === 0) return null;
  const document = { '@context': 'https://schema.org', '@graph': things };
  return JSON.parse(JSON.stringify(document), (name, value: unknown) =>
    ADDRESSES.has(name) && typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  ) as object;
}
