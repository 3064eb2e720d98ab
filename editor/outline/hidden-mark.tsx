import { EyeOff } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { DeviceVisibility } from '../document/device-visibility.ts';
import { Icon } from '../ui/icon/icon.tsx';

interface Props {
  /** `null` for a combination of devices without a name. */
  readonly visibility: Exclude<DeviceVisibility, 'everywhere'> | null;
}

/** Marks a node that visitors do not see on all devices, and says on which they do. */
export function HiddenMark({ visibility }: Props) {
  const { t } = useTranslation();
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
