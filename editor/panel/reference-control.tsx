import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import type { ControlProps } from './field-types.ts';
import { useFields } from './fields.ts';
import { idleMoment } from '../workspace/when-idle.ts';
import { REFERENCE_OPTIONS } from './reference-options.ts';

const loadComboBox = async () => (await import('../ui/combo-box/combo-box.tsx')).ComboBox;
type ComboBox = Awaited<ReturnType<typeof loadComboBox>>;
let loaded: ComboBox | null = null;

/** The list that is searched by typing: `null` until an idle moment, or until `load` is called, and its code is there. */
function useComboBox() {
  const [Loaded, setLoaded] = useState(() => loaded);
  const [load] = useState(() => async () => {
    loaded ??= await loadComboBox();
    setLoaded(() => loaded);
  });
  useEffect(() => {
    // What cannot be loaded now is asked for again with the focus.
    if (!loaded)
      idleMoment()
        .then(load)
        .catch(() => undefined);
  }, [load]);
  return { Loaded, load };
}

/** Something of the site that a property refers to by its id. */
export function ReferenceControl({ schema, value, onChange, error, help }: ControlProps<string>) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const { site, language } = useFields();
  const kind = schema['x-reference'] ?? '';
  const load = REFERENCE_OPTIONS[kind];
  const { Loaded: ComboBox, load: loadList } = useComboBox();
  const hasFocus = useRef(false);
  const { data } = useQuery({
    queryKey: ['references', site.id, kind, language],
    queryFn: () => load?.(site, language, api) ?? [],
    enabled: load !== undefined,
  });
  if (!load || !data)
    return (
      <TextField label={schema.title} value={value ?? ''} error={error} help={help} onChange={onChange} />
    );
  const chosen = data.find((option) => option.value === value);
  const lostLabel = value && t('panel.lostReference', { id: value });
  if (!ComboBox)
    return (
      <TextField
        label={schema.title}
        value={chosen?.label ?? lostLabel ?? ''}
        placeholder={t('panel.noReference')}
        error={error}
        help={help}
        isReadOnly
        onFocus={() => {
          hasFocus.current = true;
          loadList().catch(() => show({ text: t('app.loadFailed'), tone: 'danger' }));
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
      />
    );
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
      options={chosen || !lostLabel ? data : [...data, { value, label: lostLabel }]}
      value={value ?? ''}
      autoFocus={hasFocus.current}
      onChange={onChange}
    />
  );
}
