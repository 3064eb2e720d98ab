import { EyeOff } from 'lucide';
import { useTranslation } from 'react-i18next';
import { deviceVisibility } from '../document/device-visibility.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { useOfDocument } from '../workspace/workspace.ts';

/** Marks a node that visitors do not see on all devices, and says on which they do. */
export function HiddenMark({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const visibility = useOfDocument(({ document }) => deviceVisibility(document(), id));
  if (visibility === 'everywhere') return null;
  const label =
    visibility === 'nowhere'
      ? t('visibility.nowhere')
      : t('visibility.label', { devices: t(`visibility.${visibility ?? 'other'}`) });
  return (
    <span className="hidden" data-hidden={visibility ?? 'other'} title={label}>
      <Icon of={EyeOff} size={14} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
