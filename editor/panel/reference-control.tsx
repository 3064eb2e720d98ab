import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';
import { ChoiceField } from '../ui/combo-box/choice-field.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import type { ControlProps } from './field-types.ts';
import { useFields } from './fields.ts';
import { REFERENCE_OPTIONS } from './reference-options.ts';

/** Something of the site that a property refers to by its id. */
export function ReferenceControl({ schema, value, onChange: write, error, help }: ControlProps<string>) {
  const { t, i18n } = useTranslation();
  const { api } = useServices();
  const { site, language } = useFields();
  const kind = schema['x-reference'] ?? '';
  const load = REFERENCE_OPTIONS[kind];
  // Where nothing is written as null, an empty name would be one that nothing has.
  const onChange = (id: string) => write((id === '' && schema['x-nullable'] ? undefined : id) as string);
  const { data } = useQuery({
    queryKey: ['references', site.id, kind, language, i18n.language],
    queryFn: () =>
      load?.(site, language, api, {
        interfaceLanguage: i18n.language,
        ofSystem: (id) => t(`pages.system.${id}`),
        notPublished: (name) => t('panel.unpublishedReference', { name }),
      }) ?? [],
    enabled: load !== undefined,
  });
  if (!load || !data)
    return (
      <TextField label={schema.title} value={value ?? ''} error={error} help={help} onChange={onChange} />
    );
  const isKnown = data.some((option) => option.value === value);
  return (
    <ChoiceField
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
