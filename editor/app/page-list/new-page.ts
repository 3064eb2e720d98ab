import type { Builder, Page } from '../../../generated/page/types.ts';
import { slugOf } from '../../../src/domain/slug.ts';
import { withNewIds } from '../../document/new-ids.ts';
import { newId } from '../../workspace/new-id.ts';
import type { DocumentBody } from './page-body.ts';

/** A word or, where it is taken, the same with the first number from 2 on that is free: `offers-2`. */
export function firstFree(word: string, isTaken: (numbered: string) => boolean): string {
  let numbered = word;
  for (let number = 2; isTaken(numbered); number += 1) numbered = `${word}-${number}`;
  return numbered;
}

/** An id for a page with a title, which none of the others has. */
export function idFor(title: string, taken: readonly string[]): string {
  const stem =
    slugOf(title)
      .replace(/[^a-z0-9-]+/g, '')
      .replace(/^-+|-+$/g, '') || 'page';
  return firstFree(stem, (id) => taken.includes(id));
}

/** Name and path of a page in one language. */
export interface PageNaming {
  readonly title: string;
  readonly slug: string;
}

/** Names and paths by language tag. */
export type PageNamings = Readonly<Record<string, PageNaming>>;

const named = (namings: PageNamings) =>
  Object.entries(namings).filter(([, { title }]) => title.trim() !== '');

/** Names and paths as a page stores them; languages without a name are left out. */
export const storedNaming = (namings: PageNamings): Pick<Page, 'menuLabel' | 'slugs'> => ({
  menuLabel: Object.fromEntries(named(namings).map(([language, { title }]) => [language, title.trim()])),
  slugs: Object.fromEntries(named(namings).map(([language, { slug }]) => [language, slug])),
});

/** The content of a page without sections. */
export const EMPTY_CONTENT: Builder = {
  format: 1,
  sections: [],
  translations: {},
  translationState: {},
  scripts: [],
  pageCSS: '',
};

/** A page without sections. */
export const blankPage = (namings: PageNamings): DocumentBody => ({
  builder: EMPTY_CONTENT,
  ...storedNaming(namings),
});

/** A copy of a page under another name, with nodes of its own. */
export const copyOfPage = (id: string, body: DocumentBody, namings: PageNamings): DocumentBody => ({
  ...withNewIds(body, newId),
  madeFrom: { kind: 'page', id },
  ...storedNaming(namings),
});

/** A page that begins as a template of the company is; what the template is called stays with it. */
export function pageOfTemplate(id: string, body: DocumentBody, namings: PageNamings): DocumentBody {
  const { name: _name, description: _description, madeFrom: _origin, ...composed } = body;
  return {
    ...withNewIds(composed, newId),
    madeFrom: { kind: 'pageTemplate', id },
    ...storedNaming(namings),
  };
}

/** A template of the company as a page is: what visitors find the page by does not belong to it. */
export function templateOfPage(
  id: string,
  body: DocumentBody,
  { name, description }: { readonly name: string; readonly description: string },
): DocumentBody {
  const { builder, layoutId, showBreadcrumb } = body;
  return {
    name: name.trim(),
    description: description.trim(),
    ...withNewIds({ builder }, newId),
    ...(layoutId === undefined ? {} : { layoutId }),
    ...(showBreadcrumb === undefined ? {} : { showBreadcrumb }),
    madeFrom: { kind: 'page', id },
  };
}
