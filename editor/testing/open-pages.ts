import type { OperatorRole } from '../../src/api/wire/operations/operation.ts';
import type { PageSummary } from '../app/page-list/listed-page.ts';
import type { FakeResponses } from './fake-editor-api.ts';
import { NOW, openEditor } from './open-editor.tsx';

const HOUR = 3_600_000;
/** A page as the list of documents has it, changed two hours ago. */
export const summary = (id: string, name: string, rest: Partial<PageSummary> = {}): PageSummary => ({
  id,
  title: { hr: name, de: `${name} (de)` },
  searchTitle: { hr: `${name} za najam` },
  slugs: { hr: id, de: id },
  languages: ['hr', 'de'],
  draftVersion: 2,
  publishedVersion: 2,
  isArchived: false,
  changedAt: NOW - 2 * HOUR,
  changedBy: 'Ana Kovač',
  ...rest,
});
/** The pages of a site: with a newer draft, published, a draft alone, archived. */
export const PAGES = [
  summary('fleet', 'Vozni park', { draftVersion: 3, changedAt: NOW - HOUR }),
  summary('home', 'Početna', { slugs: { hr: '', de: '' } }),
  summary('offer', 'Ponuda', {
    publishedVersion: null,
    languages: ['hr'],
    changedAt: NOW - 50 * HOUR,
    changedBy: null,
  }),
  summary('old', 'Zima', { isArchived: true }),
];

const responses = (role: OperatorRole = 'publisher'): FakeResponses => ({
  operator: () => ({
    id: '1',
    name: 'Ana Kovač',
    email: 'ana@adria.example',
    sites: [{ id: 'adria', name: 'Adria Cars', role, origin: 'http://adria.localhost' }],
  }),
  documents: () => PAGES,
  siteConfiguration: () =>
    ({
      languages: [
        { isoLanguageName: 'de', isDefault: false, url: '' },
        { isoLanguageName: 'hr', isDefault: true, url: '' },
      ],
    }) as never,
});

/** Opens the list of pages of a site. @param query of its address, with the `?` @param role of the operator; publisher without it */
export const openPages = (rest: FakeResponses = {}, query = '', role?: OperatorRole) =>
  openEditor(`/sites/adria/pages${query}`, { ...responses(role), ...rest });
