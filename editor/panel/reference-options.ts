import { labelsInMenus } from '../../src/site/label-in-menus.ts';
import {
  ADDRESSLESS_PAGES,
  defaultLanguage,
  enabledLanguages,
  HOME,
  routeIds,
  SYSTEM_ROUTES,
} from '../../src/site/routes.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { documentName, namingLanguages, pickName } from '../app/document-name.ts';
import { listedPage } from '../app/page-list/listed-page.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import type { SelectOption } from '../ui/select/select-option.ts';

export type Options = readonly SelectOption<string>[];

/** The documents of a kind by their names, without archived ones. */
async function documentsOf(kind: string, site: string, language: string, api: EditorApi): Promise<Options> {
  const all = await api.call('documents', { site, path: { kind } });
  return all
    .filter(({ isArchived }) => !isArchived)
    .map((one) => ({ value: one.id, label: documentName(one, language) }));
}

/** The order of options by their names in a language. */
function byLabel(language: string) {
  const { compare } = new Intl.Collator(language);
  return (one: SelectOption<string>, other: SelectOption<string>) => compare(one.label, other.label);
}

/** What the editor says of pages. */
export interface PageTexts {
  /** The language of the interface, in which pages are named as in their list. */
  readonly interfaceLanguage: string;
  /** What it calls a page that every site has. */
  readonly ofSystem: (id: string) => string;
  /** The name of a page that visitors do not see, which says so. */
  readonly notPublished: (name: string) => string;
}

/**
 * The pages that a link can lead to, drafts among them, and the routes without a page; the home page first, the others by
 * their names.
 */
async function pageOptions(
  { id: site, settings }: OpenSite,
  api: EditorApi,
  { interfaceLanguage, ofSystem, notPublished }: PageTexts,
): Promise<Options> {
  const languages = [defaultLanguage(settings.site), ...enabledLanguages(settings.site)];
  const namedIn = namingLanguages(interfaceLanguage, languages);
  const inMenus = (id: string) => labelsInMenus(settings.site.menus, id);
  const pages = await api.call('documents', { site, path: { kind: 'page' } });
  const linked = pages
    .filter(({ id, isArchived }) => !isArchived && !(ADDRESSLESS_PAGES as readonly string[]).includes(id))
    .map((page) => {
      const { name } = listedPage(page, { languages, namedIn }, { ofSystem, inMenus });
      return { value: page.id, label: page.publishedVersion === null ? notPublished(name) : name };
    });
  const ownIds = new Set(pages.map(({ id }) => id));
  const others = routeIds(settings.site)
    .filter((id) => !ownIds.has(id))
    .map((id) => ({
      value: id,
      label: Object.hasOwn(SYSTEM_ROUTES, id) ? ofSystem(id) : pickName(inMenus(id), namedIn) || id,
    }));
  const compare = byLabel(interfaceLanguage);
  const isHome = ({ value }: SelectOption<string>) => Number(value === HOME);
  return [...linked, ...others].sort((one, other) => isHome(other) - isHome(one) || compare(one, other));
}

/** What can be referred to, by kind of reference. */
export const REFERENCE_OPTIONS: Readonly<
  Record<string, (site: OpenSite, language: string, api: EditorApi, texts: PageTexts) => Promise<Options>>
> = {
  page: (site, _language, api, texts) => pageOptions(site, api, texts),
  layout: ({ id }, language, api) => documentsOf('layout', id, language, api),
  menu: ({ id }, language, api) => documentsOf('menu', id, language, api),
  sharedComponent: async ({ id }, language, api) =>
    (await documentsOf('sharedComponent', id, language, api)).toSorted(byLabel(language)),
  form: ({ id }, language, api) => documentsOf('form', id, language, api),
  place: async ({ api }, language) =>
    (await api.places(language)).map(({ id, name }) => ({ value: id, label: name })),
  category: async ({ api }, language) =>
    (await api.fleet(language)).map(({ id, name }) => ({ value: id, label: name })),
  promotion: async ({ api }, language) =>
    (await api.promotions(language)).map(({ id, name }) => ({ value: id, label: name || id })),
  model: async ({ api }, language) =>
    (await api.fleet(language)).flatMap(({ models }) =>
      models.map((model) => ({ value: model.modelId, label: model.modelName })),
    ),
};
