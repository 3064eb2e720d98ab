import { labelInMenus } from '../../src/site/label-in-menus.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { documentName } from '../app/document-name.ts';
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

/** What can be referred to, by kind of reference. */
export const REFERENCE_OPTIONS: Readonly<
  Record<
    string,
    (
      site: OpenSite,
      language: string,
      api: EditorApi,
      /** What the editor calls a page that every site has. */
      nameOfSystemPage: (id: string) => string,
    ) => Promise<Options>
  >
> = {
  page: async ({ id: site, settings }, language, api, nameOfSystemPage) => {
    const inMenus = (id: string) => labelInMenus(settings.site.menus, id, language);
    const pages = await api.call('documents', { site, path: { kind: 'page' } });
    const names = new Map(
      pages.map((page) => [
        page.id,
        listedPage(page, [language], { ofSystem: nameOfSystemPage, inMenus }).name,
      ]),
    );
    return settings.site.routes.map(({ id }) => ({ value: id, label: names.get(id) ?? id }));
  },
  layout: ({ id }, language, api) => documentsOf('layout', id, language, api),
  menu: ({ id }, language, api) => documentsOf('menu', id, language, api),
  sharedComponent: async ({ shared }) =>
    shared.list().map(({ id, name }) => ({ value: id, label: name || id })),
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
