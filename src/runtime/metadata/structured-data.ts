/** A thing as schema.org describes it. Addresses of the site are paths; the head makes them absolute. */
export interface StructuredData {
  readonly '@type': string;
  readonly [name: string]: unknown;
}

/** Ids of the things that others refer to. */
const ORGANIZATION = '/#organization';
const WEBSITE = '/#website';
/** The company, where another thing names it. */
export const THE_ORGANIZATION = { '@id': ORGANIZATION };

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
  publisher: THE_ORGANIZATION,
});

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
