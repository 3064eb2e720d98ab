import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { Select, type SelectOption } from '../ui/select/select.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { choiceName } from './choice-control.tsx';
import type { ControlProps } from './field-types.ts';
import { useFields } from './fields.ts';

type Options = readonly SelectOption<string>[];

/** What can be referred to, by kind of reference. */
const LOADERS: Readonly<Record<string, (site: OpenSite, language: string) => Promise<Options>>> = {
  page: async ({ settings }, language) =>
    settings.site.routes.map(({ id, label }) => ({ value: id, label: pickText(label, language) || id })),
  layout: async ({ settings }) =>
    settings.site.layouts.map(({ id }) => ({ value: id, label: choiceName(id) })),
  menu: async ({ settings }) => settings.site.menus.map(({ id }) => ({ value: id, label: choiceName(id) })),
  sharedComponent: async ({ settings }) =>
    settings.site.sharedComponents.map(({ id, name }) => ({ value: id, label: name || id })),
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
  const { site, language } = useFields();
  const kind = schema['x-reference'] ?? '';
  const load = LOADERS[kind];
  const { data } = useQuery({
    queryKey: ['references', site.id, kind, language],
    queryFn: () => load?.(site, language) ?? [],
    enabled: load !== undefined,
  });
  if (!load)
    return (
      <TextField label={schema.title} value={value ?? ''} error={error} help={help} onChange={onChange} />
    );
  // Where the default names something, there is no way without one.
  const choices = data ?? [];
  const options = schema.default ? choices : [{ value: '', label: t('panel.noReference') }, ...choices];
  const isKnown = options.some((option) => option.value === value);
  const lost = (id: string) => ({ value: id, label: data ? t('panel.lostReference', { id }) : id });
  return (
    <Select
      label={schema.title}
      {...(help && { help })}
      options={isKnown || !value ? options : [...options, lost(value)]}
      value={value ?? ''}
      onChange={onChange}
    />
  );
}
