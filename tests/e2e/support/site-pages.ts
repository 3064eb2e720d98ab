/** A company of the demo with what its pages are called in the languages that the journeys speak. */
export interface DemoCompany {
  readonly id: string;
  /** Default language of the site. */
  readonly language: string;
  /** A second language, with another way to write its paths. */
  readonly otherLanguage: string;
  /** The fifth of March 2026 as readers of the default language write it. */
  readonly exampleDate: string;
  /** Path of a page of content, without the language. */
  readonly contentPath: string;
}

/** The demo's companies. */
export const COMPANIES: readonly DemoCompany[] = [
  { id: 'andes', language: 'es-AR', exampleDate: '05/03/2026', otherLanguage: 'pt', contentPath: 'ruta-40' },
  { id: 'adria', language: 'hr', exampleDate: '05.03.2026', otherLanguage: 'de', contentPath: 'otoci' },
  {
    id: 'caribe',
    language: 'en-US',
    exampleDate: '03/05/2026',
    otherLanguage: 'es-DO',
    contentPath: 'offers',
  },
];
