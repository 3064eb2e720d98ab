import { RotateCcw } from 'lucide';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/button/icon-button.tsx';
import type { FieldProps } from './field-types.ts';
import { useFields } from './fields.ts';

/** Removes the stored value of a property, so that its default holds. Not shown where there is no stored value, no default, or both are equal. */
export function ResetButton({ path, schema }: FieldProps) {
  const { t } = useTranslation();
  const { target } = useFields();
  const stored = target.read(path);
  if (stored === undefined || schema.default === undefined || stored === schema.default) return null;
  return (
    <IconButton
      size="small"
      icon={RotateCcw}
      label={t('panel.reset', { name: schema.title })}
      onPress={() => target.write(path, undefined)}
    />
  );
}
