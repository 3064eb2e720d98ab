import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { useServices } from '../app/services.tsx';
import type { OpenSite } from '../canvas/open-site.ts';
import { ComboBox } from '../ui/combo-box/combo-box.tsx';
import type { SelectOption } from '../ui/select/select-option.ts';
import { TextField } from '../ui/text-field/text-field.tsx';
import { choiceName } from './choice-name.ts';
import type { ControlProps } from './field-types.ts';
import { useFields } from './fields.ts';

type Options = readonly SelectOption<string>[];

/** What can be referred to, by kind of reference; promotions have no list yet, and are named by their id. */
const LOADERS: Readonly<
  Record<string, (site: OpenSite, language: string, api: EditorApi) => Promise<Options>>
> = {
  page: async ({ settings }, language) =>
    settings.site.routes.map(({ id, label }) => ({ value: id, label: pickText(label, language) || id })),
  layout: async ({ settings }) =>
    settings.site.layouts.map(({ id }) => ({ value: id, label: choiceName(id) })),
  menu: async ({ settings }) => settings.site.menus.map(({ id }) => ({ value: id, label: choiceName(id) })),
  sharedComponent: async ({ shared }) =>
    shared.list().map(({ id, name }) => ({ value: id, label: name || id })),
  form: async ({ id }, language, api) =>
    (await api.call('documents', { site: id, path: { kind: 'form' } }))
      .filter(({ isArchived }) => !isArchived)
      .map((form) => ({ value: form.id, label: pickText(form.title, language) || form.id })),
  place: async ({ api }, language) =>
    (await api.places(language)).map(({ id, name }) => ({ value: id, label: name })),
  category: async ({ api }, language) =>
    (await api.fleet(language)).map(({ id, name }) => ({ value: id, label: name })),
  model: async ({ api }, language) =>
    (await api.fleet(language)).flatMap(({ models }) =>
      models.map((model) => ({ value: model.modelId, label: model.modelName })),
    ),
};

/** Something of the site that a property refers to by its id. */
export function ReferenceControl({ schema, value, onChange, error, help }: ControlProps<string>) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { site, language } = useFields();
  const kind = schema['x-reference'] ?? '';
  const load = LOADERS[kind];
  const { data } = useQuery({
    queryKey: ['references', site.id, kind, language],
    queryFn: () => load?.(site, language, api) ?? [],
    enabled: load !== undefined,
  });
  if (!load || !data)
    return (
      <TextField label={schema.title} value={value ?? ''} error={error} help={help} onChange={onChange} />
    );
  const isKnown = data.some((option) => option.value === value);
  return (
    <ComboBox
      // The list is read once: entries that are loaded later need another one.
      key={data.length}
      label={schema.title}
      {...(help && { help })}
      {...(error && { error })}
      placeholder={t('panel.noReference')}
      // Where the default names something, there is no way without one.
      {...(!schema.default && { clearLabel: t('panel.clearReference', { name: schema.title }) })}
      nothingText={t('panel.nothingFound')}
      options={
        isKnown || !value ? data : [...data, { value, label: t('panel.lostReference', { id: value }) }]
      }
      value={value ?? ''}
      onChange={onChange}
    />
  );
}
