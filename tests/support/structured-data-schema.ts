import { Ajv2020 } from 'ajv/dist/2020.js';

const address = { type: 'string', pattern: '^https?://[^\\s]+$' };
const text = { type: 'string', minLength: 1 };
const date = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}(T[\\d:.]+Z)?$' };
const time = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };
const thing = (type: string, required: readonly string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: ['@type', ...required],
  properties: { '@type': { const: type }, ...properties },
});
const reference = {
  type: 'object',
  additionalProperties: false,
  required: ['@id'],
  properties: { '@id': address },
};
const day = { enum: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] };
const hours = (required: readonly string[], more: object) =>
  thing('OpeningHoursSpecification', ['opens', 'closes', ...required], {
    opens: time,
    closes: time,
    ...more,
  });

const THINGS = {
  Organization: thing('Organization', ['@id', 'name', 'url', 'logo'], {
    '@id': address,
    name: text,
    url: address,
    logo: address,
  }),
  WebSite: thing('WebSite', ['@id', 'name', 'url', 'inLanguage', 'publisher'], {
    '@id': address,
    name: text,
    url: address,
    inLanguage: text,
    publisher: reference,
  }),
  AutoRental: thing('AutoRental', ['@id', 'name', 'url', 'address', 'parentOrganization'], {
    '@id': address,
    name: text,
    url: address,
    telephone: { type: 'string', pattern: '^\\+[\\d ]{7,}$' },
    email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$' },
    address: thing('PostalAddress', ['streetAddress', 'addressLocality', 'addressCountry'], {
      streetAddress: text,
      addressLocality: text,
      addressCountry: { type: 'string', pattern: '^[A-Z]{2}$' },
    }),
    geo: thing('GeoCoordinates', ['latitude', 'longitude'], {
      latitude: { type: 'number', minimum: -90, maximum: 90 },
      longitude: { type: 'number', minimum: -180, maximum: 180 },
    }),
    openingHoursSpecification: {
      type: 'array',
      items: hours(['dayOfWeek'], {
        dayOfWeek: { type: 'array', items: day, minItems: 1, uniqueItems: true },
      }),
    },
    specialOpeningHoursSpecification: {
      type: 'array',
      items: hours(['validFrom', 'validThrough'], { validFrom: date, validThrough: date }),
    },
    parentOrganization: reference,
  }),
  BreadcrumbList: thing('BreadcrumbList', ['itemListElement'], {
    itemListElement: {
      type: 'array',
      minItems: 2,
      items: thing('ListItem', ['position', 'name', 'item'], {
        position: { type: 'integer', minimum: 1 },
        name: text,
        item: address,
      }),
    },
  }),
  BlogPosting: thing(
    'BlogPosting',
    [
      'headline',
      'url',
      'mainEntityOfPage',
      'inLanguage',
      'datePublished',
      'dateModified',
      'author',
      'publisher',
    ],
    {
      headline: text,
      description: text,
      image: address,
      url: address,
      mainEntityOfPage: address,
      inLanguage: text,
      datePublished: date,
      dateModified: date,
      author: reference,
      publisher: reference,
    },
  ),
};

/** What search engines demand of the things that pages name, and nothing else. */
const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['@context', '@graph'],
  properties: {
    '@context': { const: 'https://schema.org' },
    '@graph': {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        discriminator: { propertyName: '@type' },
        required: ['@type'],
        oneOf: Object.values(THINGS),
      },
    },
  },
};

const validate = new Ajv2020({ discriminator: true, allErrors: true }).compile(SCHEMA);

/** What is wrong with a JSON-LD document of ours; empty when nothing is. */
export const structuredDataProblems = (document: unknown): string[] =>
  validate(document)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
