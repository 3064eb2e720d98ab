/** A company of the demo with what its pages are called in the languages that the journeys speak. */
export interface DemoCompany {
  readonly id: string;
  /** Default language of the site. */
  readonly language: string;
  /** A second language, with another way to write its paths. */
  readonly otherLanguage: string;
  /** Path of a page of content, without the language. */
  readonly contentPath: string;
}

/** The demo's companies. */
export const COMPANIES: readonly DemoCompany[] = [
  { id: 'andes', language: 'es-AR', otherLanguage: 'pt', contentPath: 'ruta-40' },
  { id: 'adria', language: 'hr', otherLanguage: 'de', contentPath: 'otoci' },
  { id: 'caribe', language: 'en-US', otherLanguage: 'es-DO', contentPath: 'offers' },
];
