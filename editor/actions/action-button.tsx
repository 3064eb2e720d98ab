import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, type IconButtonProps } from '../ui/button/icon-button.tsx';
import type { Action } from './action.ts';

function Button<Context>({
  action: { name, icon, shortcuts, run },
  context,
  ...rest
}: Pick<IconButtonProps, 'size' | 'isDisabled'> & {
  readonly action: Action<Context>;
  readonly context: Context;
}) {
  const { t } = useTranslation();
  if (!icon) return null;
  return (
    <IconButton
      {...rest}
      icon={icon}
      label={t(name)}
      {...(shortcuts?.[0] === undefined ? {} : { shortcut: shortcuts[0] })}
      onPress={() => run?.(context)}
    />
  );
}

/** A button with the icon, name and first shortcut of an action; renders again only for another action or context. */
export const ActionButton = memo(Button) as typeof Button;
