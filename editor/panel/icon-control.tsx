import { useTranslation } from 'react-i18next';
import { ICONS } from '../../src/ui/icon/icon-set.ts';
import { SvgIcon } from '../../src/ui/icon/icon.tsx';
import { Select } from '../ui/select/select.tsx';
import type { ControlProps } from './field-types.ts';
import { choiceName } from './choice-name.ts';

/** An icon of the built-in set. */
export function IconControl({ schema, value, onChange }: ControlProps<string>) {
  const { t } = useTranslation();
  const options = [
    { value: '', label: t('panel.noIcon') },
    ...[...ICONS.keys()].map((name) => ({ value: name, label: choiceName(name) })),
  ];
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 8 }}>
      <Select label={schema.title} hidesLabel options={options} value={value} onChange={onChange} />
      <SvgIcon name={value} size={20} />
    </div>
  );
}
